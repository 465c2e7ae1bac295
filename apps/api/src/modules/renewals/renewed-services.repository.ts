import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type Changed = { id: number; clientId: number; hostname: string };
/** `isResumed` is false for one that wasn't suspended, or that staff suspended. */
export type Extended = Changed & { isResumed: boolean; status: 'active' | 'suspended' };

const changed = sql`service.id, service.client_id as "clientId", service.hostname`;
/** Matches services whose next period is on this invoice. Skips services that were extended in another way. */
const billedBy = (invoiceId: number) => sql`exists (
  select 1 from invoice_item line
  where line.invoice_id = ${invoiceId} and line.service_id = service.id and line.period_start = service.next_due_date)`;

/** Matches services that are deleted unless they are paid. */
const isEnding = sql`service.status = 'suspended' and not service.suspended_by_staff`;
/** Matches services whose client was warned of the deletion. A warning about an earlier suspension doesn't count. */
const isWarned = sql`coalesce(service.deletion_warned_at >= service.suspended_at, false)`;

/** Updates the services of a renewal invoice as it is paid or becomes overdue. */
export const renewedServicesRepository = (tx: Transaction, invoiceId: number) => ({
  /** Locks the services by rising id to avoid deadlocks. */
  async lock(): Promise<void> {
    await sql`select id from service where id in (select service_id from invoice_item where invoice_id = ${invoiceId})
      order by id for no key update`.execute(tx);
  },
  /** Extends the services to the end of the paid period and resumes those suspended for it. A scheduled cancellation moves to the new end. */
  async extend(): Promise<Extended[]> {
    const { rows } = await sql<Extended>`
      update service set next_due_date = line.period_end,
        status = case when service.suspended_by_staff then service.status else 'active' end,
        suspended_at = case when service.suspended_by_staff then service.suspended_at end,
        cancel_ends_on = case when service.cancel_ends_on is null then null else line.period_end end
      from invoice_item line, service former
      where line.invoice_id = ${invoiceId} and line.service_id = service.id and line.period_start = service.next_due_date
        and former.id = service.id and service.status in ('active', 'suspended')
      returning ${changed}, service.status, former.status = 'suspended' and not former.suspended_by_staff as "isResumed"`.execute(tx);
    return rows;
  },
  async suspend(at: Date): Promise<Changed[]> {
    const { rows } = await sql<Changed>`
      update service set status = 'suspended', suspended_at = ${at}, resume_power = case when power = 'running' then 'running' else resume_power end
      where ${billedBy(invoiceId)} and status = 'active'
      returning ${changed}`.execute(tx);
    return rows;
  },
  /**
   * Returns the services that are suspended until this period is paid, with the unpaid invoice to pay now: this one, or another if it was
   * cancelled. Null before the other one is issued.
   */
  async suspended(): Promise<{ hostname: string; unpaidInvoiceId: number | null }[]> {
    const { rows } = await sql<{ hostname: string; unpaidInvoiceId: number | null }>`
      select service.hostname, (
        select line.invoice_id from invoice_item line
        where line.service_id = service.id and line.period_start = service.next_due_date and not line.is_void limit 1) as "unpaidInvoiceId"
      from service
      where ${billedBy(invoiceId)} and status = 'suspended' and not suspended_by_staff and cancel_requested_at is null
      order by service.id`.execute(tx);
    return rows;
  },
  /** Records that the client is warned of the deletion of services suspended before a moment, and returns them. */
  async warnOfDeletion(suspendedBefore: Date, at: Date): Promise<(Changed & { suspendedAt: Date })[]> {
    const { rows } = await sql<Changed & { suspendedAt: Date }>`
      update service set deletion_warned_at = ${at}
      where ${billedBy(invoiceId)} and ${isEnding} and not ${isWarned} and suspended_at < ${suspendedBefore}
      returning ${changed}, service.suspended_at as "suspendedAt"`.execute(tx);
    return rows;
  },
  /** Withdraws the warnings, so that a client whose payment is declined later is warned again. */
  async withdrawWarnings(): Promise<void> {
    await sql`update service set deletion_warned_at = null where ${billedBy(invoiceId)} and ${isEnding}`.execute(tx);
  },
  async end(before: { suspended: Date; warned: Date }): Promise<Changed[]> {
    const { rows } = await sql<Changed>`
      update service set status = 'delete'
      where ${billedBy(invoiceId)} and ${isEnding} and ${isWarned}
        and suspended_at < ${before.suspended} and deletion_warned_at < ${before.warned}
      returning ${changed}`.execute(tx);
    return rows;
  },
  /** Returns the invoiced services that will be renewed. */
  async continuing(): Promise<ReadonlySet<number>> {
    const { rows } = await sql<{ id: number }>`
      select id from service where ${billedBy(invoiceId)} and status in ('active', 'suspended') and cancel_requested_at is null`.execute(
      tx,
    );
    return new Set(rows.map(({ id }) => id));
  },
});

type Batch = { after: number; limit: number };

async function unpaidWith(tx: Transaction, service: RawBuilder<unknown>, { after, limit }: Batch): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct invoice.id from service
    join invoice_item line on line.service_id = service.id and line.period_start = service.next_due_date and not line.is_void
    join invoice on invoice.id = line.invoice_id and invoice.status = 'unpaid'
    where ${isEnding} and ${service} and invoice.id > ${after}
    order by invoice.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns unpaid renewals with a service suspended before this moment whose client wasn't warned that it will be deleted. */
export function invoicesToWarnOf(tx: Transaction, suspendedBefore: Date, batch: Batch): Promise<number[]> {
  return unpaidWith(tx, sql`service.suspended_at < ${suspendedBefore} and not ${isWarned}`, batch);
}

/** Returns unpaid renewals with a service that was suspended and warned about before these moments. */
export function invoicesToTerminate(tx: Transaction, before: { suspended: Date; warned: Date }, batch: Batch): Promise<number[]> {
  const isOver = sql`service.suspended_at < ${before.suspended} and service.deletion_warned_at < ${before.warned}`;
  return unpaidWith(tx, sql`${isOver} and ${isWarned}`, batch);
}

/** Returns suspended services whose server is on, and released ones whose server has not been started again. */
export async function serversToSwitch(tx: Transaction, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from service
    where id > ${after} and ((status = 'suspended' and power = 'running') or (status = 'active' and resume_power is not null))
    order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
