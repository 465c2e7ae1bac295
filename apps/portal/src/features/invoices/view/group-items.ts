import type { InvoiceItem } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';

/** Items that differ only in their hostname, such as ten servers of one order. */
export type ItemGroup = Omit<InvoiceItem, 'hostname'> & {
  readonly key: string;
  readonly count: number;
  readonly hostnames: readonly string[];
};

/** Groups items in order of first appearance; the amount is the group's sum. */
export function groupItems(items: readonly InvoiceItem[]): readonly ItemGroup[] {
  const alike = new Map<string, InvoiceItem[]>();
  for (const item of items) {
    const { hostname: _hostname, ...rest } = item;
    const key = JSON.stringify(rest);
    alike.set(key, [...(alike.get(key) ?? []), item]);
  }
  return [...alike].flatMap(([key, [first, ...others]]) => {
    if (!first) return [];
    const { hostname: _hostname, ...rest } = first;
    const all = [first, ...others];
    const cents = all.reduce((sum, { amount }) => sum + (centsFromEuros(amount) ?? 0), 0);
    return [{ ...rest, key, count: all.length, amount: eurosFromCents(cents), hostnames: all.flatMap(({ hostname }) => hostname ?? []) }];
  });
}
