import { type Kysely, sql } from 'kysely';

const statements = [
  // From where the sign-up came that a code may confirm. Null: from before this was written down, confirmed from anywhere.
  `alter table client_user add column registered_from text`,

  // A sign-in is a proof of who is there; so is the password, given again.
  `alter table session add column proven_at timestamptz`,
  `update session set proven_at = created_at`,
  `alter table session alter column proven_at set not null`,

  // The link of a notice ends its session without a sign-in.
  `create table session_report (
     token_hash text primary key,
     session_id uuid not null references session (id) on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index session_report_age on session_report (expires_at)`,
  `create index session_report_of_session on session_report (session_id)`,

  // What a user has signed in with before, and from where.
  `create table known_device (
     user_id integer not null references client_user (id),
     address text not null,
     browser text not null,
     system text not null,
     last_used_at timestamptz not null,
     primary key (user_id, address, browser, system)
   )`,
  `create index known_device_age on known_device (last_used_at)`,

  // One row a user, so that a new link voids the old one by taking its place.
  `create table password_reset (
     user_id integer primary key references client_user (id),
     token_hash text not null unique,
     expires_at timestamptz not null
   )`,
  `create index password_reset_age on password_reset (expires_at)`,

  // One row a user. Without a code where its mail is not sent yet.
  `create table email_change (
     id uuid primary key,
     user_id integer not null unique references client_user (id),
     email text not null,
     email_key text not null,
     requested_at timestamptz not null,
     code_hash text,
     tries integer not null,
     code_expires_at timestamptz
   )`,
  `create index email_change_age on email_change (requested_at)`,

  // The secret is encrypted by a key that is not in the database. Not enabled: asked for, and to be confirmed.
  `create table two_factor (
     user_id integer primary key references client_user (id),
     secret text not null,
     requested_at timestamptz not null,
     enabled_at timestamptz,
     last_step bigint
   )`,
  `create table recovery_code (
     user_id integer not null references client_user (id),
     code_hash text not null,
     used_at timestamptz,
     primary key (user_id, code_hash)
   )`,
  `create table two_factor_challenge (
     id uuid primary key,
     user_id integer not null references client_user (id),
     token_hash text not null unique,
     tries integer not null,
     expires_at timestamptz not null
   )`,
  `create index two_factor_challenge_of_user on two_factor_challenge (user_id)`,
  `create index two_factor_challenge_age on two_factor_challenge (expires_at)`,

  `create table activity (
     id bigint generated always as identity primary key,
     client_id integer not null references client (id),
     user_id integer not null references client_user (id),
     kind text not null,
     ip_address text not null,
     user_agent text not null,
     created_at timestamptz not null
   )`,
  `create index activity_of_user on activity (user_id, id desc)`,
  `create index activity_age on activity (created_at)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
