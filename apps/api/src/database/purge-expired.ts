import type { Database } from './database.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Longer than any limit's window. */
const rateLimitKeptMs = 2 * dayMs;
/** A browser tab that was asleep over the weekend still gets its first answer once more. */
const idempotencyKeptMs = 7 * dayMs;
/** Who comes back later reads everything anew anyway. */
const eventKeptMs = 30 * dayMs;
const sessionKeptMs = 30 * dayMs;
const codeKeptMs = dayMs;

/** Deletes what has served its time, so that no table grows with traffic alone. Any number of processes may do it at once. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  const before = (keptMs: number) => new Date(now.getTime() - keptMs);
  await database.transaction((tx) => tx.deleteFrom('rate_limit').where('window_started_at', '<', before(rateLimitKeptMs)).execute());
  await database.transaction((tx) => tx.deleteFrom('idempotency_key').where('created_at', '<', before(idempotencyKeptMs)).execute());
  await database.transaction((tx) => tx.deleteFrom('event').where('created_at', '<', before(eventKeptMs)).execute());
  await database.transaction((tx) => tx.deleteFrom('session').where('expires_at', '<', before(sessionKeptMs)).execute());
  await database.transaction((tx) => tx.deleteFrom('verification_code').where('expires_at', '<', before(codeKeptMs)).execute());
}

/** Every hour, and once soon after the start. Answers a function that stops it. */
export function startPurgeTimer(database: Database, now: () => Date, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = purgeExpired(database, now()).catch(onFailure);
  };
  const soon = setTimeout(run, 60_000).unref();
  const timer = setInterval(run, hourMs).unref();
  return async () => {
    clearTimeout(soon);
    clearInterval(timer);
    await running;
  };
}
