import { sql } from 'kysely';
import type { App } from '../src/app.ts';
import { waitFor } from './wait-for.ts';

/** Postpones a job by an hour as soon as it waits for its next attempt, so that only the operator retries it. */
export async function postponeJob(app: Pick<App, 'database'>, id: string): Promise<void> {
  await waitFor(`job ${id} between two attempts`, async () => {
    const { numAffectedRows } = await app.database.transaction((tx) =>
      sql`update pgboss.job set start_after = now() + interval '1 hour' where id = ${id} and state = 'retry'`.execute(tx),
    );
    return numAffectedRows === 1n ? true : undefined;
  });
}
