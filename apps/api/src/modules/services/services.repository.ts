import type { ServiceStatus } from '@portico/contract';
import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ServiceTable } from '../../database/tables/service-tables.ts';
import type { Tables } from '../../database/tables/tables.ts';
import type { Page } from '../../operations/paging.ts';

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
  return {
    list: (filter: ServiceFilter, page: Page) =>
      tx.selectFrom('service').selectAll().where(matches(filter)).orderBy('id', 'desc').limit(page.perPage).offset(page.offset).execute(),
    count: async (filter: ServiceFilter): Promise<number> => {
      const row = await tx
        .selectFrom('service')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matches(filter))
        .executeTakeFirstOrThrow();
      return row.total;
    },
    /** Answers their ids in the order in which they were given. */
    insert: async (services: readonly Insertable<ServiceTable>[]): Promise<number[]> =>
      (await tx.insertInto('service').values(services).returning('id').execute()).map(({ id }) => id),
    /** Pending services of an invoice that was paid. Answers those that this call moved on. */
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
    find: (serviceId: number) => tx.selectFrom('service').selectAll().where('id', '=', serviceId).executeTakeFirst(),
    /** Whether this call is the one that made it active. */
    activate: async (serviceId: number, { ip, at, nextDueDate }: { ip: string; at: Date; nextDueDate: string }): Promise<boolean> => {
      const result = await tx
        .updateTable('service')
        .set((row) => ({
          status: 'active' as const,
          ip,
          activated_at: at,
          next_due_date: nextDueDate,
          search_text: sql<string>`${row.ref('search_text')} || chr(10) || ${ip}::text`,
        }))
        .where('id', '=', serviceId)
        .where('status', '=', 'prepare')
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows === 1n;
    },
  };
}
