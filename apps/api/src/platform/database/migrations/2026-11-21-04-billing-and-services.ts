import { type Kysely, sql } from 'kysely';

const statements = [
  // One locked row hands out invoice numbers, so that a rolled back order leaves no gap as a sequence would.
  `create table invoice_counter (
     id boolean primary key default true check (id),
     last_number integer not null
   )`,
  `insert into invoice_counter (last_number) values (10000)`,

  `create table invoice (
     id integer primary key,
     client_id integer not null references client (id),
     status text not null check (status in ('unpaid', 'paid', 'cancelled')),
     amount_cents bigint not null check (amount_cents > 0),
     created_at timestamptz not null,
     due_date date not null,
     paid_at timestamptz,
     cancelled_at timestamptz,
     search_text text not null,
     check ((status = 'paid') = (paid_at is not null)),
     check ((status = 'cancelled') = (cancelled_at is not null))
   )`,
  `create index invoice_of_client on invoice (client_id, id desc)`,
  `create index invoice_of_client_by_status on invoice (client_id, status, id desc)`,
  `create function invoice_keep_final_status() returns trigger language plpgsql as $$
   begin
     if old.status <> 'unpaid' and new.status <> old.status then
       raise exception 'invoice % is % and stays so', old.id, old.status using errcode = 'restrict_violation';
     end if;
     if new.amount_cents <> old.amount_cents or new.client_id <> old.client_id or new.id <> old.id then
       raise exception 'what invoice % is about does not change', old.id using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger invoice_final_status before update on invoice for each row execute function invoice_keep_final_status()`,

  `create table service (
     id integer generated always as identity primary key,
     client_id integer not null references client (id),
     invoice_id integer references invoice (id),
     status text not null check (status in ('pending', 'prepare', 'active', 'suspended', 'delete')),
     hostname text not null,
     tariff text not null,
     plan_type text not null,
     tariff_name jsonb not null,
     country text not null,
     city jsonb not null,
     billing_cycle text not null check (billing_cycle in ('monthly', 'quarterly', 'semi-annually', 'annually')),
     renewal_cents bigint not null check (renewal_cents >= 0),
     configoptions jsonb not null,
     details jsonb not null,
     ip text unique,
     created_at timestamptz not null,
     activated_at timestamptz,
     next_due_date date,
     search_text text not null
   )`,
  `create index service_of_client on service (client_id, id desc)`,
  `create index service_of_client_by_status on service (client_id, status, id desc)`,
  `create index service_of_invoice on service (invoice_id)`,

  `create table invoice_item (
     id integer generated always as identity primary key,
     invoice_id integer not null references invoice (id),
     position integer not null,
     service_id integer references service (id),
     period_start date,
     description jsonb not null,
     hostname text,
     billing_cycle text not null check (billing_cycle in ('monthly', 'quarterly', 'semi-annually', 'annually')),
     details jsonb not null,
     amount_cents bigint not null check (amount_cents >= 0),
     unique (invoice_id, position)
   )`,
  // A renewal is billed once for each period of a service, however often its job runs. An order's own item has no period yet.
  `create unique index invoice_item_of_period on invoice_item (service_id, period_start) where period_start is not null`,

  `create table payment (
     id uuid primary key,
     client_id integer not null references client (id),
     purpose text not null check (purpose in ('invoice', 'topup')),
     invoice_id integer references invoice (id),
     method_id integer not null,
     amount_cents bigint not null check (amount_cents > 0),
     currency text not null,
     status text not null check (status in ('pending', 'succeeded', 'declined', 'cancelled')),
     locale text not null,
     return_url text,
     gateway_reference text,
     checkout_url text,
     request_key uuid,
     asked_at timestamptz,
     created_at timestamptz not null,
     decided_at timestamptz,
     check ((purpose = 'invoice') = (invoice_id is not null)),
     check ((status = 'pending') = (decided_at is null)),
     unique (method_id, gateway_reference),
     unique (client_id, request_key)
   )`,
  // The payer who comes back to an invoice meets the payment that is open, not a second one.
  `create unique index payment_open_of_invoice on payment (invoice_id, method_id) where status = 'pending' and purpose = 'invoice'`,
  `create index payment_of_invoice on payment (invoice_id, created_at)`,
  `create index payment_of_client on payment (client_id, created_at)`,
  `create index payment_pending on payment (created_at) where status = 'pending'`,
  `create function payment_keep_final_status() returns trigger language plpgsql as $$
   begin
     if old.status <> 'pending' and new.status <> old.status then
       raise exception 'payment % is % and stays so', old.id, old.status using errcode = 'restrict_violation';
     end if;
     if (new.client_id, new.amount_cents, new.purpose, new.method_id) is distinct from (old.client_id, old.amount_cents, old.purpose, old.method_id) then
       raise exception 'what payment % is about does not change', old.id using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger payment_final_status before update on payment for each row execute function payment_keep_final_status()`,

  `create table payment_event (
     gateway text not null,
     event_id text not null,
     payment_id uuid not null references payment (id),
     received_at timestamptz not null,
     primary key (gateway, event_id)
   )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
