import { sql } from 'kysely';
import type { AnyJob } from '../../src/jobs/define-job.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { UnrecoverableError, type Jobs } from '../../src/platform/queue/queue.ts';
import type { VirtualClock } from './virtual-process.ts';

export type QueuedJob = { id: number; name: string; data: object; runAt: Date; tries: number };

const defaultRetryLimit = 12;
const defaultMaxPauseSeconds = 600;

/**
 * The queue in the simulation's time: as in pg-boss, a job exists if its transaction commits, runs at least once, in any order, and is
 * retried with growing pauses. The simulation decides which job runs when.
 */
export async function openSimulatedQueue(database: Database, clock: VirtualClock, known: readonly AnyJob[]) {
  const run = (query: ReturnType<typeof sql>) => database.transaction(async (tx) => void (await query.execute(tx)));
  await run(sql`create schema simulated`);
  await run(sql`create table simulated.job (
    id int generated always as identity primary key, name text not null, data jsonb not null, run_at timestamptz not null,
    is_urgent boolean not null, slot text unique, state text not null default 'waiting', tries int not null default 0, error text)`);
  const at = (ms: number) => new Date(ms);

  const jobs: Jobs = {
    async enqueue(tx, { name }, given, { delayMs = 0, once, isUrgent = false } = {}) {
      const slot = once === undefined ? null : `${name} ${once.key} ${Math.floor(clock.now() / (once.withinSeconds * 1_000))}`;
      await sql`insert into simulated.job (name, data, run_at, is_urgent, slot)
        values (${name}, ${JSON.stringify(given)}, ${at(clock.now() + delayMs)}, ${isUrgent}, ${slot}) on conflict (slot) do nothing`.execute(
        tx,
      );
    },
    has: (name) => known.some((job) => job.name === name),
    work: async () => {},
    stop: async () => {},
  };

  return {
    jobs,
    /** Returns the jobs that are due first, by a time. */
    due: (untilMs: number, max: number): Promise<QueuedJob[]> =>
      database.read(async (tx) => {
        const { rows } = await sql<QueuedJob>`select id, name, data, run_at as "runAt", tries from simulated.job
          where state = 'waiting' and run_at <= ${at(untilMs)} order by run_at, is_urgent desc, id limit ${max}`.execute(tx);
        return rows;
      }),
    claim: ({ id }: QueuedJob) => run(sql`update simulated.job set state = 'running', tries = tries + 1 where id = ${id}`),
    complete: ({ id }: QueuedJob) => run(sql`update simulated.job set state = 'done' where id = ${id}`),
    postpone: ({ id }: QueuedJob, ms: number) =>
      run(sql`update simulated.job set state = 'waiting', run_at = ${at(clock.now() + ms)} where id = ${id}`),
    fail({ id, name, tries }: QueuedJob, error: unknown) {
      const { retryLimit = defaultRetryLimit, retryDelayMax = defaultMaxPauseSeconds } =
        known.find((job) => job.name === name)?.policy ?? {};
      const isOver = tries >= retryLimit || error instanceof UnrecoverableError;
      const pauseMs = Math.min(2 ** tries, retryDelayMax) * 1_000;
      return run(sql`update simulated.job set state = ${isOver ? 'failed' : 'waiting'}, error = ${String(error)},
        run_at = ${at(clock.now() + pauseMs)} where id = ${id}`);
    },
    /** Retries the jobs of a process that was killed. */
    recover: () => run(sql`update simulated.job set state = 'waiting' where state = 'running'`),
  };
}
