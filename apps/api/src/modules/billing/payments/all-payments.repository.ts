import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Checkout, DeclineReason } from '@portico/drivers/payment-gateway';
import { dueToAsk } from '../due-to-ask.repository.ts';
import { shownPayments, type PaymentRow, type ShownPayment } from './payments.repository.ts';

/** Payments of all clients, for gateway reports, jobs and mails, and those of an invoice that is already loaded. */
export const allPaymentsRepository = (tx: Transaction) => ({
  find: (paymentId: string): Promise<PaymentRow | undefined> =>
    tx.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst(),
  findShown: (paymentId: string): Promise<ShownPayment | undefined> =>
    shownPayments(tx).where('payment.id', '=', paymentId).executeTakeFirst(),
  findOpenOfInvoice: (invoiceId: number, methodId: number): Promise<PaymentRow | undefined> =>
    tx
      .selectFrom('payment')
      .selectAll()
      .where('invoice_id', '=', invoiceId)
      .where('method_id', '=', methodId)
      .where('status', '=', 'pending')
      .executeTakeFirst(),
  /** Returns the payment that settled the invoice: both have the same decision time. Other payments for it went to the balance. */
  findSettling: (invoiceId: number, paidAt: Date): Promise<ShownPayment | undefined> =>
    shownPayments(tx)
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
  /** Returns true if a saved card may have been charged by another method, and the gateway hasn't confirmed the result. */
  hasUnknownCharge: async (invoiceId: number, methodId: number): Promise<boolean> => {
    const row = await tx
      .selectFrom('payment')
      .select('id')
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'pending')
      .where('method_id', '<>', methodId)
      .where('card_id', 'is not', null)
      .where('checkout_status', 'is distinct from', 'open')
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Returns payments, without failed ones, for cancelled invoices that billed a period of this one. */
  paymentsOfFormerInvoices: (invoiceId: number): Promise<PaymentRow[]> =>
    tx
      .selectFrom('payment')
      .selectAll()
      .where('status', 'in', ['pending', 'succeeded'])
      .where('invoice_id', 'in', (from) =>
        from
          .selectFrom('invoice_item as line')
          .innerJoin('invoice_item as former', (join) =>
            join.onRef('former.service_id', '=', 'line.service_id').onRef('former.period_start', '=', 'line.period_start'),
          )
          .select('former.invoice_id')
          .where('line.invoice_id', '=', invoiceId)
          .where('former.is_void', '=', true),
      )
      .execute(),
  /** Marks a pending payment as asked, because its card is charged from now on. Returns false if it was decided. */
  beginCharge: async (paymentId: string, at: Date): Promise<boolean> => {
    const result = await tx
      .updateTable('payment')
      .set({ asked_at: at })
      .where('id', '=', paymentId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
  /** Locks a payment. Returns true if it is pending and was started or asked after this moment. */
  isAskedSince: async (paymentId: string, since: Date): Promise<boolean> => {
    const row = await tx
      .selectFrom('payment')
      .select((payment) => payment.fn.coalesce('asked_at', 'created_at').as('at'))
      .where('id', '=', paymentId)
      .where('status', '=', 'pending')
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row !== undefined && row.at > since;
  },
  /** Stores the gateway's reference of the checkout. The first one stored is final. A report on its progress may have come before. */
  rememberCheckout: async (paymentId: string, checkout: Checkout): Promise<void> => {
    await tx
      .updateTable('payment')
      .set((payment) => ({
        gateway_reference: checkout.reference,
        checkout_url: checkout.url,
        checkout_status: payment.fn.coalesce('checkout_status', sql.lit('open' as const)),
      }))
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
  /** Returns the methods of pending payments. */
  pendingMethods: async (): Promise<number[]> => {
    const rows = await tx.selectFrom('payment').select('method_id').distinct().where('status', '=', 'pending').execute();
    return rows.map(({ method_id: methodId }) => methodId);
  },
  /** Returns the ids of a method's pending payments that are due for a check or have expired since the last one, and marks them as checked. */
  takeToAsk: async (methodId: number, { at, quietMs, limit }: { at: Date; quietMs: number; limit: number }): Promise<string[]> => {
    const quiet = new Date(at.getTime() - quietMs);
    const rows = await tx
      .updateTable('payment')
      .set({ asked_at: at })
      .where('id', 'in', (from) =>
        from
          .selectFrom('payment')
          .select('id')
          .where('status', '=', 'pending')
          .where('method_id', '=', methodId)
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
});
