import { sql, type Insertable, type Selectable } from 'kysely';
import type { DeclineReason, PaymentTable } from '../../../platform/database/tables/billing-tables.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Checkout } from '../../../drivers/payments/payment-gateway.ts';
import { balanceMethodId } from './payment-methods.ts';
import { dueToAsk } from '../due-to-ask.repository.ts';

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

export function paymentsRepository(tx: Transaction) {
  const shown = () =>
    tx
      .selectFrom('payment')
      .leftJoin('payment_card as card', 'card.id', 'payment.card_id')
      .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
      .selectAll('payment')
      .select(['card.brand', 'card.last_four', credited.as('credited')]);
  return {
    insert: (payment: Insertable<PaymentTable>): Promise<PaymentRow> =>
      tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow(),
    find: (paymentId: string): Promise<PaymentRow | undefined> =>
      tx.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst(),
    findOfClient: (clientId: number, paymentId: string): Promise<ShownPayment | undefined> =>
      shown().where('payment.id', '=', paymentId).where('payment.client_id', '=', clientId).executeTakeFirst(),
    findShown: (paymentId: string): Promise<ShownPayment | undefined> => shown().where('payment.id', '=', paymentId).executeTakeFirst(),
    /** Returns the client's pending card setup with this method. */
    findOpenOfCard: (clientId: number, methodId: number): Promise<PaymentRow | undefined> =>
      tx
        .selectFrom('payment')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('method_id', '=', methodId)
        .where('purpose', '=', 'card')
        .where('status', '=', 'pending')
        .executeTakeFirst(),
    findByRequest: (clientId: number, requestKey: string): Promise<PaymentRow | undefined> =>
      tx.selectFrom('payment').selectAll().where('client_id', '=', clientId).where('request_key', '=', requestKey).executeTakeFirst(),
    /** Releases the request key, so that the same request can start a new payment. */
    releaseRequestKey: (paymentId: string) => tx.updateTable('payment').set({ request_key: null }).where('id', '=', paymentId).execute(),
    findOpenOfInvoice: (invoiceId: number, methodId: number): Promise<PaymentRow | undefined> =>
      tx
        .selectFrom('payment')
        .selectAll()
        .where('invoice_id', '=', invoiceId)
        .where('method_id', '=', methodId)
        .where('status', '=', 'pending')
        .executeTakeFirst(),
    ofInvoice: (clientId: number, invoiceId: number): Promise<ShownPayment[]> =>
      shown()
        .where('payment.invoice_id', '=', invoiceId)
        .where('payment.client_id', '=', clientId)
        .orderBy('payment.created_at', 'desc')
        .orderBy('payment.id', 'desc')
        .execute(),
    /** Returns the payment that settled the invoice: both have the same decision time. Other payments for it went to the balance. */
    findSettling: (invoiceId: number, paidAt: Date): Promise<ShownPayment | undefined> =>
      shown()
        .where('payment.invoice_id', '=', invoiceId)
        .where('payment.status', '=', 'succeeded')
        .orderBy(sql`payment.decided_at = ${paidAt}`, 'desc')
        .orderBy('payment.decided_at')
        .limit(1)
        .executeTakeFirst(),
    pendingOfInvoice: (invoiceId: number): Promise<PaymentRow[]> =>
      tx.selectFrom('payment').selectAll().where('invoice_id', '=', invoiceId).where('status', '=', 'pending').orderBy('id').execute(),
    attemptsOfInvoice: async (invoiceId: number): Promise<{ tries: number; lastAt: Date | null }> => {
      const last = await tx
        .selectFrom('payment')
        .select(['attempt', 'created_at'])
        .where('invoice_id', '=', invoiceId)
        .where('attempt', 'is not', null)
        .orderBy('attempt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { tries: last?.attempt ?? 0, lastAt: last?.created_at ?? null };
    },
    /** Returns true if a saved card may have been charged for the invoice and the gateway hasn't confirmed the result. */
    hasUnknownCharge: async (invoiceId: number): Promise<boolean> => {
      const row = await tx
        .selectFrom('payment')
        .select('id')
        .where('invoice_id', '=', invoiceId)
        .where('status', '=', 'pending')
        .where('card_id', 'is not', null)
        .where('checkout_status', 'is distinct from', 'open')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Stores the gateway's reference of the checkout. The first one stored is final. */
    rememberCheckout: async (paymentId: string, checkout: Checkout): Promise<void> => {
      await tx
        .updateTable('payment')
        .set({ gateway_reference: checkout.reference, checkout_url: checkout.url, checkout_status: 'open' })
        .where('id', '=', paymentId)
        .where('gateway_reference', 'is', null)
        .execute();
    },
    /** Records how far the payer has come, which only moves forward. Returns true if it changed. */
    noteProgress: async (paymentId: string, progress: 'open' | 'processing', reason: DeclineReason | null): Promise<boolean> => {
      const result = await tx
        .updateTable('payment')
        .set({ checkout_status: progress, decline_reason: reason })
        .where('id', '=', paymentId)
        .where('status', '=', 'pending')
        .where((where) =>
          progress === 'open'
            ? where('checkout_status', 'is', null)
            : where.or([where('checkout_status', 'is', null), where('checkout_status', '=', 'open')]),
        )
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows === 1n;
    },
    /**
     * Returns true if this call decided the payment. A success overrides an earlier decline or cancellation, because the money has arrived.
     */
    decide: async (
      paymentId: string,
      status: 'succeeded' | 'declined' | 'cancelled',
      at: Date,
      reason: DeclineReason | null = null,
    ): Promise<boolean> => {
      const result = await tx
        .updateTable('payment')
        .set({ status, decided_at: at, decline_reason: reason })
        .where('id', '=', paymentId)
        .where('status', 'in', status === 'succeeded' ? ['pending', 'declined', 'cancelled'] : ['pending'])
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows === 1n;
    },
    /** Returns true if this gateway event is new. */
    rememberEvent: async (gateway: string, eventId: string, paymentId: string, at: Date): Promise<boolean> => {
      const row = await tx
        .insertInto('payment_event')
        .values({ gateway, event_id: eventId, payment_id: paymentId, received_at: at })
        .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
        .returning('event_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Returns the ids of pending payments that are due for a check or have expired since the last one, and marks them as checked. */
    takeToAsk: async (at: Date, quietMs: number, limit: number): Promise<string[]> => {
      const quiet = new Date(at.getTime() - quietMs);
      const rows = await tx
        .updateTable('payment')
        .set({ asked_at: at })
        .where('id', 'in', (from) =>
          from
            .selectFrom('payment')
            .select('id')
            .where('status', '=', 'pending')
            .where('created_at', '<', quiet)
            .where((where) =>
              where.or([dueToAsk(at, quiet), where.and([where('expires_at', '<=', at), where('asked_at', '<', where.ref('expires_at'))])]),
            )
            .orderBy('created_at')
            .limit(limit)
            .forNoKeyUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
