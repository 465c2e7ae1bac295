import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`alter table address_pool add column reverse_zone text`).execute(db);
};
