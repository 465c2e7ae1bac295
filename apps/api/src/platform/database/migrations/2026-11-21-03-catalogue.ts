import { type Kysely, sql } from 'kysely';

/* Each applied catalogue is kept, so that what was on sale at the time of an order can be looked up. The newest version is the one on sale. */
const statements = [
  `create table catalogue_version (
     id integer generated always as identity primary key,
     document jsonb not null,
     checksum text not null,
     source text not null,
     applied_at timestamptz not null
   )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
