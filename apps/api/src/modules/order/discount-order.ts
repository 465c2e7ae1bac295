import type { FieldError, OrderItem, PromoReason } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { MessageId } from '../../platform/messages/messages.ts';
import { refuse, refuseFields, type Refusal } from '../../operations/refusal.ts';
import type { Catalogue } from '../catalogue/catalogue.schema.ts';
import { discountLines, lockCodes, readCode, type CodedLine, type LineDiscount } from '../promo/promo-codes.ts';
import { priceOrder, type FeaturesOf, type PricedItem, type PricedOrder, type QuotedOptions } from './price-order.ts';

export type DiscountedItem = PricedItem & { discount: LineDiscount | null };
export type DiscountedOrder = { ok: true; items: DiscountedItem[] } | { ok: false; errors: FieldError[]; codes: RefusedCode[] };

/** The price of one unit for a period, and its setup fee. */
export type QuotedPrice = Pick<PricedItem, 'unitCents' | 'setupCents'>;

export type OrderInput = {
  catalogue: Catalogue;
  featuresOf: FeaturesOf;
  clientId: number;
  orderItems: readonly OrderItem[];
  at: Date;
  /** Prices held by a quote, per item. They cap the current prices. */
  quotedPrices?: readonly QuotedPrice[];
  /** The ids of the options that each item's quote knows. */
  quotedOptions?: QuotedOptions | undefined;
};
type RefusedCode = { index: number; code: string; reason: PromoReason };

const sentences = {
  unknown: 'order.promocode.unknown',
  expired: 'order.promocode.expired',
  not_started: 'order.promocode.notStarted',
  used_up: 'order.promocode.usedUp',
  used_by_client: 'order.promocode.usedByClient',
  other_plan: 'order.promocode.otherPlan',
} as const satisfies Record<PromoReason, MessageId>;

/** Prices the items with their promo codes. A code that doesn't apply has no effect, and its discount states the reason. */
export async function discountOrder(tx: Transaction, input: OrderInput): Promise<DiscountedOrder> {
  const { catalogue, featuresOf, clientId, orderItems, at, quotedPrices = [], quotedOptions } = input;
  const priced = withQuotedPrices(priceOrder(catalogue, orderItems, featuresOf, quotedOptions), quotedPrices);
  const lines: CodedLine[] = orderItems.map(({ promocode }, index) => {
    const item = priced.ok ? priced.items[index] : undefined;
    return { code: readCode(promocode), planId: item?.offer.plan.id ?? '', unitCents: item?.hostnames.map(() => item.unitCents) ?? [] };
  });
  const discounts = await discountLines(tx, { clientId, at, lines });
  if (priced.ok) return { ok: true, items: priced.items.map((item, index) => ({ ...item, discount: discounts[index] ?? null })) };
  // If an item is invalid, its plan may be unknown, so don't report that a code is for another plan.
  return { ok: false, errors: priced.errors, codes: refusedCodes(discounts).filter(({ reason }) => reason !== 'other_plan') };
}

/** Charges the lower of the quoted and the current price. */
function withQuotedPrices(priced: PricedOrder, quotedPrices: readonly QuotedPrice[]): PricedOrder {
  if (!priced.ok) return priced;
  const items = priced.items.map((item, index) => {
    const { unitCents, setupCents } = quotedPrices[index] ?? item;
    return { ...item, unitCents: Math.min(item.unitCents, unitCents), setupCents: Math.min(item.setupCents, setupCents) };
  });
  return { ok: true, items };
}

/** Prices an order that is being placed. Locks its codes until the transaction ends and refuses the order if one doesn't apply. */
export async function discountPlacedOrder(
  tx: Transaction,
  input: OrderInput,
): Promise<{ ok: true; items: DiscountedItem[] } | { ok: false; refusal: Refusal<422> }> {
  await lockCodes(
    tx,
    input.orderItems.map(({ promocode }) => ({ code: readCode(promocode), planId: '', unitCents: [] })),
  );
  const order = await discountOrder(tx, input);
  const codes = order.ok ? refusedCodes(order.items.map(({ discount }) => discount)) : order.codes;
  const errors = [...(order.ok ? [] : order.errors), ...codes.map(errorOf)];
  if (order.ok && errors.length === 0) return order;
  const [first] = codes;
  if (!order.ok || first === undefined) return { ok: false, refusal: refuseFields(errors) };
  const sentence = { message: sentences[first.reason], values: { code: first.code } };
  return { ok: false, refusal: refuse(422, 'promocode_refused', { ...sentence, errors }) };
}

/** Returns the discount of one unit for the first period and for renewals. */
export function discountOfUnit({ discount }: DiscountedItem, unit: number): { firstCents: number; renewalCents: number } {
  if (discount === null || 'reason' in discount) return { firstCents: 0, renewalCents: 0 };
  const cents = discount.unitCents[unit] ?? 0;
  return { firstCents: cents, renewalCents: discount.renews ? cents : 0 };
}

function refusedCodes(discounts: readonly (LineDiscount | null)[]): RefusedCode[] {
  return discounts.flatMap((discount, index) =>
    discount !== null && 'reason' in discount ? [{ index, code: discount.code, reason: discount.reason }] : [],
  );
}

function errorOf({ index, reason }: RefusedCode): FieldError {
  return { path: `order_items.${index}.promocode`, code: 'promocode_unknown', params: { reason } };
}
