import type { InvoiceItem } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';

/** Items that differ in their hostname alone, such as ten servers of one order. */
export type ItemGroup = Omit<InvoiceItem, 'hostname'> & {
  readonly key: string;
  readonly count: number;
  readonly hostnames: readonly string[];
};

/** In the order in which the invoice first names them; the amount is that of all. */
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
