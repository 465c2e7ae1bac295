import { type Kysely, sql } from 'kysely';

const statements = [
  // Bytes in pieces, so that no statement holds a whole file. What they are is said elsewhere: any storage could hold them.
  `create table stored_file (
     key text not null,
     part integer not null check (part >= 0),
     bytes bytea not null,
     primary key (key, part)
   )`,
  // Images are packed already.
  `alter table stored_file alter column bytes set storage external`,

  // storing -> ready -> removing, or taken by a message, and then for good.
  `create table attachment (
     id uuid primary key,
     client_id integer not null references client (id),
     user_id integer not null references client_user (id),
     message_id integer references ticket_message (id),
     position integer not null default 0,
     state text not null check (state in ('storing', 'ready', 'removing')),
     name text not null,
     type text not null check (type in ('image/jpeg', 'image/png', 'image/gif')),
     bytes integer not null check (bytes > 0),
     preview_bytes integer not null check (preview_bytes > 0),
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     created_at timestamptz not null,
     check (message_id is null or state = 'ready')
   )`,
  `create unique index attachment_of_message on attachment (message_id, position) where message_id is not null`,
  `create index attachment_waiting on attachment (user_id) where message_id is null`,
  `create index attachment_to_sweep on attachment (state, created_at) where message_id is null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
