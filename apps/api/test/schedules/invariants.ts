import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/database.ts';
import { checkLedger } from '../../src/modules/billing/ledger/check-ledger.ts';

/** Queries for violations that no order of events may cause. Written independently of the ledger check. */
const breaches: readonly string[] = [
  `select 'transaction ' || transaction_id || ' sums to ' || sum(cents) as finding from ledger_entry group by transaction_id having sum(cents) <> 0`,
  `select 'client ' || a.client_id || ' has ' || sum(e.cents) as finding from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.client_id is not null group by a.client_id having sum(e.cents) < 0`,
  `select 'invoice ' || reference || ' is settled ' || count(*) || ' times' as finding from ledger_transaction where kind = 'invoice_settlement'
    group by reference having count(*) > 1`,
  `select 'after invoice ' || id || ' comes ' || next as finding from (select id, lead(id) over (order by id) as next from invoice) numbered where next <> id + 1`,
  `select 'after credit note ' || id || ' comes ' || next as finding from (select id, lead(id) over (order by id) as next from credit_note) numbered
    where next <> id + 1`,
  `select 'code ' || code || ' was used ' || uses || ' times of ' || max_uses as finding from promo_code where uses > max_uses`,
];

/** Returns violations of what holds at any moment, even under load. */
export async function findBreaches(tx: Transaction): Promise<string[]> {
  const { findings } = await checkLedger(tx);
  for (const breach of breaches) {
    const { rows } = await sql.raw<{ finding: string }>(breach).execute(tx);
    findings.push(...rows.map(({ finding }) => finding));
  }
  return findings;
}
