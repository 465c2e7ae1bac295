import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import type { ServiceActionTable } from '../../../platform/database/tables/service-tables.ts';
import type { ActionOrder } from './action-order.ts';

export type ActionRow = Selectable<ServiceActionTable>;

export type NewAction = { id: string; serviceId: number; order: ActionOrder; secret: string | null; at: Date };

/** The server actions of one client. */
export const actionsRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  /** Returns undefined if another action is running on the service. */
  add: ({ id, serviceId, order, secret, at }: NewAction): Promise<ActionRow | undefined> =>
    tx
      .insertInto('service_action')
      .values({
        id,
        client_id: clientId,
        service_id: serviceId,
        command: order.command,
        params: JSON.stringify(order.params),
        secret,
        status: 'running',
        error_code: null,
        started_at: at,
        checked_at: at,
        finished_at: null,
      })
      .onConflict((conflict) => conflict.column('service_id').where('status', '=', sql.lit('running')).doNothing())
      .returningAll()
      .executeTakeFirst(),
  find: (id: string) =>
    tx.selectFrom('service_action').selectAll().where('id', '=', id).where('client_id', '=', clientId).executeTakeFirst(),
  /** Returns running actions by service id. */
  async running(serviceIds: readonly number[]): Promise<ReadonlyMap<number, ActionRow>> {
    if (serviceIds.length === 0) return new Map();
    const rows = await tx
      .selectFrom('service_action')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('service_id', 'in', serviceIds)
      .where('status', '=', 'running')
      .execute();
    return new Map(rows.map((row) => [row.service_id, row]));
  },
  /** Returns the time of the last action that booted the server after `since`. */
  async lastBootSince(serviceId: number, since: Date): Promise<Date | undefined> {
    const row = await tx
      .selectFrom('service_action')
      .select('finished_at')
      .where('client_id', '=', clientId)
      .where('service_id', '=', serviceId)
      .where('status', '=', 'success')
      .where('command', 'in', ['start', 'restart', 'reinstall'])
      .where('finished_at', '>', since)
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.finished_at ?? undefined;
  },
});

/** The cast is safe: only `add` writes these columns. */
export function orderOf({ command, params }: ActionRow): ActionOrder {
  return { command, params } as ActionOrder;
}
