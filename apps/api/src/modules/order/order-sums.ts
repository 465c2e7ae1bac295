import type { QuotedItem } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { discountOfUnit, type DiscountedItem } from './discount-order.ts';

/** `subtotalCents` is the price of the first periods before discounts; `setupCents` are the one-time fees. */
export type OrderSums = { subtotalCents: number; discountCents: number; setupCents: number; totalCents: number };

type ItemSums = OrderSums & { renewalCents: number };

export function sumsOfItem(item: DiscountedItem): ItemSums {
  const discounts = item.hostnames.map((_, unit) => discountOfUnit(item, unit));
  const subtotalCents = item.unitCents * item.hostnames.length;
  const discountCents = discounts.reduce((sum, { firstCents }) => sum + firstCents, 0);
  const renewalDiscountCents = discounts.reduce((sum, { renewalCents }) => sum + renewalCents, 0);
  const setupCents = item.setupCents * item.hostnames.length;
  return {
    subtotalCents,
    discountCents,
    setupCents,
    totalCents: subtotalCents - discountCents + setupCents,
    renewalCents: subtotalCents - renewalDiscountCents,
  };
}

export function sumsOfOrder(items: readonly DiscountedItem[]): OrderSums {
  const sums = items.map(sumsOfItem);
  const subtotalCents = sums.reduce((sum, item) => sum + item.subtotalCents, 0);
  const discountCents = sums.reduce((sum, item) => sum + item.discountCents, 0);
  const setupCents = sums.reduce((sum, item) => sum + item.setupCents, 0);
  return { subtotalCents, discountCents, setupCents, totalCents: subtotalCents - discountCents + setupCents };
}

export function presentQuotedItem(item: DiscountedItem): QuotedItem {
  const { discount } = item;
  const sums = sumsOfItem(item);
  return {
    price: eurosFromCents(item.unitCents),
    subtotal: eurosFromCents(sums.subtotalCents),
    discount: eurosFromCents(sums.discountCents),
    setup_fee: eurosFromCents(sums.setupCents),
    total: eurosFromCents(sums.totalCents),
    renewal: eurosFromCents(sums.renewalCents),
    promocode:
      discount === null
        ? null
        : 'reason' in discount
          ? { code: discount.code, reason: discount.reason, renews: false }
          : { code: discount.code, reason: null, renews: discount.renews },
  };
}
