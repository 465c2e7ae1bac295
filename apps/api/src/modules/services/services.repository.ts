import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceTable } from '../../platform/database/tables/service-tables.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { QueryOf } from '../../operations/operation.ts';
import type { Page } from '../../operations/paging.ts';
import { orderOf, type ServiceSort } from './service-order.repository.ts';

export type ServiceRow = Selectable<ServiceTable>;
/** Columns that a list can be filtered by, named like the query parameters. */
const filterColumns = ['status', 'country', 'tariff', 'billing_cycle'] as const;
export type ServiceFilter = Pick<QueryOf<'listServices'>, 'q' | (typeof filterColumns)[number]>;

/** The services of one client. */
export function servicesRepository(tx: Transaction, { clientId }: ClientScope) {
  const matches =
    ({ q, ...filter }: ServiceFilter) =>
    (where: ExpressionBuilder<Tables, 'service'>) =>
      where.and([
        where('client_id', '=', clientId),
        ...filterColumns.flatMap((column) => {
          const values = filter[column];
          return values === undefined ? [] : [where(column, 'in', values)];
        }),
        ...(q === undefined ? [] : [sql<boolean>`position(${q.toLowerCase()} in search_text) > 0`]),
      ]);
  const own = (serviceId: number) => tx.selectFrom('service').selectAll().where('id', '=', serviceId).where('client_id', '=', clientId);
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
    /** Returns how many services have each combination of the values that a list can be filtered by. */
    countByFilter: () =>
      tx
        .selectFrom('service')
        .select(filterColumns)
        .select((select) => [
          select.fn.countAll<number>().as('count'),
          select.fn.max('id').as('newest'),
          sql<ServiceRow['tariff_name']>`(array_agg(tariff_name order by id desc))[1]`.as('tariff_name'),
        ])
        .where('client_id', '=', clientId)
        .groupBy(filterColumns)
        .execute(),
    /** Returns the ids in the given order. */
    insert: async (services: readonly Omit<Insertable<ServiceTable>, 'client_id'>[]): Promise<number[]> => {
      const rows = services.map((service) => ({ ...service, client_id: clientId }));
      return (await tx.insertInto('service').values(rows).returning('id').execute()).map(({ id }) => id);
    },
    find: (serviceId: number): Promise<ServiceRow | undefined> => own(serviceId).executeTakeFirst(),
    /** Leaves the power to the client: the server isn't started again because of an earlier suspension. */
    clearResumePower: async (serviceId: number): Promise<void> => {
      await tx
        .updateTable('service')
        .set({ resume_power: null })
        .where('id', '=', serviceId)
        .where('client_id', '=', clientId)
        .where('resume_power', 'is not', null)
        .execute();
    },
    /** Locks the service so that decisions about it run one at a time. */
    lock: (serviceId: number): Promise<ServiceRow | undefined> => own(serviceId).forNoKeyUpdate().executeTakeFirst(),
    /** Returns the IPv4 addresses, the main one first. Empty before the service is set up, and after they were released. */
    addresses: (serviceId: number) =>
      tx
        .selectFrom('service_address')
        .innerJoin('service', 'service.id', 'service_address.service_id')
        .select(['service_address.ip', 'gateway', 'prefix_length'])
        .where('service_id', '=', serviceId)
        .where('client_id', '=', clientId)
        .where('activated_at', 'is not', null)
        .where('released_at', 'is', null)
        .orderBy('position')
        .execute(),
  };
}
