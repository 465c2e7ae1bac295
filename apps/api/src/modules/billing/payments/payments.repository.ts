import { sql, type Insertable, type Selectable } from 'kysely';
import type { PaymentTable } from '../../../platform/database/tables/billing-tables.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import { balanceMethodId } from './payment-methods.ts';

export type PaymentRow = Selectable<PaymentTable>;
/** A payment with the label of its card. `credited` is true if the money went to the balance instead of the payment's invoice. */
export type ShownPayment = PaymentRow & { brand: string | null; last_four: string | null; credited: boolean };

/** The payment that settled an invoice has the same decision time as the invoice. */
const credited = sql<boolean>`coalesce(
  payment.status = 'succeeded' and payment.method_id <> ${balanceMethodId} and (
    invoice.status <> 'paid' or (payment.decided_at <> invoice.paid_at and exists (
      select 1 from payment settling
      where settling.invoice_id = invoice.id and settling.status = 'succeeded' and settling.decided_at = invoice.paid_at))),
  false)`;

/** Payments with the label of their card. */
export const shownPayments = (tx: Transaction) =>
  tx
    .selectFrom('payment')
    .leftJoin('payment_card as card', 'card.id', 'payment.card_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .selectAll('payment')
    .select(['card.brand', 'card.last_four', credited.as('credited')]);

/** The payments of one client. */
export function paymentsRepository(tx: Transaction, { clientId }: ClientScope) {
  return {
    insert: (payment: Omit<Insertable<PaymentTable>, 'client_id'>): Promise<PaymentRow> =>
      tx
        .insertInto('payment')
        .values({ ...payment, client_id: clientId })
        .returningAll()
        .executeTakeFirstOrThrow(),
    find: (paymentId: string): Promise<ShownPayment | undefined> =>
      shownPayments(tx).where('payment.id', '=', paymentId).where('payment.client_id', '=', clientId).executeTakeFirst(),
    /** Returns the client's pending card setup with this method. */
    findOpenOfCard: (methodId: number): Promise<PaymentRow | undefined> =>
      tx
        .selectFrom('payment')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('method_id', '=', methodId)
        .where('purpose', '=', 'card')
        .where('status', '=', 'pending')
        .executeTakeFirst(),
    findByRequest: (requestKey: string): Promise<PaymentRow | undefined> =>
      tx.selectFrom('payment').selectAll().where('client_id', '=', clientId).where('request_key', '=', requestKey).executeTakeFirst(),
    /** Releases the request key, so that the same request can start a new payment. */
    releaseRequestKey: (paymentId: string) =>
      tx.updateTable('payment').set({ request_key: null }).where('id', '=', paymentId).where('client_id', '=', clientId).execute(),
    ofInvoice: (invoiceId: number): Promise<ShownPayment[]> =>
      shownPayments(tx)
        .where('payment.invoice_id', '=', invoiceId)
        .where('payment.client_id', '=', clientId)
        .orderBy('payment.created_at', 'desc')
        .orderBy('payment.id', 'desc')
        .execute(),
  };
}
