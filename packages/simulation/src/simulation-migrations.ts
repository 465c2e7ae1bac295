import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table sandbox_card (
     token text primary key,
     brand text not null,
     last_four text not null,
     expiry_month smallint not null,
     expiry_year smallint not null,
     behaviour text not null,
     is_kept boolean not null default false,
     created_at timestamptz not null
   )`,
  `create table sandbox_checkout (
     id text primary key,
     idempotency_key text not null unique,
     amount_cents bigint not null,
     currency text not null,
     reference text not null,
     description text not null,
     locale text not null,
     return_url text not null,
     status text not null check (status in ('open', 'processing', 'paid', 'declined', 'cancelled')),
     created_at timestamptz not null,
     decided_at timestamptz,
     expires_at timestamptz not null,
     takes text not null default 'decision' check (takes in ('decision', 'card')),
     keeps_card boolean not null default false,
     card_token text references sandbox_card (token) on delete set null,
     wants_kept boolean not null default false,
     off_session boolean not null default false,
     decline_reason text,
     refunds text not null default 'at_once' check (refunds in ('at_once', 'later', 'never')),
     constraint sandbox_checkout_amount_cents_check check (amount_cents > 0 or (amount_cents = 0 and takes = 'card' and keeps_card))
   )`,
  `create table sandbox_refund (
     id text primary key,
     idempotency_key text not null unique,
     checkout_id text not null references sandbox_checkout (id),
     amount_cents bigint not null check (amount_cents > 0),
     status text not null check (status in ('pending', 'succeeded', 'failed')),
     created_at timestamptz not null
   )`,
  `create index sandbox_refund_of_checkout on sandbox_refund (checkout_id)`,
  `create table simulated_address_counter (
     id boolean primary key default true check (id),
     last_index integer not null
   )`,
  // The first 64 addresses are left to seeds.
  `insert into simulated_address_counter (last_index) values (63)`,
  `create table simulated_server (
     service_id integer primary key,
     country text not null,
     requested_at timestamptz not null,
     ready_at timestamptz not null,
     power text not null default 'running' check (power in ('running', 'stopped')),
     vnc_password_hash text,
     root_password_hash text,
     ssh_key text,
     os text,
     raid text,
     iso text,
     hostname text not null default 'server',
     booted_at timestamptz
   )`,
  `create table simulated_address (
     ip text primary key,
     service_id integer,
     position integer
   )`,
  `create index simulated_address_of_server on simulated_address (service_id, position)`,
  `create table simulated_operation (
     operation_id uuid primary key,
     service_id integer not null,
     command jsonb not null,
     outcome text not null check (outcome in ('running', 'succeeded', 'failed')),
     reason text,
     result jsonb,
     fails boolean not null default false,
     started_at timestamptz not null,
     ends_at timestamptz
   )`,
  `create index simulated_operation_of_server on simulated_operation (service_id) where outcome = 'running'`,
  `create table simulated_power_change (
     service_id integer not null,
     at timestamptz not null,
     power text not null check (power in ('running', 'stopped'))
   )`,
  `create index simulated_power_change_of_server on simulated_power_change (service_id, at)`,
];

const fences = [
  `alter table simulated_server
     add column fence bigint not null default 0,
     add column machine_id integer generated always as identity`,
  `alter table simulated_operation add column code text`,
  `update simulated_operation set code = 'host-error' where outcome = 'failed'`,
];

const assignedAddresses = [
  `alter table simulated_server add column ip text`,
  `update simulated_server set ip = a.ip from simulated_address a where a.service_id = simulated_server.service_id and a.position = 1`,
  `drop table simulated_address, simulated_address_counter`,
];

/** Frozen once released, like the server's. */
export const simulationMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-25-50-tables': {
    async up(db: Kysely<unknown>) {
      // A database that was simulated or a demo before this kept its tables.
      const { rows } = await sql<{ found: boolean }>`select to_regclass('sandbox_checkout') is not null as found`.execute(db);
      if (rows[0]?.found === true) return;
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
  '2026-11-25-70-fences': {
    async up(db: Kysely<unknown>) {
      for (const statement of fences) await sql.raw(statement).execute(db);
    },
  },
  '2026-11-25-71-addresses-of-the-server': {
    async up(db: Kysely<unknown>) {
      for (const statement of assignedAddresses) await sql.raw(statement).execute(db);
    },
  },
  '2026-11-25-72-networks': {
    async up(db: Kysely<unknown>) {
      await sql.raw('alter table simulated_server add column network jsonb').execute(db);
    },
  },
  '2026-11-27-50-peak-rates': {
    async up(db: Kysely<unknown>) {
      await sql.raw('alter table simulated_server add column peak_bytes_per_second double precision').execute(db);
    },
  },
};
