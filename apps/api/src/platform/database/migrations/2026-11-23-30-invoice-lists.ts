import { type Kysely, sql } from 'kysely';

const statements = [
  // Words alone, and whose they are, so that a search reads this client's part of the index. A number is found by its last digits, too.
  `alter table invoice add column search tsvector generated always as (
     array_to_tsvector(array['@' || client_id::text])
       || to_tsvector('simple', right(id::text, 3) || ' ' || right(id::text, 4) || ' ' || translate(search_text, E'.,:;/_-()+@\\n\\t', '             '))
       || to_tsvector('russian', translate(search_text, E'.,:;/_-()+@\\n\\t', '             '))
   ) stored`,
  `create index invoice_search on invoice using gin (search)`,

  // How many there are, so that the pages of a list are counted in the same time whatever the number.
  `create table invoice_count (
     client_id integer not null references client (id),
     status text not null,
     invoices integer not null check (invoices >= 0),
     primary key (client_id, status)
   )`,
  `insert into invoice_count (client_id, status, invoices) select client_id, status, count(*) from invoice group by client_id, status`,
  `create function invoice_count_changed() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old.status = new.status then
         return null;
       end if;
       update invoice_count set invoices = invoices - 1 where client_id = old.client_id and status = old.status;
     end if;
     insert into invoice_count (client_id, status, invoices) values (new.client_id, new.status, 1)
       on conflict (client_id, status) do update set invoices = invoice_count.invoices + 1;
     return null;
   end $$`,
  // At the very end, when no other lock is wanted any more: whoever counts waits for nobody who waits for the count.
  `create constraint trigger invoice_counted after insert or update on invoice deferrable initially deferred
     for each row execute function invoice_count_changed()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
