import type { Database } from './database.ts';

const dayMs = 86_400_000;

/** Deletes what has served its time, so that no table grows with traffic alone. Any number of processes may do it at once. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  // Longer than any limit's window.
  await database.transaction((tx) => tx.deleteFrom('rate_limit').where('window_started_at', '<', before(2)).execute());
  // A browser tab that was asleep over the weekend still gets its first answer once more.
  await database.transaction((tx) => tx.deleteFrom('idempotency_key').where('created_at', '<', before(7)).execute());
  // Who comes back later reads everything anew anyway.
  await database.transaction((tx) => tx.deleteFrom('event').where('created_at', '<', before(30)).execute());
  await database.transaction((tx) => tx.deleteFrom('session').where('expires_at', '<', before(30)).execute());
  await database.transaction((tx) => tx.deleteFrom('verification_code').where('expires_at', '<', before(1)).execute());
  await database.transaction((tx) => tx.deleteFrom('invitation').where('expires_at', '<', before(30)).execute());
}
