import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { OwnService } from '../services/own-service.ts';

type Unbilled = OwnService & { firstDueDate: string | null; isWithdrawn: SqlBool };

/** Services to renew that are due up to a date. Cancelled ones are left out. */
export const dueServicesRepository = (tx: Transaction) => ({
  /** Returns services without an invoice for their next period, by rising id. */
  async unbilled(dueBy: string, after: number, limit: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('service')
      .select('service.id')
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_requested_at', 'is', null)
      .where('next_due_date', '<=', dueBy)
      .where('service.id', '>', after)
      .where((where) => where.not(where.exists(billedPeriod(tx))))
      .orderBy('service.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  /** Locks a service and those invoiced together with it: services due on the same day, unless the client wants separate invoices. */
  async lockTogether(serviceId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select service.id from service
      join service asked on asked.id = ${serviceId}
      join client on client.id = asked.client_id
      where service.client_id = asked.client_id and service.next_due_date = asked.next_due_date
        and service.status in ('active', 'suspended') and service.cancel_requested_at is null
        and (service.id = asked.id or not client.split_invoice)
      order by service.id for no key update of service`.execute(tx);
    return rows.map(({ id }) => id);
  },
  /**
   * Returns the locked services that still need an invoice, with the due date of an earlier, cancelled invoice for the same period.
   * `isWithdrawn` if a cancellation was withdrawn when the service would already have been invoiced without it.
   */
  async stillUnbilled(serviceIds: readonly number[], { dueBy, invoiceDays }: { dueBy: string; invoiceDays: number }): Promise<Unbilled[]> {
    if (serviceIds.length === 0) return [];
    return await tx
      .selectFrom('service')
      .selectAll('service')
      .select((select) =>
        select
          .selectFrom('invoice_item as line')
          .innerJoin('invoice', 'invoice.id', 'line.invoice_id')
          .select((inner) => inner.fn.min('invoice.due_date').as('due'))
          .where('line.is_void', '=', true)
          .whereRef('line.service_id', '=', 'service.id')
          .whereRef('line.period_start', '=', 'service.next_due_date')
          .as('firstDueDate'),
      )
      .select((select) =>
        select
          .exists(
            select
              .selectFrom('service_activity')
              .select('service_activity.id')
              .whereRef('service_activity.service_id', '=', 'service.id')
              .where('service_activity.what', '=', 'withdraw_cancellation')
              .where(
                sql<boolean>`service_activity.created_at >= (service.next_due_date - ${invoiceDays}::int)::timestamp at time zone 'UTC'`,
              ),
          )
          .as('isWithdrawn'),
      )
      .where('service.id', 'in', serviceIds)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_requested_at', 'is', null)
      .where('next_due_date', '<=', dueBy)
      .where((where) => where.not(where.exists(billedPeriod(tx))))
      .orderBy('service.id')
      .execute();
  },
  /** Extends a free service without an invoice. Returns true if this call did. */
  async extendFree(serviceId: number, from: string, to: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service')
      .set({ next_due_date: to })
      .where('id', '=', serviceId)
      .where('next_due_date', '=', from)
      .where('renewal_cents', '=', 0)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});

const billedPeriod = (tx: Transaction) =>
  tx
    .selectFrom('invoice_item as billed')
    .select('billed.id')
    .where('billed.is_void', '=', false)
    .whereRef('billed.service_id', '=', 'service.id' as never)
    .whereRef('billed.period_start', '=', 'service.next_due_date' as never);
