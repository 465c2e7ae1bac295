import { type Kysely, sql } from 'kysely';

/*
 * Double-entry books, kept by the database itself. A positive entry is a credit. A customer's balance is what the provider owes to the customer,
 * so money that arrives credits it. House accounts (gateways, sales) carry no running balance: one row that every settlement locks would queue them all.
 */
const statements = [
  `create table ledger_account (
     id integer generated always as identity primary key,
     code text not null unique,
     kind text not null check (kind in ('client_balance', 'gateway', 'sales', 'adjustment')),
     client_id integer unique references client (id),
     balance_cents bigint,
     check ((kind = 'client_balance') = (client_id is not null)),
     check ((kind = 'client_balance') = (balance_cents is not null)),
     constraint ledger_account_not_below_zero check (balance_cents >= 0)
   )`,
  `create table ledger_transaction (
     id integer generated always as identity primary key,
     kind text not null check (kind in ('payment_received', 'invoice_settlement', 'adjustment')),
     reference text not null,
     created_at timestamptz not null,
     written_by xid8 not null default pg_current_xact_id(),
     unique (kind, reference)
   )`,
  `create table ledger_entry (
     id integer generated always as identity primary key,
     transaction_id integer not null references ledger_transaction (id),
     account_id integer not null references ledger_account (id),
     cents bigint not null check (cents <> 0)
   )`,
  `create index ledger_entry_transaction on ledger_entry (transaction_id)`,
  `create index ledger_entry_account on ledger_entry (account_id, id)`,

  `create function ledger_refuse() returns trigger language plpgsql as $$
   begin
     raise exception 'the ledger is only appended to: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
   end $$`,
  `create trigger ledger_transaction_frozen before update or delete on ledger_transaction for each row execute function ledger_refuse()`,
  `create trigger ledger_transaction_kept before truncate on ledger_transaction for each statement execute function ledger_refuse()`,
  `create trigger ledger_entry_frozen before update or delete on ledger_entry for each row execute function ledger_refuse()`,
  `create trigger ledger_entry_kept before truncate on ledger_entry for each statement execute function ledger_refuse()`,
  `create trigger ledger_account_kept before truncate on ledger_account for each statement execute function ledger_refuse()`,
  `create trigger ledger_account_not_deleted before delete on ledger_account for each row execute function ledger_refuse()`,

  `create function ledger_account_guard() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       if coalesce(new.balance_cents, 0) <> 0 then
         raise exception 'an account opens with nothing on it' using errcode = 'restrict_violation';
       end if;
       return new;
     end if;
     -- Depth 1 is this trigger fired by a statement; only ledger_entry's own trigger reaches here at depth 2.
     if pg_trigger_depth() < 2
       or (new.id, new.code, new.kind) is distinct from (old.id, old.code, old.kind)
       or new.client_id is distinct from old.client_id then
       raise exception 'a balance changes by ledger entries only' using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger ledger_account_guarded before insert or update on ledger_account for each row execute function ledger_account_guard()`,

  `create function ledger_transaction_stamp() returns trigger language plpgsql as $$
   begin
     new.written_by := pg_current_xact_id();
     return new;
   end $$`,
  `create trigger ledger_transaction_stamped before insert on ledger_transaction for each row execute function ledger_transaction_stamp()`,

  `create function ledger_entry_book() returns trigger language plpgsql as $$
   begin
     if not exists (select 1 from ledger_transaction t where t.id = new.transaction_id and t.written_by = pg_current_xact_id()) then
       raise exception 'ledger transaction % is closed', new.transaction_id using errcode = 'restrict_violation';
     end if;
     update ledger_account set balance_cents = balance_cents + new.cents where id = new.account_id and balance_cents is not null;
     return null;
   end $$`,
  `create trigger ledger_entry_booked after insert on ledger_entry for each row execute function ledger_entry_book()`,

  `create function ledger_transaction_balance() returns trigger language plpgsql as $$
   declare
     entries integer;
     total numeric;
   begin
     select count(*), coalesce(sum(cents), 0) into entries, total from ledger_entry where transaction_id = new.id;
     if entries < 2 then
       raise exception 'ledger transaction % has fewer than two entries', new.id using errcode = 'check_violation';
     end if;
     if total <> 0 then
       raise exception 'the entries of ledger transaction % sum to %, not to zero', new.id, total using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger ledger_transaction_balanced after insert on ledger_transaction deferrable initially deferred
     for each row execute function ledger_transaction_balance()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
