import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/*
 * The ledger of all clients by email and day. It omits ids, invoice numbers and times, which depend on the order of processing within a
 * day.
 */
const day = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`;
const queries = [
  `select u.email, 'entry' as what, ${day('t.created_at')} as on_day, t.kind, e.cents::text as cents, count(*)::int as times
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     join ledger_account a on a.id = e.account_id join client_user u on u.client_id = a.client_id
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  `select u.email, 'invoice' as what, ${day('i.created_at')} as on_day, i.status, i.amount_cents::text as cents, i.due_date::text as due_day,
          ${day('i.paid_at')} as paid_day, count(*)::int as times
     from invoice i join client_user u on u.client_id = i.client_id
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`,
  `select u.email, 'service' as what, s.tariff, s.status, s.next_due_date::text as due_day, count(*)::int as times
     from service s join client_user u on u.client_id = s.client_id
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
] as const;

export type Books = { lines: readonly string[]; digest: string };

/** Returns a line per group of entries, invoices and services, and the digest of all lines. */
export async function readBooks(database: Database): Promise<Books> {
  const lines = await database.read(async (tx) => {
    const read: string[] = [];
    for (const query of queries) {
      const { rows } = await sql.raw<object>(query).execute(tx);
      read.push(...rows.map((row) => Object.values(row).join(' ')));
    }
    return read;
  });
  return { lines, digest: createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16) };
}
