import type { DocumentLine } from './billing-document.ts';

/** A line of an invoice as it is stored: one server, one fee or one discount. */
export type SingleLine = Omit<DocumentLine, 'count' | 'hostnames'> & { hostname: string | null };

/**
 * One line for those that differ in their hostname alone, such as ten servers of one order, in the order in which they first come.
 * Its amounts are the sums, so that an invoice's totals stay what they are: their net amounts may differ by the cent that rounding left over.
 */
export function groupLines(lines: readonly SingleLine[]): DocumentLine[] {
  const alike = Map.groupBy(lines, ({ hostname: _hostname, netCents: _netCents, ...rest }) => JSON.stringify(rest));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { hostname: _hostname, ...line } = first;
    const sums = { amountCents: sumOf(group, 'amountCents'), netCents: sumOf(group, 'netCents') };
    return [{ ...line, ...sums, count: group.length, hostnames: group.flatMap(({ hostname }) => hostname ?? []) }];
  });
}

const sumOf = (lines: readonly SingleLine[], amount: 'amountCents' | 'netCents') => lines.reduce((sum, line) => sum + line[amount], 0);
