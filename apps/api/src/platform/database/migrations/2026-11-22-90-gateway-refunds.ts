import { type Kysely, sql } from 'kysely';

const statements = [
  // Money of a credit note that goes back the way it came. Its id is the gateway's key; it leaves the balance when it is ordered.
  `create table payment_refund (
     id uuid primary key,
     payment_id uuid not null references payment (id),
     credit_note_id integer not null unique references credit_note (id),
     client_id integer not null references client (id),
     amount_cents bigint not null check (amount_cents > 0),
     status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
     gateway_reference text,
     asked_at timestamptz,
     created_at timestamptz not null,
     decided_at timestamptz,
     constraint payment_refund_decided check ((status = 'pending') = (decided_at is null))
   )`,
  `create index payment_refund_of_payment on payment_refund (payment_id)`,
  `create index payment_refund_pending on payment_refund (created_at) where status = 'pending'`,

  // However many refund at once: together never more than was paid that way, and never for another client.
  `create function payment_refund_guard() returns trigger language plpgsql as $$
   declare
     paid payment;
     note credit_note;
     refunded bigint;
   begin
     select * into paid from payment where id = new.payment_id for update;
     select * into note from credit_note where id = new.credit_note_id;
     if paid.status <> 'succeeded' or paid.method_id = 1 or paid.client_id <> new.client_id or note.client_id <> new.client_id
       or note.amount_cents <> new.amount_cents or note.invoice_id is distinct from paid.invoice_id then
       raise exception 'payment % is not one that refund % goes back by', new.payment_id, new.id using errcode = 'restrict_violation';
     end if;
     select coalesce(sum(amount_cents), 0) into refunded from payment_refund where payment_id = new.payment_id and status <> 'failed';
     if refunded + new.amount_cents > paid.amount_cents then
       raise exception 'of payment % over % went back % already, % more is too much', paid.id, paid.amount_cents, refunded, new.amount_cents
         using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  // A bank may send back what the gateway said was done; nothing else leaves a decision.
  `create function payment_refund_keep() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       raise exception 'refund % stays', old.id using errcode = 'restrict_violation';
     end if;
     if (new.id, new.payment_id, new.credit_note_id, new.client_id, new.amount_cents)
       is distinct from (old.id, old.payment_id, old.credit_note_id, old.client_id, old.amount_cents) then
       raise exception 'what refund % is about does not change', old.id using errcode = 'restrict_violation';
     end if;
     if new.status <> old.status and not (old.status = 'pending' or (old.status = 'succeeded' and new.status = 'failed')) then
       raise exception 'refund % is % and stays so', old.id, old.status using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `do $$
   declare
     guard text;
   begin
     foreach guard in array array['payment_refund_guard', 'payment_refund_keep'] loop
       execute format('alter function %I() set search_path = %I, pg_temp', guard, current_schema());
     end loop;
   end $$`,
  `create trigger payment_refund_guarded before insert on payment_refund for each row execute function payment_refund_guard()`,
  `create trigger payment_refund_kept before update or delete on payment_refund for each row execute function payment_refund_keep()`,

  `alter table ledger_transaction drop constraint ledger_transaction_kind_check`,
  `alter table ledger_transaction add constraint ledger_transaction_kind_check
     check (kind in ('payment_received', 'invoice_settlement', 'invoice_refund', 'gateway_refund', 'gateway_refund_return', 'adjustment'))`,

  // The sandbox's own. How a card behaves when money goes back to it outlives the card, which may be forgotten.
  `alter table sandbox_checkout
     add column refunds text not null default 'at_once' check (refunds in ('at_once', 'later', 'never'))`,
  `create table sandbox_refund (
     id text primary key,
     idempotency_key text not null unique,
     checkout_id text not null references sandbox_checkout (id),
     amount_cents bigint not null check (amount_cents > 0),
     status text not null check (status in ('pending', 'succeeded', 'failed')),
     created_at timestamptz not null
   )`,
  `create index sandbox_refund_of_checkout on sandbox_refund (checkout_id)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
