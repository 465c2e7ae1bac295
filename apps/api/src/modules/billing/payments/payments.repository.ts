import { sql, type Insertable, type Selectable } from 'kysely';
import type { PaymentTable } from '../../../database/tables/billing-tables.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Checkout } from '../../../drivers/payments/payment-gateway.ts';

export type PaymentRow = Selectable<PaymentTable>;

export function paymentsRepository(tx: Transaction) {
  return {
    insert: (payment: Insertable<PaymentTable>): Promise<PaymentRow> =>
      tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow(),
    find: (paymentId: string): Promise<PaymentRow | undefined> =>
      tx.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst(),
    findOfClient: (clientId: number, paymentId: string): Promise<PaymentRow | undefined> =>
      tx.selectFrom('payment').selectAll().where('id', '=', paymentId).where('client_id', '=', clientId).executeTakeFirst(),
    findByRequest: (clientId: number, requestKey: string): Promise<PaymentRow | undefined> =>
      tx.selectFrom('payment').selectAll().where('client_id', '=', clientId).where('request_key', '=', requestKey).executeTakeFirst(),
    findOpenOfInvoice: (invoiceId: number, methodId: number): Promise<PaymentRow | undefined> =>
      tx
        .selectFrom('payment')
        .selectAll()
        .where('invoice_id', '=', invoiceId)
        .where('method_id', '=', methodId)
        .where('status', '=', 'pending')
        .executeTakeFirst(),
    ofInvoice: (clientId: number, invoiceId: number): Promise<PaymentRow[]> =>
      tx
        .selectFrom('payment')
        .selectAll()
        .where('invoice_id', '=', invoiceId)
        .where('client_id', '=', clientId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    /** Keeps what the gateway calls the checkout; the first word on it stands. */
    rememberCheckout: async (paymentId: string, checkout: Checkout): Promise<void> => {
      await tx
        .updateTable('payment')
        .set({ gateway_reference: checkout.reference, checkout_url: checkout.url, checkout_status: 'open' })
        .where('id', '=', paymentId)
        .where('gateway_reference', 'is', null)
        .execute();
    },
    /** Keeps how far the payer came, which only goes forward. Whether that was news. */
    noteProgress: async (paymentId: string, progress: 'open' | 'processing'): Promise<boolean> => {
      const result = await tx
        .updateTable('payment')
        .set({ checkout_status: progress })
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
    /** Whether this call is the one that decided it. Money that came is money, whatever was said of it before. */
    decide: async (paymentId: string, status: 'succeeded' | 'declined' | 'cancelled', at: Date): Promise<boolean> => {
      const result = await tx
        .updateTable('payment')
        .set({ status, decided_at: at })
        .where('id', '=', paymentId)
        .where('status', 'in', status === 'succeeded' ? ['pending', 'declined', 'cancelled'] : ['pending'])
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows === 1n;
    },
    /** Whether this event of a gateway is heard for the first time. */
    rememberEvent: async (gateway: string, eventId: string, paymentId: string, at: Date): Promise<boolean> => {
      const row = await tx
        .insertInto('payment_event')
        .values({ gateway, event_id: eventId, payment_id: paymentId, received_at: at })
        .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
        .returning('event_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Pending payments whose time is over since they were asked about, and those that nobody asked about for a tenth of their age: old ones less and less often. */
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
              where.or([
                where('asked_at', 'is', null),
                where.and([where('expires_at', '<=', at), where('asked_at', '<', where.ref('expires_at'))]),
                where.and([
                  where('asked_at', '<', quiet),
                  sql<boolean>`${at}::timestamptz - asked_at >= (${at}::timestamptz - created_at) / 10`,
                ]),
              ]),
            )
            .orderBy('created_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
