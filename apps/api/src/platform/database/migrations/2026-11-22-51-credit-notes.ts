import { type Kysely, sql } from 'kysely';

const statements = [
  // A series of numbers of its own. As with invoices, one locked row hands them out, so that a refund that fails leaves no gap.
  `create table credit_note_counter (
     id boolean primary key default true check (id),
     last_number integer not null
   )`,
  `insert into credit_note_counter (last_number) values (10000)`,

  `create table credit_note (
     id integer primary key,
     invoice_id integer not null references invoice (id),
     client_id integer not null references client (id),
     amount_cents bigint not null check (amount_cents > 0),
     net_cents bigint check (net_cents >= 0),
     vat_cents bigint check (vat_cents >= 0),
     reason text not null,
     created_at timestamptz not null,
     constraint credit_note_tax_is_whole check ((net_cents is null) = (vat_cents is null)),
     constraint credit_note_sums check (net_cents + vat_cents = amount_cents)
   )`,
  `create index credit_note_of_invoice on credit_note (invoice_id, id)`,

  // However many refund at once: together never more than was paid.
  `create function credit_note_guard() returns trigger language plpgsql as $$
   declare
     paid invoice;
     credited bigint;
   begin
     select * into paid from invoice where id = new.invoice_id for update;
     if paid.status <> 'paid' or paid.client_id <> new.client_id or (paid.net_cents is null) <> (new.net_cents is null) then
       raise exception 'invoice % is not one that credit note % is for', new.invoice_id, new.id using errcode = 'restrict_violation';
     end if;
     select coalesce(sum(amount_cents), 0) into credited from credit_note where invoice_id = new.invoice_id;
     if credited + new.amount_cents > paid.amount_cents then
       raise exception 'of invoice % over % were credited % already, % more is too much', paid.id, paid.amount_cents, credited, new.amount_cents
         using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create function credit_note_refuse() returns trigger language plpgsql as $$
   begin
     raise exception 'a credit note stays as it was issued: % is refused', tg_op using errcode = 'restrict_violation';
   end $$`,
  `do $$
   declare
     guard text;
   begin
     foreach guard in array array['credit_note_guard', 'credit_note_refuse'] loop
       execute format('alter function %I() set search_path = %I, pg_temp', guard, current_schema());
     end loop;
   end $$`,
  `create trigger credit_note_guarded before insert on credit_note for each row execute function credit_note_guard()`,
  `create trigger credit_note_frozen before update or delete on credit_note for each row execute function credit_note_refuse()`,
  `create trigger credit_note_kept before truncate on credit_note for each statement execute function credit_note_refuse()`,

  `alter table ledger_transaction drop constraint ledger_transaction_kind_check`,
  `alter table ledger_transaction add constraint ledger_transaction_kind_check
     check (kind in ('payment_received', 'invoice_settlement', 'invoice_refund', 'adjustment'))`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
