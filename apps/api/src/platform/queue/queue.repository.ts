import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Reads the active jobs from pg-boss's table. */
export async function jobsUnderWay(tx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from pgboss.job where state = 'active'`.execute(tx);
  return rows;
}

/** Returns the names of queues with a job whose time has come. Probes an index once per queue, however many jobs wait. */
export async function queuesWithDueJobs(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from pgboss.queue where exists (
      select 1 from pgboss.job
      where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= pgboss.job_now()
    )`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Returns an SQL condition that is true if a job of that name, with `id` in this field of its data, waits or runs. */
export const hasUnfinishedJob = (name: string, field: string, id: RawBuilder<string>): RawBuilder<boolean> =>
  sql`exists (select from pgboss.job where name = ${name} and state < 'completed' and data ->> ${field} = ${id})`;

/** An unfinished job: waiting (after a failure until `nextAttempt`), active or failed for good. */
export type OpenJob = {
  id: string;
  name: string;
  state: 'waiting' | 'running' | 'given up';
  data: unknown;
  /** How often it was started. */
  tries: number;
  nextAttempt: Date;
  /** The error of its last attempt. */
  error: string | null;
};

/** Reads jobs with these names from pg-boss's table. */
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
    /** Failed jobs first, then by next attempt. */
    list: async (max: number): Promise<OpenJob[]> => (await open(sql`true`, max)).rows,
    find: async (id: string): Promise<OpenJob | undefined> => (await open(sql`id = ${id}::uuid`, 1)).rows[0],
    /** Retries failed jobs now, with a full set of attempts: the one with this id, or all that failed for good. Returns how many. */
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
