import type { ActionError } from '@portico/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { hasUnfinishedJob } from '../../../platform/queue/queue.repository.ts';
import { isNotAway, type Away } from '../provisioning/away-drivers.repository.ts';
import type { ActionRow } from './actions.repository.ts';

/** `isCertain`: the driver can no longer carry the action out. It never can if the action was never begun. */
type ActionEnd = { errorCode: ActionError['code'] | null; at: Date; isCertain: boolean };

/** The server actions of all clients, for jobs. */
export const allActionsRepository = (tx: Transaction) => ({
  find: (id: string) => tx.selectFrom('service_action').selectAll().where('id', '=', id).executeTakeFirst(),
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
  end: (id: string, { errorCode, at, isCertain }: ActionEnd): Promise<ActionRow | undefined> =>
    tx
      .updateTable('service_action')
      .set((row) => ({
        status: errorCode === null ? ('success' as const) : ('error' as const),
        error_code: errorCode,
        progress: errorCode === null ? 100 : row.ref('progress'),
        finished_at: at,
        settled_at: isCertain ? at : sql<Date | null>`case when begins = 0 then ${at}::timestamptz end`,
        secret: isCertain ? null : sql<string | null>`case when begins > 0 then secret end`,
      }))
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst(),
  /** Records the outcome of an action in its service's activity log. */
  async noteOutcome(id: string, errorCode: ActionError['code'] | null): Promise<void> {
    await tx
      .updateTable('service_activity')
      .set({ outcome: errorCode === null ? 'success' : 'error', error_code: errorCode })
      .where('action_id', '=', id)
      .execute();
  },
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
  /**
   * Returns unsettled actions that have not been checked since then, and that no job of that name follows. Those that have ended are left to
   * a later call if their driver is `away`.
   */
  async staleActions(name: string, since: Date, away: Away, limit: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('service_action')
      .innerJoin('service', 'service.id', 'service_action.service_id')
      .select('service_action.id')
      .where('settled_at', 'is', null)
      .where((row) => row.or([row('service_action.status', '=', 'running'), isNotAway(away)]))
      .where('checked_at', '<', since)
      .where(sql<boolean>`not ${hasUnfinishedJob(name, 'actionId', sql`service_action.id::text`)}`)
      .orderBy('checked_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});
