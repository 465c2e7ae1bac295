import type { FieldError } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Transaction } from '../../platform/database/database.ts';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../operations/refusal.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { discountOrder, type OrderInput, type DiscountedItem } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';
import { readQuote, type Quoted } from './quote.ts';

/** The price that the buyer saw. */
type SeenPrice = { quote?: string | null | undefined; total?: number | undefined };

/**
 * Returns the items at the price to charge: for each, the lower of the quoted and the current price. Refuses an expired quote, and an order
 * that would cost more than the buyer saw.
 */
export async function priceAsSeen(
  tx: Transaction,
  configuration: Configuration,
  { quote, total }: SeenPrice,
  input: OrderInput,
  current: readonly DiscountedItem[],
): Promise<readonly DiscountedItem[] | Refusal<409 | 422>> {
  const quoted = quote == null ? null : validQuote(configuration, quote, input, current);
  if (quoted !== null && isRefusal(quoted)) return quoted;
  const items = quoted === null ? current : await atQuotedPrices(tx, input, current, quoted);
  const { totalCents } = sumsOfOrder(items);
  if (quoted !== null && totalCents > quoted.cents) return changed('price_changed', 'quote', [quoted.cents, totalCents]);
  const seenCents = total === undefined ? totalCents : Math.round(total * 100);
  const isAsSeen = quoted === null ? seenCents === totalCents : seenCents >= totalCents;
  return isAsSeen ? items : changed('price_changed', 'total', [seenCents, totalCents]);
}

function validQuote(
  configuration: Configuration,
  quote: string,
  { clientId, orderItems, at }: OrderInput,
  items: readonly DiscountedItem[],
): Quoted | Refusal<409 | 422> {
  const quoted = readQuote(configuration, quote, { clientId, orderItems, items });
  if (quoted === null) return refuseFields([{ path: 'quote', code: 'invalid', params: {} }]);
  if (quoted.until > at.getTime()) return quoted;
  return changed('quote_expired', 'quote', [quoted.cents, sumsOfOrder(items).totalCents]);
}

async function atQuotedPrices(
  tx: Transaction,
  input: OrderInput,
  current: readonly DiscountedItem[],
  { prices }: Quoted,
): Promise<readonly DiscountedItem[]> {
  const quotedPrices = prices.map(([unitCents, setupCents]) => ({ unitCents, setupCents }));
  const isDearer = quotedPrices.some((price, index) => {
    const item = current[index];
    return item !== undefined && (item.unitCents > price.unitCents || item.setupCents > price.setupCents);
  });
  if (!isDearer) return current;
  const order = await discountOrder(tx, { ...input, quotedPrices });
  if (!order.ok) throw new Error('The order can be priced, but not at the prices of its quote');
  return order.items;
}

function changed(code: 'price_changed' | 'quote_expired', path: string, [seenCents, nowCents]: readonly [number, number]): Refusal<409> {
  const figures = { seen: eurosFromCents(seenCents), now: eurosFromCents(nowCents) };
  const error: FieldError = { path, code: 'not_equal', params: figures };
  return refuse(409, code, { values: figures, errors: [error] });
}
