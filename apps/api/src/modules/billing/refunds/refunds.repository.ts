import type { Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentRefundTable, PaymentTable } from '../../../platform/database/tables/billing-tables.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';

export type RefundRow = Selectable<PaymentRefundTable>;
/** The refund of a credit note, with the label of its payment's card. */
export type RefundOfNote = Pick<RefundRow, 'credit_note_id' | 'status'> & Pick<Selectable<PaymentTable>, 'method_id'> & CardName;
type CardName = { brand: string | null; last_four: string | null };

/** The refunds of one client. */
export const refundsRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  /** Returns the refunds of an invoice with their credit note ids. */
  ofInvoice: (invoiceId: number): Promise<RefundOfNote[]> =>
    tx
      .selectFrom('payment_refund as refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .leftJoin('payment_card as card', 'card.id', 'payment.card_id')
      .select(['refund.credit_note_id', 'refund.status', 'payment.method_id', 'card.brand', 'card.last_four'])
      .where('payment.client_id', '=', clientId)
      .where('payment.invoice_id', '=', invoiceId)
      .execute(),
});
