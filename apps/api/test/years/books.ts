import { createHash } from 'node:crypto';
import { Client } from 'pg';

/*
 * The books of everybody, by who they are and the day on which something was: neither ids nor numbers of invoices, which depend on who came first of
 * those who were due on one day, and no time of the day.
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

/** One line for each thing that was booked, and what they all come to. */
export async function readBooks(databaseUrl: string): Promise<Books> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const lines: string[] = [];
    for (const query of queries) lines.push(...(await client.query<object>(query)).rows.map((row) => Object.values(row).join(' ')));
    return { lines, digest: createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16) };
  } finally {
    await client.end();
  }
}
