import type { PaymentStatus } from '@portico/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { shownPayments } from './payments.repository.ts';

export type AllPaymentsFilter = {
  status?: PaymentStatus | undefined;
  clientId?: number | undefined;
  invoiceId?: number | undefined;
  /** Only payments with a refund that isn't decided. */
  isRefunding?: boolean;
  /** Started before this moment. */
  startedBefore?: Date | undefined;
  /** Only payments after this one in the list, by id. */
  before?: string | undefined;
};

/** Payments of all clients as operators list them. */
export const allPaymentListRepository = (tx: Transaction) => ({
  /** Returns the newest payments first. */
  list: ({ status, clientId, invoiceId, isRefunding = false, startedBefore, before }: AllPaymentsFilter, limit: number) =>
    shownPayments(tx)
      .where((where) =>
        where.and([
          ...(status === undefined ? [] : [where('payment.status', '=', status)]),
          ...(clientId === undefined ? [] : [where('payment.client_id', '=', clientId)]),
          ...(invoiceId === undefined ? [] : [where('payment.invoice_id', '=', invoiceId)]),
          ...(isRefunding ? [sql<boolean>`payment.id in (select payment_id from payment_refund where status = 'pending')`] : []),
          ...(startedBefore === undefined ? [] : [where('payment.created_at', '<', startedBefore)]),
          ...(before === undefined
            ? []
            : [sql<boolean>`(payment.created_at, payment.id) < (select created_at, id from payment where id = ${before})`]),
        ]),
      )
      .orderBy('payment.created_at', 'desc')
      .orderBy('payment.id', 'desc')
      .limit(limit)
      .execute(),
  refunds: (paymentId: string) =>
    tx
      .selectFrom('payment_refund')
      .select([
        'id',
        'credit_note_id as creditNoteId',
        'amount_cents as amountCents',
        'status',
        'created_at as createdAt',
        'decided_at as decidedAt',
      ])
      .where('payment_id', '=', paymentId)
      .orderBy('created_at')
      .execute(),
});
