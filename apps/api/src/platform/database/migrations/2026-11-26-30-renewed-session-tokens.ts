import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`alter table session add column former_token_hash text, add column former_until timestamptz`).execute(db);
  await sql.raw(`create index session_former_token on session (former_token_hash) where former_token_hash is not null`).execute(db);
};
