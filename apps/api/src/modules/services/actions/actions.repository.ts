import type { ActionError } from '@portico/contract';
import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ServiceActionTable } from '../../../platform/database/tables/service-tables.ts';
import type { ActionOrder } from './action-order.ts';

export type ActionRow = Selectable<ServiceActionTable>;

export type NewAction = { id: string; clientId: number; serviceId: number; order: ActionOrder; secret: string | null; at: Date };

/** `isCertain`: the driver can no longer carry the action out. */
type Ending = { errorCode: ActionError['code'] | null; at: Date; isCertain: boolean };

export const actionsRepository = (tx: Transaction) => ({
  /** Returns undefined if another action is running on the service. */
  add: ({ id, clientId, serviceId, order, secret, at }: NewAction): Promise<ActionRow | undefined> =>
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
  find: (id: string) => tx.selectFrom('service_action').selectAll().where('id', '=', id).executeTakeFirst(),
  findOf: (clientId: number, id: string) =>
    tx.selectFrom('service_action').selectAll().where('id', '=', id).where('client_id', '=', clientId).executeTakeFirst(),
  /** Returns running actions by service id. */
  async running(serviceIds: readonly number[]): Promise<ReadonlyMap<number, ActionRow>> {
    if (serviceIds.length === 0) return new Map();
    const rows = await tx
      .selectFrom('service_action')
      .selectAll()
      .where('service_id', 'in', serviceIds)
      .where('status', '=', 'running')
      .execute();
    return new Map(rows.map((row) => [row.service_id, row]));
  },
  async hasFailedSince(serviceId: number, command: ActionRow['command'], since: Date): Promise<boolean> {
    const failed = await tx
      .selectFrom('service_action')
      .select('id')
      .where('service_id', '=', serviceId)
      .where('command', '=', command)
      .where('status', '=', 'error')
      .where('started_at', '>=', since)
      .limit(1)
      .executeTakeFirst();
    return failed !== undefined;
  },
  /** Returns the time of the last action that booted the server after `since`. */
  async lastBootSince(serviceId: number, since: Date): Promise<Date | undefined> {
    const row = await tx
      .selectFrom('service_action')
      .select('finished_at')
      .where('service_id', '=', serviceId)
      .where('status', '=', 'success')
      .where('command', 'in', ['start', 'restart', 'reinstall'])
      .where('finished_at', '>', since)
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.finished_at ?? undefined;
  },
  /**
   * Counts an attempt before the driver is called, so that a restart after a crash checks its state first. Returns false if the action has
   * ended.
   */
  async countBegin(id: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service_action')
      .set((row) => ({ begins: row('begins', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  /** Records a response of the driver. Returns the row if its progress increased. */
  async noteProgress(id: string, progress: number, at: Date): Promise<ActionRow | undefined> {
    const ofRunning = tx.updateTable('service_action').where('id', '=', id).where('status', '=', 'running');
    const moved = await ofRunning.set({ progress, checked_at: at }).where('progress', '<', progress).returningAll().executeTakeFirst();
    if (moved === undefined) await ofRunning.set({ checked_at: at }).execute();
    return moved;
  },
  /** Returns the row if this call ended the action. */
  end: (id: string, { errorCode, at, isCertain }: Ending): Promise<ActionRow | undefined> =>
    tx
      .updateTable('service_action')
      .set((row) => ({
        status: errorCode === null ? ('success' as const) : ('error' as const),
        error_code: errorCode,
        progress: errorCode === null ? 100 : row.ref('progress'),
        finished_at: at,
        ...(isCertain && { settled_at: at, secret: null }),
      }))
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst(),
  /** Returns false if the action was already settled. */
  async settle(id: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service_action')
      .set({ settled_at: at, secret: null })
      .where('id', '=', id)
      .where('status', '!=', 'running')
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  /** Returns ended actions of a service whose outcome is unknown, the oldest first. */
  findUnresolved: (serviceId: number) =>
    tx
      .selectFrom('service_action')
      .selectAll()
      .where('service_id', '=', serviceId)
      .where('settled_at', 'is', null)
      .where('status', '!=', 'running')
      .orderBy('started_at')
      .execute(),
  /** Returns unsettled actions that have not been checked since then. */
  async staleActions(since: Date, limit: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('service_action')
      .select('id')
      .where('settled_at', 'is', null)
      .where('checked_at', '<', since)
      .orderBy('checked_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});

/** The cast is safe: only `add` writes these columns. */
export function orderOf({ command, params }: ActionRow): ActionOrder {
  return { command, params } as ActionOrder;
}
