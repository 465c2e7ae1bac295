import { type Kysely, sql } from 'kysely';

const statements = [
  // What an authenticator knows a user by: random, so that it says nothing, and the same for all passkeys of the user.
  `create table passkey_holder (
     user_id integer primary key references client_user (id),
     handle text not null unique
   )`,
  // Bytes in base64url, as they travel.
  `create table passkey (
     id uuid primary key,
     user_id integer not null references client_user (id),
     credential_id text not null unique,
     public_key text not null,
     counter bigint not null,
     transports text not null,
     is_synced boolean not null,
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz
   )`,
  `create index passkey_of_user on passkey (user_id, created_at desc, id)`,

  // Whose and what for: a challenge that was asked for one thing answers no other. Its subject is a session, a half-done sign-in or nobody.
  `create table passkey_challenge (
     challenge text primary key,
     purpose text not null check (purpose in ('register', 'prove', 'second-step', 'sign-in')),
     subject text not null,
     expires_at timestamptz not null
   )`,
  `create index passkey_challenge_age on passkey_challenge (expires_at)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
