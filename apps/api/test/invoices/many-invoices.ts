import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/database.ts';

/** Inserts invoices of a client who has bought for years, without their services or ledger entries. Numbers start at `first`. */
export async function insertInvoices(tx: Transaction, clientId: number, first: number, count: number): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  // Counts them once instead of once per invoice.
  await sql`alter table invoice disable trigger user`.execute(tx);
  await sql`insert into invoice (id, client_id, amount_cents, created_at, due_date, search_text, status, paid_at, cancelled_at)
    select ${first}::integer + number, ${clientId}::integer, 690, now() - number * interval '1 hour', current_date,
      (${first}::integer + number) || E'\nvps nvme 2, frankfurt\nvps nvme 2, франкфурт\nweb-' || number || '.example.com w' || number % 997, status,
      case status when 'paid' then now() end, case status when 'cancelled' then now() end
    from (select number, (array['unpaid', 'paid', 'paid', 'paid', 'cancelled'])[number % 5 + 1] as status from generate_series(1, ${count}::integer) number)
      made`.execute(tx);
  await sql`insert into invoice_count (client_id, status, invoices)
    select client_id, status, count(*) from invoice where client_id = ${clientId}::integer group by client_id, status
    on conflict (client_id, status) do update set invoices = excluded.invoices`.execute(tx);
  await sql`alter table invoice enable trigger user`.execute(tx);
}
