import type { FieldError } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { refuse, refuseFields, type Refusal } from '../../operations/refusal.ts';
import type { Configuration } from '../../settings/configuration.ts';
import type { DiscountedItem } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';
import { readQuote } from './quote.ts';

type Order = { clientId: number; items: readonly DiscountedItem[]; at: Date };
/** What the buyer saw, as an order says it. */
type Seen = { quote?: string | null | undefined; total?: number | undefined };

/** Why an order that the buyer saw with a price is not placed at the price of now; null where it is the same, or none was seen. */
export function refusalOfPrice(configuration: Configuration, { quote, total }: Seen, order: Order): Refusal<409 | 422> | null {
  const { totalCents } = sumsOfOrder(order.items);
  if (quote !== undefined && quote !== null) {
    const quoted = readQuote(configuration, quote, order);
    if (quoted === null) return refuseFields([{ path: 'quote', code: 'invalid', params: {} }]);
    if (quoted.cents !== totalCents) return changed('price_changed', 'quote', [quoted.cents, totalCents]);
    if (quoted.until <= order.at.getTime()) return changed('quote_expired', 'quote', [quoted.cents, totalCents]);
  }
  if (total !== undefined && total !== eurosFromCents(totalCents)) {
    return changed('price_changed', 'total', [Math.round(total * 100), totalCents]);
  }
  return null;
}

function changed(code: 'price_changed' | 'quote_expired', path: string, [seenCents, nowCents]: readonly [number, number]): Refusal<409> {
  const figures = { seen: eurosFromCents(seenCents), now: eurosFromCents(nowCents) };
  const error: FieldError = { path, code: 'not_equal', params: figures };
  return refuse(409, code, { values: figures, errors: [error] });
}
