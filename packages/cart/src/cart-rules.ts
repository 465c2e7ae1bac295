import type { ConfigOptions, OrderItem, OrderRequest, Quote } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import { balancePaymentMethodId, itemMaxCount } from '@portico/contract/limits';
import { freshId } from './cart-item.ts';
import type { CartItem } from './cart-item.ts';

export type CartItemDraft = Omit<CartItem, 'id'>;

/** The cart after a change, or why it stays unchanged. */
export type CartChange = { ok: true; items: CartItem[] } | { ok: false; code: 'quantity_max'; params: { max: number } };

const refused: CartChange = { ok: false, code: 'quantity_max', params: { max: itemMaxCount } };

/**
 * Adds an item. If its tariff, configoptions and billing_cycle all equal an existing line, that line's count rises; otherwise a new line
 * with a fresh id is appended. `now` is the timestamp (ms) for the id.
 */
export function addItem(items: readonly CartItem[], draft: CartItemDraft, now: number): CartChange {
  const line = items.find((item) => isSameConfiguration(item, draft));
  if (!line) {
    if (draft.count > itemMaxCount) return refused;
    return { ok: true, items: [...items, { ...draft, id: freshId(new Set(items.map((item) => item.id)), String(now)) }] };
  }
  const count = line.count + draft.count;
  if (count > itemMaxCount) return refused;
  // The price may have changed since the line was added; the newer one is what an order would cost.
  const promocode = draft.promocode ?? line.promocode;
  return {
    ok: true,
    items: items.map((item) => (item === line ? { ...line, count, price: draft.price, setup_fee: draft.setup_fee, promocode } : item)),
  };
}

/** Sets a line's count. A count below 1 removes the line, as on a stepper. */
export function setCount(items: readonly CartItem[], id: string, count: number): CartChange {
  if (count > itemMaxCount) return refused;
  if (count < 1) return { ok: true, items: removeItem(items, id) };
  return { ok: true, items: items.map((item) => (item.id === id ? { ...item, count } : item)) };
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id);
}

/** Returns the sum of all counts. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.count, 0);
}

/** Returns the price of one line for a period, in euros. */
export function linePrice(item: Pick<CartItem, 'price' | 'count'>): number {
  return eurosFromCents(timesCount(item, item.price));
}

/** Returns the sum of price times count in euros, computed in cents so that it is exact. */
export function totalPrice(items: readonly CartItem[]): number {
  return eurosFromCents(totalCents(items));
}

/** Returns the same in cents. */
export function totalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + timesCount(item, item.price), 0);
}

/** Returns the one-time fees in cents. */
export function setupCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + timesCount(item, item.setup_fee ?? 0), 0);
}

/** Returns the amount due now in euros: the total plus one-time fees. */
export function totalDue(items: readonly CartItem[]): number {
  return eurosFromCents(totalCents(items) + setupCents(items));
}

function timesCount({ count }: Pick<CartItem, 'count'>, euros: number): number {
  const cents = centsFromEuros(euros);
  if (cents === null) throw new RangeError(`A cart line has a price that is no amount of cents: ${euros}`);
  return cents * count;
}

/** Section 3, order items: never a price. */
export function toOrderItems(items: readonly CartItemDraft[]): OrderItem[] {
  return items.map(({ tariff, configoptions, count, billing_cycle, promocode }) => ({
    tariff,
    configoptions,
    count,
    billing_cycle,
    promocode,
  }));
}

/** What the buyer saw: the total in euros, and the quote behind it. An order at another price is refused. */
export type SeenPrice = { total: number; quote?: Pick<Quote, 'quote' | 'items'> | undefined };

/**
 * Section 3, order request: always payment method 1. Codes without a discount in the quote are left out. Without a seen price, such as for
 * an API without quotes, it has exactly the specification's fields.
 */
export function toOrderRequest(items: readonly CartItemDraft[], seen?: SeenPrice): OrderRequest {
  const quote = seen?.quote;
  const order_items = toOrderItems(items).map((item, index) => {
    const isRefused = typeof quote?.items[index]?.promocode?.reason === 'string';
    return isRefused ? { ...item, promocode: null } : item;
  });
  return { order_items, payment_method: balancePaymentMethodId, ...(seen && { total: seen.total }), ...(quote && { quote: quote.quote }) };
}

function isSameConfiguration(one: CartItemDraft, other: CartItemDraft): boolean {
  return one.tariff === other.tariff && one.billing_cycle === other.billing_cycle && areEqual(one.configoptions, other.configoptions);
}

/** Ignores the order of the keys. */
function areEqual(one: ConfigOptions, other: ConfigOptions): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && other[key] === one[key]);
}
