import type { OrderItem, Quote, QuotedItem } from '@portico/contract';
import { vps } from '@portico/pricing/configuration.fixture';
import { discountsOf } from '@portico/pricing/discounts';
import { eurosFromCents } from '@portico/pricing/money';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { answer } from './network.ts';

/** A code that takes a tenth off the plans whose tariff begins so. */
export const springCode = { code: 'SPRING', for: 'vps-nvme' };

function unitCentsOf(item: OrderItem): number {
  const price = priceConfiguration(vps, item);
  return price.ok ? price.unitCents : 0;
}

function quotedItem(item: OrderItem, unit: number, renews: boolean): QuotedItem {
  const code = item.promocode;
  const reason = code === null ? null : code !== springCode.code ? 'unknown' : item.tariff.startsWith(springCode.for) ? null : 'other_plan';
  const units = Array.from({ length: item.count }, () => unit);
  const discounts = code !== null && reason === null ? discountsOf({ kind: 'percent', percent: 10 }, units) : [];
  const discount = discounts.reduce((sum, one) => sum + one, 0);
  const subtotal = unit * item.count;
  return {
    price: eurosFromCents(unit),
    subtotal: eurosFromCents(subtotal),
    discount: eurosFromCents(discount),
    total: eurosFromCents(subtotal - discount),
    renewal: eurosFromCents(renews ? subtotal - discount : subtotal),
    promocode: code === null ? null : { code, reason, renews: renews && reason === null },
  };
}

/** Answers quotes from now on, whatever the plan, at the prices of the sample configuration. */
export function answerQuotes({ centsOf = unitCentsOf, dearerCents = 0, renews = false, quote = 'signed' } = {}): void {
  answer('quoteOrder', ({ body }): Quote => {
    // The compiler holds what the portal sends to the contract.
    const items = (body as { order_items: OrderItem[] }).order_items.map((item) => quotedItem(item, centsOf(item) + dearerCents, renews));
    const sum = (of: (item: QuotedItem) => number) => eurosFromCents(items.reduce((cents, item) => cents + Math.round(of(item) * 100), 0));
    const sums = { subtotal: sum((item) => item.subtotal), discount: sum((item) => item.discount), total: sum((item) => item.total) };
    return { quote, expires_at: '2026-11-22T13:00:00Z', items, ...sums };
  });
}
