import type { FailureCode } from '@portico/drivers/provisioning-driver';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { mailSignInRefused } from '../../drivers/mail/mailer.ts';
import { sendMail } from '../../mail/enqueue-mail.ts';

export type QueueFigures = { queue: string; waiting: number; running: number; failed: number; oldestSeconds: number };
export type Open = { count: number; oldestSeconds: number };

/** Figures about pending work. Ages of jobs use the database's clock, others use `now`. */
export function monitoringRepository(tx: Transaction, now: Date) {
  const open = async (from: ReturnType<typeof sql>): Promise<Open> => {
    const { rows } = await sql<Open>`
      select count(*)::int as count, coalesce(extract(epoch from ${now}::timestamptz - min(since)), 0)::float8 as "oldestSeconds" from (${from}) it`.execute(
      tx,
    );
    return rows[0] ?? { count: 0, oldestSeconds: 0 };
  };
  return {
    queues: async (): Promise<QueueFigures[]> => {
      const { rows } = await sql<QueueFigures>`
        select q.name as queue,
          count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
          count(*) filter (where j.state = 'active')::int as running,
          count(*) filter (where j.state = 'failed')::int as failed,
          coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8
            as "oldestSeconds"
        from pgboss.queue q left join pgboss.job j on j.name = q.name
        where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`.execute(tx);
      return rows;
    },
    /** Seconds since each periodic job last succeeded, by queue, or since its oldest kept run was created if none succeeded. */
    periodicJobs: async (names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await sql<{ queue: string; seconds: number }>`
        select name as queue,
          extract(epoch from now() - coalesce(max(completed_on) filter (where state = 'completed'), min(created_on)))::float8 as seconds
        from pgboss.job where name = any(${names}::text[]) group by name`.execute(tx);
      return new Map(rows.map(({ queue, seconds }) => [queue, seconds]));
    },
    /** When the newest backup was complete; undefined if `backup` has made none. */
    newestBackup: async (): Promise<Date | undefined> => {
      const row = await tx
        .selectFrom('staff_log')
        .select('at')
        .where('operation', '=', 'backup')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.at;
    },
    /** Payments that a gateway hasn't decided yet. While the payer may still finish one, which takes up to days, it isn't late. */
    pendingPayments: () =>
      open(sql`
        select case when checkout_status is distinct from 'open' then created_at when expires_at <= ${now} then expires_at end as since
        from payment where status = 'pending'`),
    /** Pending payments of gateways that are no longer configured, so their status can't be checked. */
    paymentsWithoutGateway: (methodIds: readonly number[]) =>
      open(sql`select created_at as since from payment where status = 'pending' and method_id <> all(${methodIds}::int[])`),
    /** Refunds that a gateway hasn't decided yet. Banks take days. */
    pendingRefunds: () => open(sql`select created_at as since from payment_refund where status = 'pending'`),
    /** Pending refunds of gateways that are no longer configured. */
    refundsWithoutGateway: (methodIds: readonly number[]) =>
      open(sql`
        select refund.created_at as since from payment_refund refund join payment on payment.id = refund.payment_id
        where refund.status = 'pending' and payment.method_id <> all(${methodIds}::int[])`),
    /** Mails that wait because the mail server rejects our credentials. */
    mailsWithoutSignIn: () =>
      open(sql`select created_on as since from pgboss.job
        where name = ${sendMail.name} and state in ('retry', 'active') and output ->> 'code' = ${mailSignInRefused}`),
    /** Paid services that are not active yet. Long waits lead to support requests. */
    preparedServices: () =>
      open(
        sql`select coalesce(i.paid_at, s.created_at) as since from service s left join invoice i on i.id = s.invoice_id where s.status = 'prepare'`,
      ),
    /** Deleted services whose server still exists and keeps its addresses. */
    serversToRemove: () => open(sql`select ended_at as since from service where status = 'delete' and server_released_at is null`),
    /** Paid services whose server can't be created at the moment, by the driver's code. */
    setupFailures: async (): Promise<{ code: FailureCode; count: number }[]> =>
      await tx
        .selectFrom('service')
        .select((row) => [row.ref('setup_failure').$notNull().as('code'), row.fn.countAll<number>().as('count')])
        .where('status', '=', 'prepare')
        .where('setup_failure', 'is not', null)
        .groupBy('setup_failure')
        .execute(),
    /** Server actions that are still running. */
    runningActions: () => open(sql`select started_at as since from service_action where status = 'running'`),
    /** Closed clients with a balance, such as a refund that a bank returned: there are no users who could notice it. Counted from the closing. */
    closedClientsWithBalance: () =>
      open(sql`select client.closed_at as since from client join ledger_account account on account.client_id = client.id
        where client.closed_at is not null and account.balance_cents > 0`),
  };
}
