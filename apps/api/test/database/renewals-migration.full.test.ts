import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

test('services from before the migration keep their anchor day, and their invoices get their periods', async () => {
  const { db, migrate } = await databaseBefore('2026-11-22-40-renewals.ts');
  await sql`insert into client (country, created_at) values ('DE', now())`.execute(db);
  const service = (status: string, activatedAt: string | null, due: string | null) =>
    sql`insert into service (client_id, status, hostname, tariff, plan_type, tariff_name, country, city, billing_cycle, renewal_cents,
        configoptions, details, created_at, activated_at, next_due_date, search_text)
      select id, ${status}, 'host', 'x', 'vps', '{}', 'DE', '{}', 'monthly', 100, '{}', '{}', now(),
        ${activatedAt}::timestamptz, ${due}::date, '' from client`.execute(db);
  // Set up on a 31st and due at the end of February; due on a different day than set up; suspended; not set up.
  await service('active', '2026-01-31T10:00:00Z', '2026-02-28');
  await service('active', '2026-01-31T10:00:00Z', '2026-03-15');
  await service('suspended', '2026-01-05T23:30:00Z', '2026-03-05');
  await service('pending', null, null);
  const invoice = (id: number, status: string, cycle: string, start: string | null) =>
    sql`with made as (insert into invoice (id, client_id, status, amount_cents, created_at, due_date, paid_at, cancelled_at, search_text)
          select ${id}, id, ${status}, 100, now(), '2026-03-05', case when ${status} = 'paid' then now() end,
            case when ${status} = 'cancelled' then now() end, '' from client returning id)
        insert into invoice_item (invoice_id, position, service_id, period_start, description, billing_cycle, details, amount_cents)
        select id, 0, 1, ${start}::date, '{}', ${cycle}, '{}', 100 from made`.execute(db);
  await invoice(10_001, 'paid', 'monthly', null);
  await invoice(10_002, 'paid', 'monthly', '2026-01-31');
  await invoice(10_003, 'unpaid', 'quarterly', '2026-02-28');
  await invoice(10_004, 'cancelled', 'annually', '2028-02-29');
  await migrate();

  const services = await sql`select anchor_day, suspended_at is not null as suspended, resume_power from service order by id`.execute(db);
  expect(services.rows).toEqual([
    { anchor_day: 31, suspended: false, resume_power: null },
    { anchor_day: 15, suspended: false, resume_power: null },
    { anchor_day: 5, suspended: true, resume_power: 'running' },
    { anchor_day: null, suspended: false, resume_power: null },
  ]);
  const lines = await sql`select period_end::text, is_void from invoice_item order by invoice_id`.execute(db);
  expect(lines.rows).toEqual([
    { period_end: null, is_void: false },
    { period_end: '2026-02-28', is_void: false },
    { period_end: '2026-05-28', is_void: false },
    { period_end: '2029-02-28', is_void: true },
  ]);
  // A period is billed once. Cancelling an invoice releases its periods.
  await invoice(10_005, 'unpaid', 'monthly', null);
  const billAgain = () =>
    sql`insert into invoice_item (invoice_id, position, service_id, period_start, period_end, description, billing_cycle, details, amount_cents)
      values (10005, 1, 1, '2026-02-28', '2026-05-28', '{}', 'quarterly', '{}', 100)`.execute(db);
  await expect(billAgain()).rejects.toThrow('invoice_item_of_period');
  await sql`update invoice set status = 'cancelled', cancelled_at = now() where id = 10003`.execute(db);
  await billAgain();
});
