import type { CreditNote, Language } from '@portico/contract';
import { paymentLabel, type Gateways } from '../payments/payment-methods.ts';
import type { RefundOfNote } from './refunds.repository.ts';

/** Returns how credit notes were refunded, by credit note id. Credit notes without an entry went to the balance. */
export function presentRefunds(
  refunds: readonly RefundOfNote[],
  gateways: Gateways,
  locale: Language,
): ReadonlyMap<number, NonNullable<CreditNote['sent_back']>> {
  return new Map(
    refunds.map((refund) => [refund.credit_note_id, { method: paymentLabel(gateways, refund, locale), status: refund.status }]),
  );
}
