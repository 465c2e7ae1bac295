import { type Kysely, sql } from 'kysely';

/** Staff list the newest payments of all clients. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index payment_by_time on payment (created_at desc, id desc)`.execute(db);
};
