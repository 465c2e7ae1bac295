import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { TrafficMovementTable } from '../../platform/database/tables/traffic-tables.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { Page } from '../../operations/paging.ts';

export type MovementRow = Selectable<TrafficMovementTable>;
export type MovementFilter = {
  q: string | undefined;
  type: MovementRow['type'] | undefined;
  serviceIds: readonly number[] | undefined;
};

/** The movements of one client's traffic pool. */
export function movementsRepository(tx: Transaction, { clientId }: ClientScope) {
  const matches =
    ({ q, type, serviceIds }: MovementFilter) =>
    (where: ExpressionBuilder<Tables, 'traffic_movement'>) =>
      where.and([
        where('client_id', '=', clientId),
        ...(type === undefined ? [] : [where('type', '=', type)]),
        ...(serviceIds === undefined ? [] : [where('service_id', 'in', serviceIds)]),
        ...(q === undefined ? [] : [sql<boolean>`position(${q.toLowerCase()} in lower(concat_ws(chr(10), hostname, ip))) > 0`]),
      ]);
  return {
    /** A database trigger also updates the pool. */
    insert: (movement: Omit<Insertable<TrafficMovementTable>, 'client_id'>): Promise<MovementRow> =>
      tx
        .insertInto('traffic_movement')
        .values({ ...movement, client_id: clientId })
        .returningAll()
        .executeTakeFirstOrThrow(),
    list: (filter: MovementFilter, page: Page): Promise<MovementRow[]> =>
      tx
        .selectFrom('traffic_movement')
        .selectAll()
        .where(matches(filter))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.perPage)
        .offset(page.offset)
        .execute(),
    async count(filter: MovementFilter): Promise<number> {
      const row = await tx
        .selectFrom('traffic_movement')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matches(filter))
        .executeTakeFirstOrThrow();
      return row.total;
    },
    /** Returns the bytes assigned to a service from `from` until before `until`. */
    async assignedBytes(serviceId: number, from: Date, until: Date): Promise<number> {
      const row = await tx
        .selectFrom('traffic_movement')
        .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
        .where('client_id', '=', clientId)
        .where('service_id', '=', serviceId)
        .where('reason', '=', 'assigned')
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .executeTakeFirstOrThrow();
      return row.bytes;
    },
  };
}
