import type { Pool } from 'pg';

/** Moves the last day of a cancelled service into the past, so that Portico ends it now. */
export async function passLastDay(database: Pick<Pool, 'query'>, serviceId: number): Promise<void> {
  await database.query('update service set cancel_ends_on = current_date - 2 where id = $1', [serviceId]);
}
