import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Ledger invariants as queries that return one row `finding` for each violation. Each query is one statement and thus sees one snapshot, so
 * the check can run while orders and payments continue.
 */
const ledgerChecks: readonly string[] = [
  `select 'ledger transaction ' || t.id || ' has ' || count(e.id) || ' entries that sum to ' || coalesce(sum(e.cents), 0) as finding
     from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
    group by t.id having count(e.id) < 2 or coalesce(sum(e.cents), 0) <> 0`,

  `select 'all entries sum to ' || sum(cents) as finding from ledger_entry having sum(cents) <> 0`,

  `select 'account ' || a.code || ' says ' || a.balance_cents || ', its entries ' || coalesce(sum(e.cents), 0) as finding
     from ledger_account a left join ledger_entry e on e.account_id = a.id
    where a.kind = 'client_balance'
    group by a.id having a.balance_cents <> coalesce(sum(e.cents), 0)`,

  `select 'account ' || code || ' is below zero' as finding from ledger_account where balance_cents < 0`,

  `select 'paid invoice ' || i.id || ' over ' || i.amount_cents || ' is settled by ' || count(t.id) || ' transactions over ' || coalesce(sum(e.cents), 0) as finding
     from invoice i
     left join ledger_transaction t on t.kind = 'invoice_settlement' and t.reference = i.id::text
     left join ledger_entry e on e.transaction_id = t.id
       and e.account_id = (select a.id from ledger_account a where a.client_id = i.client_id)
    where i.status = 'paid'
    group by i.id having count(t.id) <> case when i.amount_cents = 0 then 0 else 1 end or coalesce(sum(e.cents), 0) <> -i.amount_cents`,

  `select 'ledger transaction ' || t.id || ' settles invoice ' || t.reference || ', which is ' || coalesce(i.status, 'not there') as finding
     from ledger_transaction t left join invoice i on i.id::text = t.reference
    where t.kind = 'invoice_settlement' and i.status is distinct from 'paid'`,

  `select 'succeeded payment ' || p.id || ' over ' || p.amount_cents || ' is booked by ' || count(t.id) || ' transactions over ' || coalesce(sum(e.cents), 0) as finding
     from payment p
     left join ledger_transaction t on t.kind = 'payment_received' and t.reference = p.id::text
     left join ledger_entry e on e.transaction_id = t.id
       and e.account_id = (select a.id from ledger_account a where a.client_id = p.client_id)
    where p.status = 'succeeded' and p.method_id <> 1
    group by p.id having count(t.id) <> case when p.purpose = 'card' then 0 else 1 end or coalesce(sum(e.cents), 0) <> p.amount_cents`,

  `select 'ledger transaction ' || t.id || ' books payment ' || t.reference || ', which is ' || coalesce(p.status, 'not there') as finding
     from ledger_transaction t left join payment p on p.id::text = t.reference
    where t.kind = 'payment_received' and (p.status is distinct from 'succeeded' or p.method_id = 1)`,

  `select 'bank transfer ' || p.id || ' is ' || p.status || ', its reference is ' || coalesce(p.gateway_reference, 'missing')
       || ', the staff log has ' || count(l.id) || ' entries' as finding
     from payment p left join staff_log l on l.operation = 'payByTransfer' and l.details ->> 'reference' = p.gateway_reference
    where p.method_id = 0
    group by p.id having p.status <> 'succeeded' or count(l.id) <> 1`,

  `select 'staff log entry ' || l.id || ' over ' || (l.details ->> 'amountCents') || ' is booked by ' || count(t.id) || ' transactions over ' || coalesce(sum(e.cents), 0) as finding
     from staff_log l
     left join ledger_transaction t on t.kind = 'adjustment' and t.reference = l.id::text
     left join ledger_entry e on e.transaction_id = t.id
       and e.account_id = (select a.id from ledger_account a where a.client_id = l.client_id)
    where l.operation = 'creditClient'
    group by l.id having count(t.id) <> 1 or coalesce(sum(e.cents), 0) <> (l.details ->> 'amountCents')::bigint`,

  `select 'ledger transaction ' || t.id || ' corrects a balance for ' || t.reference || ', which is not in the staff log' as finding
     from ledger_transaction t left join staff_log l on l.operation = 'creditClient' and l.id::text = t.reference
    where t.kind = 'adjustment' and l.id is null`,

  `select 'paid invoice ' || i.id || ' has no succeeded payment' as finding
     from invoice i
    where i.status = 'paid' and i.amount_cents > 0 and not exists (select 1 from payment p where p.invoice_id = i.id and p.status = 'succeeded')`,

  `select 'invoice ' || p.invoice_id || ' was paid from the balance ' || count(*) || ' times, being ' || i.status as finding
     from payment p join invoice i on i.id = p.invoice_id
    where p.method_id = 1 and p.status = 'succeeded'
    group by p.invoice_id, i.status having count(*) <> 1 or i.status <> 'paid'`,

  `select 'invoice ' || i.id || ' is over ' || i.amount_cents || ', its lines over ' || coalesce(sum(l.amount_cents), 0) as finding
     from invoice i left join invoice_item l on l.invoice_id = i.id
    group by i.id having case i.prices when 'net' then i.net_cents else i.amount_cents end <> coalesce(sum(l.amount_cents), 0)`,

  `select 'invoice numbers: the counter is at ' || c.last_number || ' (skipped: ' || c.skipped || '), with ' || count(i.id) || ' invoices from ' || coalesce(min(i.id)::text, '-') || ' to ' || coalesce(max(i.id)::text, '-') as finding
     from invoice_counter c left join invoice i on true
    group by c.last_number, c.skipped
   having count(i.id) <> c.last_number - 10000 - c.skipped or max(i.id) > c.last_number or min(i.id) <= 10000`,

  `select 'credit note ' || n.id || ' over ' || n.amount_cents || ' is booked by ' || count(t.id) || ' transactions over ' || coalesce(sum(e.cents), 0) as finding
     from credit_note n
     left join ledger_transaction t on t.kind = 'invoice_refund' and t.reference = n.id::text
     left join ledger_entry e on e.transaction_id = t.id
       and e.account_id = (select a.id from ledger_account a where a.client_id = n.client_id)
    group by n.id having count(t.id) <> 1 or coalesce(sum(e.cents), 0) <> n.amount_cents`,

  `select 'ledger transaction ' || t.id || ' books credit note ' || t.reference || ', which is not there' as finding
     from ledger_transaction t left join credit_note n on n.id::text = t.reference
    where t.kind = 'invoice_refund' and n.id is null`,

  `select 'invoice ' || i.id || ' is ' || i.status || ' over ' || i.amount_cents || ', credited were ' || sum(n.amount_cents) as finding
     from invoice i join credit_note n on n.invoice_id = i.id
    group by i.id having i.status <> 'paid' or sum(n.amount_cents) > i.amount_cents
      or (sum(n.amount_cents) = i.amount_cents and sum(n.vat_cents) <> i.vat_cents)`,

  `select 'refund ' || r.id || ' over ' || r.amount_cents || ' is ' || r.status || ', booked are ' || count(t.id) || ' transactions over ' || coalesce(sum(e.cents), 0) as finding
     from payment_refund r
     left join ledger_transaction t on t.kind in ('gateway_refund', 'gateway_refund_return') and t.reference = r.id::text
     left join ledger_entry e on e.transaction_id = t.id
       and e.account_id = (select a.id from ledger_account a where a.client_id = r.client_id)
    group by r.id having count(t.id) <> case r.status when 'failed' then 2 else 1 end
      or coalesce(sum(e.cents), 0) <> case r.status when 'failed' then 0 else -r.amount_cents end`,

  `select 'ledger transaction ' || t.id || ' books refund ' || t.reference || ', which is not there' as finding
     from ledger_transaction t left join payment_refund r on r.id::text = t.reference
    where t.kind in ('gateway_refund', 'gateway_refund_return') and r.id is null`,

  `select 'payment ' || p.id || ' is ' || p.status || ' over ' || p.amount_cents || ', went back were ' || sum(r.amount_cents) as finding
     from payment p join payment_refund r on r.payment_id = p.id and r.status <> 'failed'
    group by p.id having p.status <> 'succeeded' or sum(r.amount_cents) > p.amount_cents`,

  `select 'credit note numbers: the counter is at ' || c.last_number || ' (skipped: ' || c.skipped || '), with ' || count(n.id) || ' from ' || coalesce(min(n.id)::text, '-') || ' to ' || coalesce(max(n.id)::text, '-') as finding
     from credit_note_counter c left join credit_note n on true
    group by c.last_number, c.skipped
   having count(n.id) <> c.last_number - 10000 - c.skipped or max(n.id) > c.last_number or min(n.id) <= 10000`,

  `select 'service ' || s.id || ' is ' || s.status || ', its invoice ' || i.id || ' is ' || i.status as finding
     from service s join invoice i on i.id = s.invoice_id
    where (i.status = 'paid') = (s.status = 'pending') and s.status <> 'delete'`,

  `select 'the services of invoice ' || i.id || ' are ' || count(s.id) || ', ordered were ' || i.ordered as finding
     from (select invoice.id, count(l.id) as ordered from invoice join invoice_item l on l.invoice_id = invoice.id and l.period_start is null
             and l.service_id is not null and l.kind = 'service' group by invoice.id) i
     left join service s on s.invoice_id = i.id
    group by i.id, i.ordered having count(s.id) <> i.ordered`,

  `select 'service ' || s.id || ' is active without an address or a due date' as finding
     from service s where s.status = 'active' and (s.ip is null or s.next_due_date is null or s.activated_at is null)`,

  // Staff move a due date to a day after what is paid. Renewals continue from there.
  `select 'service ' || s.id || ' is paid until ' || coalesce(s.next_due_date::text, '-') || ', its invoices until ' || max(l.period_end)
       || coalesce(', moved to ' || moved.due, '') as finding
     from service s
     join invoice_item l on l.service_id = s.id and l.period_end is not null
     join invoice i on i.id = l.invoice_id and i.status = 'paid'
     left join lateral (
       select m.details ->> 'to' as due from staff_log m
        where m.operation = 'moveDueDate' and m.subject = s.id::text order by m.id desc limit 1) moved on true
    where s.renewal_cents > 0
    group by s.id, moved.due having s.next_due_date is distinct from greatest(max(l.period_end), moved.due::date)`,

  `select 'invoice ' || i.id || ' is unpaid, and service ' || s.id || ' is ' || s.status || ' until ' || coalesce(s.next_due_date::text, '-') as finding
     from invoice i join invoice_item l on l.invoice_id = i.id and l.period_start is not null join service s on s.id = l.service_id
    where i.status = 'unpaid' and (s.status not in ('active', 'suspended') or s.next_due_date is distinct from l.period_start)`,

  `select 'invoice ' || i.id || ' is ' || i.status || ', one of its lines is ' || case when l.is_void then 'void' else 'not void' end as finding
     from invoice i join invoice_item l on l.invoice_id = i.id where (i.status = 'cancelled') <> l.is_void`,
];

export const ledgerChecksRepository = (tx: Transaction) => ({
  /** Returns a sentence for each violation. Empty if the books balance. */
  async findBreaches(): Promise<string[]> {
    const findings: string[] = [];
    for (const check of ledgerChecks) {
      const { rows } = await sql.raw<{ finding: string }>(check).execute(tx);
      findings.push(...rows.map(({ finding }) => finding));
    }
    return findings;
  },

  async count(table: 'ledger_transaction' | 'invoice' | 'payment'): Promise<number> {
    const row = await tx
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return row.rows;
  },
});
