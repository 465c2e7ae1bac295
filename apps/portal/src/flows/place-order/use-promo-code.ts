import { toOrderItems } from '@portico/cart/cart-rules';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import { useIntl } from '@portico/i18n/react';
import { describeError } from '../../operations/failures/describe-error.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { promoMessages as m, promoReasonMessages } from './promo.messages.ts';

/** Tries a code on items with a quote; nothing is changed. Returns null if any item accepts it, otherwise a sentence that says why not. */
export function usePromoCode() {
  const intl = useIntl();
  const asking = useOperation('quoteOrder');

  async function applyCode(items: readonly CartItemDraft[], code: string): Promise<string | null> {
    try {
      const quote = await asking.send({ body: { order_items: toOrderItems(items.map((item) => ({ ...item, promocode: code }))) } });
      const reasons = quote.items.map(({ promocode }) => promocode?.reason ?? null);
      const [first] = reasons;
      return reasons.includes(null) || !first ? null : intl.formatMessage(promoReasonMessages[first]);
    } catch (error) {
      return describeError(intl, error, m.failed);
    }
  }

  return { applyCode, busy: asking.busy };
}
