import { sql, type ExpressionBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

const isRenewal = (where: ExpressionBuilder<Tables, 'invoice'>) =>
  where.exists(
    where
      .selectFrom('invoice_item as line')
      .select('line.id')
      .whereRef('line.invoice_id', '=', 'invoice.id')
      .where('line.period_start', 'is not', null),
  );

/** Matches invoices that replace a cancelled one whose payment succeeded: its money is on the balance. */
const isPaidBefore = (where: ExpressionBuilder<Tables, 'invoice'>) =>
  where.exists(
    where
      .selectFrom('invoice_item as line')
      .innerJoin('invoice_item as former', (join) =>
        join.onRef('former.service_id', '=', 'line.service_id').onRef('former.period_start', '=', 'line.period_start'),
      )
      .innerJoin('payment', 'payment.invoice_id', 'former.invoice_id')
      .select('payment.id')
      .whereRef('line.invoice_id', '=', 'invoice.id')
      .where('former.is_void', '=', true)
      .where('payment.status', '=', 'succeeded'),
  );

/** Unpaid renewal invoices. Lists contain ids greater than `after`, in rising order. */
export const renewalInvoicesRepository = (tx: Transaction) => {
  const unpaid = (after: number, limit: number) =>
    tx
      .selectFrom('invoice')
      .select('invoice.id')
      .where('invoice.status', '=', 'unpaid')
      .where('invoice.id', '>', after)
      .where(isRenewal)
      .orderBy('invoice.id')
      .limit(limit);
  return {
    /** Locks the invoice so that decisions about it run one at a time. Returns undefined if it is no longer unpaid. */
    lockUnpaid: (invoiceId: number) =>
      tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).where('status', '=', 'unpaid').forNoKeyUpdate().executeTakeFirst(),
    find: (invoiceId: number) => tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).executeTakeFirstOrThrow(),
    ids: async (query: ReturnType<typeof unpaid>): Promise<number[]> => (await query.execute()).map(({ id }) => id),
    /**
     * Invoices due by a day whose notice was mailed on time (on its own day, or on the invoice's if that is later), or late but before
     * `lateBefore`.
     */
    overdue: (day: string, notice: { days: number; lateBefore: Date }, after: number, limit: number) => {
      const issuedOn = sql`case when sent.told_at >= invoice.created_at then (invoice.created_at at time zone 'UTC')::date end`;
      // A notice copied from the invoice that this one replaces is older than it.
      const ownDay = sql`greatest(invoice.due_date + ${notice.days}::int, ${issuedOn})`;
      return unpaid(after, limit)
        .where('invoice.due_date', '<=', day)
        .where(
          sql<boolean>`exists (select 1 from renewal_notice sent where sent.invoice_id = invoice.id and sent.days_after_due = ${notice.days}
            and sent.told_at < greatest(${notice.lateBefore}, (${ownDay} + 1)::timestamp at time zone 'UTC'))`,
        );
    },
    /** Invoices due by a day that the client's balance covers and may pay: with auto pay, or if one that they replace was paid. */
    payable: (day: string, after: number, limit: number) =>
      unpaid(after, limit)
        .innerJoin('client', 'client.id', 'invoice.client_id')
        .innerJoin('ledger_account', 'ledger_account.client_id', 'client.id')
        .where('invoice.due_date', '<=', day)
        .where((where) => where.or([where('client.auto_pay_from_balance', '=', true), isPaidBefore(where)]))
        .whereRef('ledger_account.balance_cents', '>=', 'invoice.amount_cents'),
    /** Invoices due by a day whose clients have a default card and want it charged automatically. */
    chargeable: (day: string, after: number, limit: number) =>
      unpaid(after, limit)
        .innerJoin('client', 'client.id', 'invoice.client_id')
        .innerJoin('payment_card', (join) =>
          join.onRef('payment_card.client_id', '=', 'client.id').on('payment_card.is_default', '=', true),
        )
        .where('invoice.due_date', '<=', day)
        .where('client.auto_pay_from_card', '=', true),
    /** Invoices due by a day without the notice of this day of the schedule. */
    withoutReminder: (day: string, daysAfterDue: number, after: number, limit: number) =>
      unpaid(after, limit)
        .where('invoice.due_date', '<=', day)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('renewal_notice')
                .select('invoice_id')
                .whereRef('invoice_id', '=', 'invoice.id')
                .where('days_after_due', '=', daysAfterDue),
            ),
          ),
        ),
    /** Invoices with a service that is no longer renewed or whose due date has changed. Paying them would extend nothing. */
    stale: (after: number, limit: number) =>
      unpaid(after, limit).where((where) =>
        where.exists(
          where
            .selectFrom('invoice_item as line')
            .innerJoin('service', 'service.id', 'line.service_id')
            .select('line.id')
            .whereRef('line.invoice_id', '=', 'invoice.id')
            .where((of) =>
              of.or([
                of('service.status', '=', 'delete'),
                of('service.cancel_requested_at', 'is not', null),
                of('service.next_due_date', 'is distinct from', of.ref('line.period_start')),
              ]),
            ),
        ),
      ),
    /** Invoices of one service. Lock them by rising id. */
    ofService: (clientId: number, serviceId: number) =>
      unpaid(0, 100)
        .where('invoice.client_id', '=', clientId)
        .where((where) =>
          where.exists(
            where
              .selectFrom('invoice_item as line')
              .select('line.id')
              .whereRef('line.invoice_id', '=', 'invoice.id')
              .where('line.service_id', '=', serviceId),
          ),
        ),
    /** Records notices of the schedule. Returns those that were not recorded before. */
    async addNotices(invoiceId: number, days: readonly number[], at: Date): Promise<number[]> {
      const rows = await tx
        .insertInto('renewal_notice')
        .values(days.map((daysAfterDue) => ({ invoice_id: invoiceId, days_after_due: daysAfterDue, told_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('days_after_due')
        .execute();
      return rows.map(({ days_after_due: daysAfterDue }) => daysAfterDue);
    },
    async copyNotices(from: number, to: number): Promise<void> {
      await sql`insert into renewal_notice (invoice_id, days_after_due, told_at)
        select ${to}, days_after_due, told_at from renewal_notice where invoice_id = ${from}`.execute(tx);
    },
    async paidUntil(serviceId: number): Promise<string | null> {
      const { until } = await tx
        .selectFrom('invoice_item as line')
        .innerJoin('invoice', 'invoice.id', 'line.invoice_id')
        .select((select) => select.fn.max('line.period_end').as('until'))
        .where('line.service_id', '=', serviceId)
        .where('invoice.status', '=', 'paid')
        .executeTakeFirstOrThrow();
      return until;
    },
    lines: (invoiceId: number) =>
      tx
        .selectFrom('invoice_item')
        .selectAll()
        .where('invoice_id', '=', invoiceId)
        .where('period_start', 'is not', null)
        .orderBy('position')
        .execute(),
  };
};
