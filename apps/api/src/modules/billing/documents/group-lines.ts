import type { DocumentLine } from './billing-document.ts';

/** A stored invoice line: one server, fee or discount. */
export type SingleLine = Omit<DocumentLine, 'count' | 'hostnames'> & { hostname: string | null };

/**
 * Groups lines that differ only in hostname, such as ten servers of one order, and keeps their order. Amounts are summed, because the net
 * amounts of equal lines can differ by a cent of rounding. Totals don't change.
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
