import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/database.ts';
import { findBreaches } from '../schedules/invariants.ts';

/* `now()` is the simulation's time, because the embedded database runs in its process. */
const today = `(now() at time zone 'utc')::date`;
const yesterday = `((now() at time zone 'utc')::date - 1)::timestamp at time zone 'utc'`;
/** The line that pays for a service's next period. */
const nextPeriod = `select i.id, i.due_date from invoice_item l join invoice i on i.id = l.invoice_id
  where l.service_id = s.id and l.period_start = s.next_due_date and i.status = 'unpaid'`;
const pending = `select from payment p where p.status = 'pending' and`;

/** Queries for violations once every job has run: a customer has what is paid, and nothing else. */
const breaches: readonly string[] = [
  `select 'service ' || s.id || ' is paid, and its server is not set up' as finding from service s where s.status = 'prepare'`,
  `select 'service ' || s.id || ' is active, and has ' || coalesce('a server at ' || v.ip, 'no server') as finding
    from service s left join simulated_server v on v.service_id = s.id where s.status = 'active' and s.ip is distinct from v.ip`,
  `select 'service ' || s.id || ' is ' || s.status || ' and ' || coalesce(s.power, 'without power') || ', its server is ' || v.power as finding
    from service s join simulated_server v on v.service_id = s.id where s.status in ('active', 'suspended') and s.power is distinct from v.power`,
  // A customer may switch a server off, the schedule may not leave it off.
  `select 'service ' || s.id || ' is active, and its server was left off' as finding
    from service s join simulated_server v on v.service_id = s.id
    join lateral (select a.id from service_action a where a.service_id = s.id and a.command in ('start', 'stop', 'force_off')
      order by a.started_at desc, a.fence desc limit 1) last on true
    where s.status = 'active' and v.power = 'stopped' and not exists (select 1 from service_activity y where y.action_id = last.id)`,
  `select 'service ' || s.id || ' is suspended, and its server runs' as finding
    from service s join simulated_server v on v.service_id = s.id where s.status = 'suspended' and v.power = 'running'`,
  `select 'service ' || s.id || ' is ' || s.status || ', and has a server' as finding
    from service s join simulated_server v on v.service_id = s.id where s.status in ('pending', 'delete')`,
  `select 'service ' || s.id || ' is active until ' || s.next_due_date || ', and nobody is asked to pay on ' || ${today} as finding
    from service s where s.status = 'active' and s.renewal_cents > 0 and s.cancel_requested_at is null and s.next_due_date < ${today}
      and not exists (${nextPeriod})`,
  `select 'service ' || s.id || ' is active, and unpaid since ' || due.due_date || ' on ' || ${today} as finding
    from service s join lateral (${nextPeriod}) due on true where s.status = 'active' and due.due_date < ${today} - 4
      and not exists (select from renewal_notice late where late.invoice_id = due.id and late.told_at >= ${yesterday})
      and not exists (${pending} p.invoice_id = due.id and (p.checkout_status = 'processing' or (p.card_id is not null and p.checkout_status is null)))`,
  `select 'service ' || s.id || ' is active, and was cancelled for ' || s.cancel_ends_on as finding
    from service s where s.status in ('active', 'suspended') and s.cancel_ends_on < ${today}`,
  `select 'service ' || s.id || ' is suspended, and nothing is unpaid' as finding
    from service s where s.status = 'suspended' and not s.suspended_by_staff and s.cancel_requested_at is null and not exists (${nextPeriod})`,
  `select 'service ' || s.id || ' is kept, and suspended since ' || s.suspended_at as finding
    from service s join lateral (${nextPeriod}) due on true
    where s.status = 'suspended' and not s.suspended_by_staff and s.suspended_at < now() - interval '16 days'
      and coalesce(s.deletion_warned_at, s.suspended_at) < ${yesterday}
      and not exists (${pending} p.invoice_id = due.id)`,
  `select 'address ' || ip || ' is assigned ' || count(*) || ' times' as finding from (
      select ip from service_address where released_at is null union all select prefix from service_prefix where released_at is null) held
    group by ip having count(*) > 1`,
  `select 'address ' || ip || ' has ' || count(*) || ' servers' as finding from simulated_server where ip is not null group by ip having count(*) > 1`,
  `select 'address ' || a.ip || ' was assigned within a day of its release' as finding
    from service_address a join service_address b on b.ip = a.ip and b.service_id <> a.service_id
    join simulated_server v on v.service_id = b.service_id
    where v.requested_at > a.released_at and v.requested_at < a.released_at + interval '1 day'`,
  `select 'address ' || a.ip || ' of service ' || a.service_id || ' is not released' as finding
    from service_address a join service s on s.id = a.service_id where s.status = 'delete' and a.released_at is null`,
  // These mails are about facts that happen once.
  `select 'mail ' || (data ->> 'template') || ' is written ' || count(*) || ' times about ' || (data ->> 'values') as finding
    from simulated.job where name = 'send-mail' and data ->> 'template' in ('payment-receipt', 'renewal-paid', 'renewal-invoice', 'top-up-receipt',
      'service-released', 'service-terminated', 'order-received', 'order-cancelled', 'refunded', 'server-ready')
    group by data ->> 'template', data ->> 'recipient', data ->> 'values' having count(*) > 1`,
  `select 'invoice ' || i.id || ' is paid, and no mail says so' as finding from invoice i where i.status = 'paid' and not exists (
      select 1 from simulated.job where name = 'send-mail' and (data -> 'values' ->> 'invoiceId')::int = i.id
        and data ->> 'template' in ('payment-receipt', 'renewal-paid', 'service-released'))`,
  `select 'payment ' || p.id || ' is topped up, and no mail says so' as finding from payment p
    where p.purpose = 'topup' and p.status = 'succeeded' and p.method_id > 1 and not exists (
      select 1 from simulated.job where name = 'send-mail' and data -> 'values' ->> 'paymentId' = p.id::text)`,
  `select 'invoice ' || i.id || ' was reminded of ' || m.mails || ' times for ' || count(n.days_after_due) || ' notices' as finding
    from invoice i join (select (data -> 'values' ->> 'invoiceId')::int as invoice_id, count(*) as mails from simulated.job
      where name = 'send-mail' and data ->> 'template' in ('renewal-reminder', 'auto-pay-failed') group by 1) m on m.invoice_id = i.id
    left join renewal_notice n on n.invoice_id = i.id group by i.id, m.mails having m.mails > count(n.days_after_due)`,
  // A refund that a bank returns has a second mail.
  `select 'invoice ' || r.invoice_id || ' has ' || r.reports || ' reports of refunds, and ' || m.mails || ' mails' as finding
    from (select p.invoice_id, count(*) + count(*) filter (where f.status = 'failed') as reports
      from payment_refund f join payment p on p.id = f.payment_id group by p.invoice_id) r
    join (select (data -> 'values' ->> 'invoiceId')::int as invoice_id, count(*) as mails from simulated.job
      where name = 'send-mail' and data ->> 'template' in ('refund-sent', 'refund-returned') group by 1) m on m.invoice_id = r.invoice_id
    where m.mails > r.reports`,
  `select 'the card for invoice ' || invoice_id || ' was charged ' || count(*) || ' times on a day' as finding
    from payment where attempt is not null group by invoice_id, created_at::date having count(*) > 1`,
  `select 'service ' || id || ' was suspended by staff, and is active' as finding from service where status = 'active' and suspended_by_staff`,
  `select 'job ' || name || ' ' || data || ' gave up: ' || error as finding from simulated.job where state = 'failed' and slot is null`,
];

/** Returns violations of what holds once every job has run. */
export async function findSettledBreaches(tx: Transaction): Promise<string[]> {
  const findings = await findBreaches(tx);
  for (const breach of breaches) {
    const { rows } = await sql.raw<{ finding: string }>(breach).execute(tx);
    findings.push(...rows.map(({ finding }) => finding));
  }
  return findings;
}

/** Returns mails that were sent under a key that was never enqueued, so that a repeated send would arrive twice. */
export async function findUnknownMails(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select data ->> 'key' as key from simulated.job where name = 'send-mail'`.execute(tx);
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key)).map((key) => `a mail was sent under the key ${key}, which was never enqueued`);
}
