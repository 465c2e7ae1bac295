import { type Kysely, sql } from 'kysely';

const statements = [
  // What a user has proven to read by a code. It holds for as long as it is the ID of the client's profile.
  `create table telegram_link (
     user_id integer primary key references client_user (id),
     wanted_id text check (wanted_id ~ '^[0-9]+$'),
     code_hash text,
     tries smallint not null default 0,
     code_expires_at timestamptz,
     linked_id text check (linked_id ~ '^[0-9]+$'),
     linked_at timestamptz,
     lost_at timestamptz,
     check ((wanted_id is null) = (code_hash is null) and (wanted_id is null) = (code_expires_at is null)),
     check ((linked_id is null) = (linked_at is null)),
     check (linked_at is null or lost_at is null)
   )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
