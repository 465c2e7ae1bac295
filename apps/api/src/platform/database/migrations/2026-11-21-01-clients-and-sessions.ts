import { type Kysely, sql } from 'kysely';

const statements = [
  `create table client (
     id integer generated always as identity primary key,
     country text not null,
     created_at timestamptz not null
   )`,

  // "user" is a reserved word. `email` is as the person wrote it, `email_key` what two spellings of one address have in common.
  `create table client_user (
     id integer generated always as identity primary key,
     client_id integer not null references client (id),
     is_main boolean not null,
     email text not null,
     email_key text not null unique,
     email_verified_at timestamptz,
     password_hash text not null,
     first_name text not null,
     last_name text not null,
     language text not null check (language in ('en', 'ru')),
     email_marketing boolean not null,
     email_news boolean not null,
     rules_accepted_at timestamptz not null,
     created_at timestamptz not null
   )`,
  `create unique index client_user_main on client_user (client_id) where is_main`,
  `create index client_user_of_client on client_user (client_id, id)`,

  // Only the digest of a token is kept: who reads this table can sign in as nobody.
  `create table session (
     id uuid primary key,
     user_id integer not null references client_user (id),
     token_hash text not null unique,
     remember_me boolean not null,
     ip_address text not null,
     user_agent text not null,
     created_at timestamptz not null,
     last_used_at timestamptz not null,
     expires_at timestamptz not null,
     revoked_at timestamptz
   )`,
  `create index session_of_user on session (user_id, last_used_at desc)`,
  `create index session_age on session (expires_at)`,

  // One row a user and purpose, so that a new code voids the old one by taking its place.
  `create table verification_code (
     user_id integer not null references client_user (id),
     purpose text not null check (purpose in ('verify-email')),
     code_hash text not null,
     tries integer not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (user_id, purpose)
   )`,

  `create table rate_limit (
     key text primary key,
     window_started_at timestamptz not null,
     hits integer not null
   )`,
  `create index rate_limit_age on rate_limit (window_started_at)`,

  // Without a status the first request is still on its way, or was cut off between its transactions and is to be resumed.
  `create table idempotency_key (
     client_id integer not null references client (id),
     key uuid not null,
     operation text not null,
     request_hash text not null,
     status integer,
     body jsonb,
     created_at timestamptz not null,
     primary key (client_id, key)
   )`,
  `create index idempotency_key_age on idempotency_key (created_at)`,

  // The counter's row lock is held until commit, so that a client's events become visible in the order of their numbers.
  `create table event_counter (
     client_id integer primary key references client (id),
     last_sequence bigint not null
   )`,
  `create table event (
     client_id integer not null references client (id),
     sequence bigint not null,
     type text not null,
     resource_type text,
     resource_id text,
     status text,
     created_at timestamptz not null default now(),
     primary key (client_id, sequence),
     check ((resource_type is null) = (resource_id is null))
   )`,
  `create index event_age on event (created_at)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
