import { type Kysely, sql } from 'kysely';

const statements = [
  // Who sold what to whom by which rule, as it was when the invoice was issued. Without a seller there is none of it.
  `alter table invoice
     add column net_cents bigint check (net_cents >= 0),
     add column vat_cents bigint check (vat_cents >= 0),
     add column prices text check (prices in ('net', 'gross')),
     add column tax_treatment text check (tax_treatment in ('standard', 'reverse_charge', 'outside_eu')),
     add column vat_rate_basis_points integer check (vat_rate_basis_points >= 0),
     add column seller jsonb,
     add column buyer jsonb,
     add constraint invoice_tax_is_whole check (num_nulls(net_cents, vat_cents, prices, tax_treatment, vat_rate_basis_points, seller, buyer) in (0, 7)),
     add constraint invoice_sums check (net_cents + vat_cents = amount_cents),
     add constraint invoice_untaxed_where_none_is_owed check (tax_treatment = 'standard' or (vat_cents = 0 and vat_rate_basis_points = 0))`,

  `create or replace function invoice_keep_final_status() returns trigger language plpgsql as $$
   begin
     if old.status <> 'unpaid' and new.status <> old.status then
       raise exception 'invoice % is % and stays so', old.id, old.status using errcode = 'restrict_violation';
     end if;
     if (new.id, new.client_id, new.amount_cents, new.created_at, new.net_cents, new.vat_cents, new.prices, new.tax_treatment,
         new.vat_rate_basis_points, new.seller, new.buyer)
       is distinct from (old.id, old.client_id, old.amount_cents, old.created_at, old.net_cents, old.vat_cents, old.prices, old.tax_treatment,
         old.vat_rate_basis_points, old.seller, old.buyer) then
       raise exception 'what invoice % is about does not change', old.id using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `do $$ begin execute format('alter function invoice_keep_final_status() set search_path = %I, pg_temp', current_schema()); end $$`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
