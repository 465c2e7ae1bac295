import { toOrderItems } from '@portico/cart/cart-rules';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import { describeError } from '../../operations/failures/describe-error.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { promoMessages as m, promoReasonMessages } from './promo.messages.ts';

/** Tries a code on items with a quote; nothing is changed. Returns null if any item accepts it, otherwise a sentence that says why not. */
export function usePromoCode() {
  const asking = useOperation('quoteOrder');

  async function applyCode(items: readonly CartItemDraft[], code: string): Promise<string | null> {
    try {
      const quote = await asking.send({ body: { order_items: toOrderItems(items.map((item) => ({ ...item, promocode: code }))) } });
      const reasons = quote.items.map(({ promocode }) => promocode?.reason ?? null);
      const [first] = reasons;
      return reasons.includes(null) || !first ? null : shownIntl().formatMessage(promoReasonMessages[first]);
    } catch (error) {
      return describeError(shownIntl(), error, m.failed);
    }
  }

  return { applyCode, busy: asking.busy };
}
