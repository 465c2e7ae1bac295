import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table service add column deletion_warned_at timestamptz`.execute(db);
};
