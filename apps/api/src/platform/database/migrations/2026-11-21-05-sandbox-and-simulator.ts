import { type Kysely, sql } from 'kysely';

/* State of the two outside systems that are simulated: the sandbox payment gateway and the server simulator. Nothing of the portal reads them but their drivers. */
const statements = [
  `create table sandbox_checkout (
     id text primary key,
     idempotency_key text not null unique,
     amount_cents bigint not null check (amount_cents > 0),
     currency text not null,
     reference text not null,
     description text not null,
     locale text not null,
     return_url text not null,
     status text not null check (status in ('open', 'paid', 'declined', 'cancelled')),
     created_at timestamptz not null,
     decided_at timestamptz
   )`,
  `create table simulated_address_counter (
     id boolean primary key default true check (id),
     last_index integer not null
   )`,
  // The first 64 addresses are left to seeds.
  `insert into simulated_address_counter (last_index) values (63)`,
  `create table simulated_server (
     service_id integer primary key references service (id),
     country text not null,
     ipv4 text not null unique,
     requested_at timestamptz not null,
     ready_at timestamptz not null
   )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
