import type { Pool } from 'pg';

/** Makes the last day of a cancelled service one that is over, so that the server ends it now. */
export async function passLastDay(database: Pick<Pool, 'query'>, serviceId: number): Promise<void> {
  await database.query('update service set cancel_ends_on = current_date - 2 where id = $1', [serviceId]);
}
