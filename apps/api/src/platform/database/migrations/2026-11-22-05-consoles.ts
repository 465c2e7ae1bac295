import { type Kysely, sql } from 'kysely';

const statements = [
  // Good once, and only while its session lives.
  `create table console_ticket (
     token_hash text primary key,
     session_id uuid not null references session (id) on delete cascade,
     service_id integer not null references service (id),
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index console_ticket_of_session on console_ticket (session_id)`,
  `create index console_ticket_age on console_ticket (expires_at)`,

  // What its screen shows: the name of the server, and since when it runs.
  `alter table simulated_server
     add column hostname text not null default 'server',
     add column booted_at timestamptz`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
