import { type Kysely, sql } from 'kysely';

// What support attaches to an answer was sent by none of the client's users.
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table attachment alter column user_id drop not null`.execute(db);
};
