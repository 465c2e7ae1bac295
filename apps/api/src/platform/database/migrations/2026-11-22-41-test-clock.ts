import { type Kysely, sql } from 'kysely';

const statements = [
  `create table test_clock (
     id boolean primary key default true check (id),
     ahead_ms bigint not null default 0 check (ahead_ms >= 0),
     -- Set where the demo account was made: a provider's own data never has it.
     is_demo boolean not null default false
   )`,
  `insert into test_clock default values`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
