import type { Updateable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceTable } from '../../platform/database/tables/service-tables.ts';
import type { ServiceRow } from './services.repository.ts';

/** Services of all clients, for jobs, listeners and mails. */
export const allServicesRepository = (tx: Transaction) => ({
  /** Moves the pending services of a paid invoice to `prepare`. Returns the services that this call moved, by rising id. */
  prepareOfInvoice: async (invoiceId: number): Promise<ServiceRow[]> => {
    const rows = await tx
      .updateTable('service')
      .set({ status: 'prepare' })
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'pending')
      .returningAll()
      .execute();
    return rows.toSorted((one, other) => one.id - other.id);
  },
  pendingOfInvoice: (invoiceId: number): Promise<ServiceRow[]> =>
    tx.selectFrom('service').selectAll().where('invoice_id', '=', invoiceId).where('status', '=', 'pending').orderBy('id').execute(),
  /** Returns the ids that this call ended. */
  endPendingOfInvoice: async (invoiceId: number, at: Date): Promise<number[]> => {
    const rows = await tx
      .updateTable('service')
      .set({ status: 'delete', server_released_at: at })
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'pending')
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  /** Locks the services of an order by rising id, so that concurrent activations see each other. */
  lockOfInvoice: (invoiceId: number): Promise<ServiceRow[]> =>
    tx.selectFrom('service').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').forNoKeyUpdate().execute(),
  ofInvoice: (invoiceId: number): Promise<ServiceRow[]> =>
    tx.selectFrom('service').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute(),
  find: (serviceId: number) => tx.selectFrom('service').selectAll().where('id', '=', serviceId).executeTakeFirst(),
  /** Locks the service so that decisions about it run one at a time. */
  lock: (serviceId: number) => tx.selectFrom('service').selectAll().where('id', '=', serviceId).forNoKeyUpdate().executeTakeFirstOrThrow(),
  change: (serviceId: number, changes: Updateable<ServiceTable>) =>
    tx.updateTable('service').set(changes).where('id', '=', serviceId).execute(),
});
