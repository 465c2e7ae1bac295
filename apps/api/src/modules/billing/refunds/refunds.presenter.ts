import type { CreditNote, Language } from '@portico/contract';
import { cardLabel } from '../cards/cards.ts';
import { methodName, type Gateways } from '../payments/payment-methods.ts';
import type { RefundOfNote } from './refunds.repository.ts';

/** Where the money of credit notes went, by the ids of these; one that is not among them went to the balance. */
export function presentRefunds(
  refunds: readonly RefundOfNote[],
  gateways: Gateways,
  locale: Language,
): ReadonlyMap<number, NonNullable<CreditNote['sent_back']>> {
  return new Map(
    refunds.map(({ credit_note_id: noteId, status, method_id: methodId, brand, last_four: lastFour }) => {
      const isCard = brand !== null && lastFour !== null;
      const method = isCard ? cardLabel({ brand, last_four: lastFour }) : methodName(gateways, methodId, locale);
      return [noteId, { method, status }];
    }),
  );
}
