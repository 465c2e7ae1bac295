import { type Kysely, sql } from 'kysely';

const guards = [
  'ledger_refuse',
  'ledger_account_guard',
  'ledger_transaction_stamp',
  'ledger_entry_book',
  'ledger_transaction_balance',
  'ledger_entry_balance',
  'invoice_keep_final_status',
  'payment_keep_final_status',
];

const statements = [
  // Money that arrives after it was said to be declined or cancelled is still money. Nothing else leaves a decision.
  `create or replace function payment_keep_final_status() returns trigger language plpgsql as $$
   begin
     if old.status <> 'pending' and new.status <> old.status
       and not (old.status in ('declined', 'cancelled') and new.status = 'succeeded') then
       raise exception 'payment % is % and stays so', old.id, old.status using errcode = 'restrict_violation';
     end if;
     if (new.client_id, new.amount_cents, new.purpose, new.method_id) is distinct from (old.client_id, old.amount_cents, old.purpose, old.method_id) then
       raise exception 'what payment % is about does not change', old.id using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,

  // A check of the transaction's row alone is over once it was made ("set constraints all immediate"); an entry that comes later has its own.
  `create function ledger_entry_balance() returns trigger language plpgsql as $$
   declare
     total numeric;
   begin
     select coalesce(sum(cents), 0) into total from ledger_entry where transaction_id = new.transaction_id;
     if total <> 0 then
       raise exception 'the entries of ledger transaction % sum to %, not to zero', new.transaction_id, total using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred
     for each row execute function ledger_entry_balance()`,

  // Without a path of their own they would find a temporary table that somebody named like one of theirs.
  `do $$
   declare
     guard text;
   begin
     foreach guard in array array[${guards.map((guard) => `'${guard}'`).join(', ')}] loop
       execute format('alter function %I() set search_path = %I, pg_temp', guard, current_schema());
     end loop;
   end $$`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
