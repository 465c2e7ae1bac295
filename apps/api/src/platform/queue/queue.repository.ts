import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Jobs that a process has taken and not finished, in pg-boss's own table. */
export async function jobsUnderWay(tx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from pgboss.job where state = 'active'`.execute(tx);
  return rows;
}

/** A job that is not done: it waits (after a failure for `nextAttempt`), is under way, or was given up. */
export type OpenJob = {
  id: string;
  name: string;
  state: 'waiting' | 'running' | 'given up';
  data: unknown;
  /** How often it was begun. */
  tries: number;
  nextAttempt: Date;
  /** What the last try failed by. */
  error: string | null;
};

/** Jobs of these kinds, in pg-boss's own table. */
export function openJobsRepository(tx: Transaction, names: readonly string[]) {
  const named = sql`name in (${sql.join(names)})`;
  const open = (where: ReturnType<typeof sql>, max: number) =>
    sql<OpenJob>`
      select id, name,
        case state when 'active' then 'running' when 'failed' then 'given up' else 'waiting' end as state,
        data,
        case state when 'created' then 0 else retry_count + 1 end as tries,
        start_after as "nextAttempt",
        output ->> 'message' as error
      from pgboss.job
      where ${named} and state in ('created', 'retry', 'active', 'failed') and ${where}
      order by state = 'failed' desc, start_after, id limit ${max}`.execute(tx);
  return {
    /** What was given up first, then by when it is tried again. */
    list: async (max: number): Promise<OpenJob[]> => (await open(sql`true`, max)).rows,
    find: async (id: string): Promise<OpenJob | undefined> => (await open(sql`id = ${id}::uuid`, 1)).rows[0],
    /** Has a job that failed tried again now, and as often as a new one. How many jobs that were; the one of an id, else all that were given up. */
    async retry(id?: string): Promise<number> {
      const which = id === undefined ? sql`state = 'failed'` : sql`id = ${id}::uuid and state in ('retry', 'failed')`;
      const { numAffectedRows } = await sql`
        update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
          retry_limit = retry_count + 1 + (select retry_limit from pgboss.queue where queue.name = job.name)
        where ${named} and ${which}`.execute(tx);
      return Number(numAffectedRows ?? 0);
    },
  };
}
