import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Null until the first start that has named drivers.
  await sql.raw(`alter table service add column driver text`).execute(db);
};
