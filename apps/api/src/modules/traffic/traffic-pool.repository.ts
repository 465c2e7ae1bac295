import { sql } from 'kysely';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The traffic pool of one client. */
export const trafficPoolRepository = (tx: Transaction, { clientId }: ClientScope) => {
  const ofClient = tx.selectFrom('traffic_pool').select(['topup_bytes', 'charged_bytes']).where('client_id', '=', clientId);
  return {
    find: () => ofClient.executeTakeFirst(),
    /** Locks the pool so that decisions about its remaining traffic run one at a time. */
    lock: () => ofClient.forNoKeyUpdate().executeTakeFirst(),
    /** Returns the days with movements, starting at `first`. */
    days: (first: string) =>
      tx
        .selectFrom('traffic_pool_day')
        .select(['day', 'topup_bytes', 'charged_bytes'])
        .where('client_id', '=', clientId)
        .where('day', '>=', first)
        .orderBy('day')
        .execute(),
  };
};

export const trafficUsageRepository = (tx: Transaction, serviceId: number) => ({
  /** Returns the bytes beyond the allowance from `monthStart` until before the day `before`. */
  async overBytes(monthStart: string, before: string): Promise<number> {
    const row = await tx
      .selectFrom('traffic_usage')
      .select(sql<number>`coalesce(sum(over_bytes), 0)::bigint`.as('bytes'))
      .where('service_id', '=', serviceId)
      .where('day', '>=', monthStart)
      .where('day', '<', before)
      .executeTakeFirstOrThrow();
    return row.bytes;
  },
  async add(usage: { day: string; overBytes: number; chargedBytes: number; movementId: number | null }): Promise<void> {
    const { day, overBytes, chargedBytes, movementId } = usage;
    const row = { service_id: serviceId, day, over_bytes: overBytes, charged_bytes: chargedBytes, movement_id: movementId };
    await tx.insertInto('traffic_usage').values(row).execute();
  },
});
