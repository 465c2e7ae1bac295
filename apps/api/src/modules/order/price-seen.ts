import type { FieldError } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Transaction } from '../../platform/database/database.ts';
import { refuse, refuseFields, type Refusal } from '../../operations/refusal.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { discountOrder, type OrderInput, type DiscountedItem } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';
import { isQuoteOf, readQuote, type Quoted } from './quote.ts';

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
  const quoted = quote == null ? null : readQuote(configuration, quote, input.clientId);
  const items = quoted === null ? current : await asQuoted(tx, input, current, quoted);
  if (items === null || (quote != null && quoted === null)) return refuseFields([{ path: 'quote', code: 'invalid', params: {} }]);
  const { totalCents } = sumsOfOrder(items);
  if (quoted !== null && quoted.until <= input.at.getTime())
    return changed('quote_expired', 'quote', [quoted.cents, sumsOfOrder(current).totalCents]);
  if (quoted !== null && totalCents > quoted.cents) return changed('price_changed', 'quote', [quoted.cents, totalCents]);
  const seenCents = total === undefined ? totalCents : Math.round(total * 100);
  const isAsSeen = quoted === null ? seenCents === totalCents : seenCents >= totalCents;
  return isAsSeen ? items : changed('price_changed', 'total', [seenCents, totalCents]);
}

/** Returns null if the quote is for other items. An option that a plan has gained since then is left out unless the order chooses it. */
async function asQuoted(
  tx: Transaction,
  input: OrderInput,
  current: readonly DiscountedItem[],
  quoted: Quoted,
): Promise<readonly DiscountedItem[] | null> {
  const quotedPrices = quoted.prices.map(([unitCents, setupCents]) => ({ unitCents, setupCents }));
  const isDearer = quotedPrices.some((price, index) => {
    const item = current[index];
    return item !== undefined && (item.unitCents > price.unitCents || item.setupCents > price.setupCents);
  });
  if (!isDearer && isQuoteOf(quoted, current)) return current;
  const order = await discountOrder(tx, { ...input, quotedPrices, quotedOptions: quoted.options });
  return order.ok && isQuoteOf(quoted, order.items) ? order.items : null;
}

function changed(code: 'price_changed' | 'quote_expired', path: string, [seenCents, nowCents]: readonly [number, number]): Refusal<409> {
  const figures = { seen: eurosFromCents(seenCents), now: eurosFromCents(nowCents) };
  const error: FieldError = { path, code: 'not_equal', params: figures };
  return refuse(409, code, { values: figures, errors: [error] });
}
