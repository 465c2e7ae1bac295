import { sql } from 'kysely';
import type { App } from '../../src/app.ts';
import type { Transaction } from '../../src/database/database.ts';
import { checkLedger } from '../../src/modules/billing/ledger/check-ledger.ts';
import type { Desk } from './desk.ts';

/** What no order of events may break, each a query for what breaks it. Said again in other words than the check of the books has. */
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

/** Holds at any moment, while everything goes on. */
export async function findBreaches(tx: Transaction): Promise<string[]> {
  const { findings } = await checkLedger(tx);
  for (const breach of breaches) {
    const { rows } = await sql.raw<{ finding: string }>(breach).execute(tx);
    findings.push(...rows.map(({ finding }) => finding));
  }
  return findings;
}

const sum = (of: string) => sql<{ shop: number; gateway: number }>`${sql.raw(of)}`;
const taken = `select
  (select coalesce(sum(amount_cents), 0)::int8 from payment where status = 'succeeded' and method_id <> 1) as shop,
  (select coalesce(sum(amount_cents), 0)::int8 from sandbox_checkout where status = 'paid') as gateway`;
const sentBack = `select
  (select coalesce(sum(amount_cents), 0)::int8 from payment_refund where status = 'succeeded') as shop,
  (select coalesce(sum(amount_cents), 0)::int8 from sandbox_refund where status = 'succeeded') as gateway`;

/** Hours in which nothing was decided. A run of the job asks about so many at once, and each may answer late. */
const mostIdleRounds = 24;

/** Once all is decided, both sides have counted the same money. @throws where something never is */
export async function settle(app: App, desk: Desk): Promise<string[]> {
  const open = () =>
    app.database.read(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id::text from payment where status = 'pending' and checkout_status is distinct from 'processing'
        union all select id::text from payment_refund where status = 'pending'`.execute(tx);
      return rows.length;
    });
  let left = await open();
  for (let idle = 0; left > 0;) {
    if (idle === mostIdleRounds) throw new Error(`${left} payments and refunds stay undecided for ${idle} hours`);
    // The clock has gone by months: what is left from then is asked about once in weeks, and nobody waits for that here.
    await app.database.transaction(async (tx) => {
      for (const table of ['payment', 'payment_refund'] as const)
        await tx.updateTable(table).set({ asked_at: null }).where('status', '=', 'pending').execute();
    });
    await desk.reconcile();
    const now = await open();
    idle = now < left ? 0 : idle + 1;
    left = Math.min(left, now);
  }
  return await app.database.read(async (tx) => {
    const findings = await findBreaches(tx);
    for (const [name, query] of Object.entries({ taken, sentBack })) {
      const { rows } = await sum(query).execute(tx);
      const [sums] = rows;
      if (sums === undefined || sums.shop !== sums.gateway) findings.push(`${name}: ${JSON.stringify(sums)}`);
    }
    return findings;
  });
}
