import type { ServiceStatus } from '@portico/contract';
import { sql, type ExpressionBuilder, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceTable } from '../../platform/database/tables/service-tables.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { Page } from '../../operations/paging.ts';
import { orderOf, type ServiceSort } from './service-order.repository.ts';

export type ServiceRow = Selectable<ServiceTable>;
export type ServiceFilter = { clientId: number; q: string | undefined; status: ServiceStatus | undefined };

function matches({ clientId, q, status }: ServiceFilter) {
  return (where: ExpressionBuilder<Tables, 'service'>) =>
    where.and([
      where('client_id', '=', clientId),
      ...(status === undefined ? [] : [where('status', '=', status)]),
      ...(q === undefined ? [] : [sql<boolean>`position(${q.toLowerCase()} in search_text) > 0`]),
    ]);
}

export function servicesRepository(tx: Transaction) {
  const query = (filter: ServiceFilter, sort: ServiceSort, page: Page) =>
    tx.selectFrom('service').selectAll().where(matches(filter)).orderBy(orderOf(sort)).limit(page.perPage).offset(page.offset);
  return {
    query,
    list: (filter: ServiceFilter, sort: ServiceSort, page: Page): Promise<ServiceRow[]> => query(filter, sort, page).execute(),
    count: async (filter: ServiceFilter): Promise<number> => {
      const row = await tx
        .selectFrom('service')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matches(filter))
        .executeTakeFirstOrThrow();
      return row.total;
    },
    /** Returns the ids in the given order. */
    insert: async (services: readonly Insertable<ServiceTable>[]): Promise<number[]> =>
      (await tx.insertInto('service').values(services).returning('id').execute()).map(({ id }) => id),
    /** Moves the pending services of a paid invoice to `prepare`. Returns the ids that this call moved. */
    prepareOfInvoice: async (invoiceId: number): Promise<number[]> => {
      const rows = await tx
        .updateTable('service')
        .set({ status: 'prepare' })
        .where('invoice_id', '=', invoiceId)
        .where('status', '=', 'pending')
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
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
    findOf: (clientId: number, serviceId: number) =>
      tx.selectFrom('service').selectAll().where('id', '=', serviceId).where('client_id', '=', clientId).executeTakeFirst(),
    /** Locks the service so that decisions about it run one at a time. */
    lockOf: (clientId: number, serviceId: number) =>
      tx
        .selectFrom('service')
        .selectAll()
        .where('id', '=', serviceId)
        .where('client_id', '=', clientId)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    lock: (serviceId: number) =>
      tx.selectFrom('service').selectAll().where('id', '=', serviceId).forNoKeyUpdate().executeTakeFirstOrThrow(),
    change: (serviceId: number, changes: Updateable<ServiceTable>) =>
      tx.updateTable('service').set(changes).where('id', '=', serviceId).execute(),
  };
}
