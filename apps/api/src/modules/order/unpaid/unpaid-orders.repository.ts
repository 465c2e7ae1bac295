import { sql } from 'kysely';
import type { IssuedInvoice } from '../../billing/invoices/cancel-invoice.ts';
import type { Transaction } from '../../../platform/database/database.ts';

type BatchBounds = { before: Date; after: number; limit: number };

/** Condition for unpaid orders from before a moment whose services wait for the payment. */
const isUnpaidOrder = ({ before, after }: BatchBounds) => sql`
  invoice.status = 'unpaid' and invoice.id > ${after} and invoice.created_at < ${before}
  and exists (select 1 from service where service.invoice_id = invoice.id and service.status = 'pending')`;

/** Reminders are stored in days after the due date; this is the due date in days after the order. */
const dueAfterDays = sql`(invoice.due_date - (invoice.created_at at time zone 'UTC')::date)`;

/** Unpaid orders by rising invoice number, and the reminders sent for them. */
export const unpaidOrdersRepository = (tx: Transaction) => ({
  lock: (invoiceId: number): Promise<IssuedInvoice | undefined> =>
    tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).where('status', '=', 'unpaid').forNoKeyUpdate().executeTakeFirst(),
  /** Orders that lack the reminder for this many days after the order. */
  async withoutReminder(days: number, found: BatchBounds): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select invoice.id from invoice
      where ${isUnpaidOrder(found)} and not exists (
        select 1 from renewal_notice where invoice_id = invoice.id and days_after_due = ${days} - ${dueAfterDays})
      order by invoice.id limit ${found.limit}`.execute(tx);
    return rows.map(({ id }) => id);
  },
  /** Returns orders without a pending payment whose final reminder, `lastDays` after the order, was sent before `reminderAlreadySent`. */
  async expired(lastDays: number, reminderAlreadySent: Date, found: BatchBounds): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select invoice.id from invoice
      where ${isUnpaidOrder(found)}
        and exists (select 1 from renewal_notice
          where invoice_id = invoice.id and days_after_due >= ${lastDays} - ${dueAfterDays} and told_at < ${reminderAlreadySent})
        and not exists (select 1 from payment where invoice_id = invoice.id and status = 'pending')
      order by invoice.id limit ${found.limit}`.execute(tx);
    return rows.map(({ id }) => id);
  },
  /** Records reminders, in days after the due date. Returns those that were not recorded before. */
  async addNotices(invoiceId: number, daysAfterDue: readonly number[], at: Date): Promise<number[]> {
    const rows = await tx
      .insertInto('renewal_notice')
      .values(daysAfterDue.map((days) => ({ invoice_id: invoiceId, days_after_due: days, told_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('days_after_due')
      .execute();
    return rows.map(({ days_after_due: days }) => days);
  },
});
