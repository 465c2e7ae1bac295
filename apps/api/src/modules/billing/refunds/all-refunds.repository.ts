import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentRefundTable, PaymentTable } from '../../../platform/database/tables/billing-tables.ts';
import { dueToAsk } from '../due-to-ask.repository.ts';
import { balanceMethodId, bankTransferMethodId } from '../payments/payment-methods.ts';
import type { RefundRow } from './refunds.repository.ts';

/** Refunds of all clients, for sending them and gateway reports. */
export const allRefundsRepository = (tx: Transaction) => ({
  insert: async (row: Insertable<PaymentRefundTable>): Promise<void> => {
    await tx.insertInto('payment_refund').values(row).execute();
  },
  find: (id: string): Promise<RefundRow | undefined> => tx.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst(),
  /** Locks the gateway payments of an invoice and returns them with their refundable amounts, the largest first. */
  async payable(invoiceId: number): Promise<{ payment: Selectable<PaymentTable>; leftCents: number }[]> {
    const payments = await tx
      .selectFrom('payment')
      .selectAll()
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'succeeded')
      .where('method_id', 'not in', [balanceMethodId, bankTransferMethodId])
      .where('gateway_reference', 'is not', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const ids = payments.map(({ id }) => id);
    const refunds = ids.length === 0 ? [] : await tx.selectFrom('payment_refund').selectAll().where('payment_id', 'in', ids).execute();
    const back = (id: string) => refunds.reduce((sum, refund) => sum + (refund.payment_id === id ? leftOut(refund) : 0), 0);
    return payments
      .map((payment) => ({ payment, leftCents: payment.amount_cents - back(payment.id) }))
      .toSorted((one, other) => other.leftCents - one.leftCents);
  },
  payment: (paymentId: string) => tx.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow(),
  /** Returns true if this call decided the refund. A failure overrides an earlier success, because the bank returned the money. */
  decide: async (id: string, status: 'succeeded' | 'failed', at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('payment_refund')
      .set({ status, decided_at: at })
      .where('id', '=', id)
      .where('status', 'in', status === 'failed' ? ['pending', 'succeeded'] : ['pending'])
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** Stores the gateway's reference of the refund. The first one stored is final. */
  rememberReference: async (id: string, reference: string | null): Promise<void> => {
    if (reference === null) return;
    await tx
      .updateTable('payment_refund')
      .set({ gateway_reference: reference })
      .where('id', '=', id)
      .where('gateway_reference', 'is', null)
      .execute();
  },
  /** Returns the methods of payments with pending refunds. */
  pendingMethods: async (): Promise<number[]> => {
    const rows = await tx
      .selectFrom('payment_refund as refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .select('payment.method_id')
      .distinct()
      .where('refund.status', '=', 'pending')
      .execute();
    return rows.map(({ method_id: methodId }) => methodId);
  },
  /** Returns the ids of pending refunds of a method's payments that are due for a check, and marks them as checked. */
  takeToAsk: async (methodId: number, { at, quietMs, limit }: { at: Date; quietMs: number; limit: number }): Promise<string[]> => {
    const quiet = new Date(at.getTime() - quietMs);
    const rows = await tx
      .updateTable('payment_refund')
      .set({ asked_at: at })
      .where('id', 'in', (from) =>
        from
          .selectFrom('payment_refund')
          .select('id')
          .where('status', '=', 'pending')
          .where('payment_id', 'in', (of) => of.selectFrom('payment').select('payment.id').where('method_id', '=', methodId))
          .where('created_at', '<', quiet)
          .where(dueToAsk(at, quiet))
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

const leftOut = ({ status, amount_cents: cents }: RefundRow): number => (status === 'failed' ? 0 : cents);
