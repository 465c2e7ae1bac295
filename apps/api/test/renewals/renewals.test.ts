import { fullOnly } from '@portico/test-depth/daily-if';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAfterPeriod } from '../../src/calendar.ts';
import { success } from '../contract-client.ts';
import { expectBooksToHold } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { dueOn, startLife, type Life, type LivingClient } from './life.ts';

describe.each(testedDatabases)('renewals on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database });
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  const inDays = (days: number) => addDays(life.today(), days);
  /** Sets the user's right to invoices. The main user has every right. */
  const asRole = (client: LivingClient, billing: 'none' | 'write') =>
    life.api.app.database.transaction((tx) =>
      tx
        .updateTable('client_user')
        .set({ is_main: billing === 'write', role_billing: billing, role_services: 'write' })
        .where('email', '=', client.registered.email)
        .execute(),
    );
  const lines = (invoiceId: number) =>
    life.api.app.database.read((tx) =>
      tx.selectFrom('invoice_item').select(['service_id', 'period_start', 'period_end']).where('invoice_id', '=', invoiceId).execute(),
    );

  test('a service is invoiced 14 days before it is due, not earlier, and once however often the job runs', async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    await dueOn(life, id, inDays(15));
    await life.run();
    expect(await client.invoices('unpaid')).toHaveLength(0);
    await life.leap(1);
    await Promise.all([life.run(), life.run()]);
    await life.run();
    const [invoice, ...others] = await client.invoices('unpaid');
    expect(others).toEqual([]);
    const due = inDays(14);
    expect(invoice).toMatchObject({ due_date: due, amount: 3.9 });
    expect(await lines(invoice?.id ?? 0)).toEqual([{ service_id: id, period_start: due, period_end: dayAfterPeriod(due, 'monthly') }]);
    const mail = await client.mail('renewal-invoice');
    expect(mail.text).toContain(`/invoices/invoice/${invoice?.id}`);
    expect(mail.text).toContain('€3.90');
  });

  test('a service shows its unpaid amount, in details and list, only to users who can see invoices', fullOnly, async () => {
    const client = await life.client();
    const ids = await client.servers(2);
    for (const id of ids) await dueOn(life, id, inDays(10));
    await life.run();
    const { id, amount, due_date } = await client.unpaid();
    const shop = await client.signIn();
    expect((await client.service(ids[0] ?? 0)).unpaid_invoice).toEqual({ id, amount, due_date });
    expect((await shop.services()).map(({ unpaid_invoice: unpaid }) => unpaid?.id)).toEqual([id, id]);
    await asRole(client, 'none');
    expect((await client.service(ids[0] ?? 0)).unpaid_invoice).toBeNull();
    await asRole(client, 'write');
    await client.pay(id);
    expect((await client.service(ids[0] ?? 0)).unpaid_invoice).toBeNull();
  });

  test('a renewal costs what was sold, for the period that was sold, whatever the catalogue says now', async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    await dueOn(life, id, inDays(3));
    await life.api.app.database.transaction((tx) =>
      sql`update service set renewal_cents = 1234, billing_cycle = 'quarterly' where id = ${id}`.execute(tx),
    );
    await life.run();
    const invoice = await client.unpaid();
    expect(invoice.amount).toBe(12.34);
    expect((await lines(invoice.id))[0]?.period_end).toBe(dayAfterPeriod(inDays(3), 'quarterly'));
  });

  test('paying a renewal advances the due date by one period, once', async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    const due = inDays(5);
    await dueOn(life, id, due);
    await life.run();
    const { id: invoiceId } = await client.unpaid();
    await client.pay(invoiceId);
    expect(await client.service(id)).toMatchObject({ due_date: dayAfterPeriod(due, 'monthly'), status: 'active' });
    await life.run();
    expect(await client.invoices('unpaid')).toEqual([]);
    expect((await client.mail('renewal-paid')).text).toContain(String(invoiceId));
  });

  test('services due on one day share an invoice, or have separate ones with split invoices', async () => {
    const together = await life.client();
    const apart = await life.client({ split_invoice: true });
    for (const client of [together, apart]) {
      const ids = await client.servers(3);
      const days = [inDays(6), inDays(6), inDays(7)];
      for (const [index, id] of ids.entries()) await dueOn(life, id, days[index] ?? '');
    }
    await life.run();
    expect((await together.invoices('unpaid')).map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([3.9, 7.8]);
    expect((await apart.invoices('unpaid')).map(({ amount }) => amount)).toEqual([3.9, 3.9, 3.9]);
  });

  test('a late run still leaves seven days to pay', fullOnly, async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    await dueOn(life, id, inDays(-40));
    await life.run();
    expect((await client.unpaid()).due_date).toBe(inDays(7));
    expect((await client.service(id)).status).toBe('active');
  });

  test('a service moved to another due date is invoiced for it, and the old invoice is cancelled', fullOnly, async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    await dueOn(life, id, inDays(8));
    await life.run();
    const former = await client.unpaid();
    await dueOn(life, id, inDays(11));
    await life.run();
    expect(await client.unpaid()).toMatchObject({ due_date: inDays(11) });
    expect((await client.invoices('cancelled')).map(({ id: cancelled }) => cancelled)).toEqual([former.id]);
  });

  test('the anchor day survives short months', fullOnly, async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    await dueOn(life, id, '2026-01-31');
    for (const expected of ['2026-02-28', '2026-03-31', '2026-04-30']) {
      await life.run();
      await client.pay((await client.unpaid()).id);
      expect((await client.service(id)).due_date).toBe(expected);
    }
  });

  describe('renewals of a cancelled service', () => {
    const cancel = async (client: Awaited<ReturnType<Life['client']>>, id: number) => {
      const { token } = await client.signIn();
      const body = { reason: 'The project is finished.', dry_run: false };
      return success(await life.api.call('requestCancellation', { token, query: { id }, body }));
    };

    test("a cancelled service isn't invoiced: an open invoice is cancelled, and its other services are invoiced again", async () => {
      const client = await life.client();
      const [gone = 0, stays = 0] = await client.servers(2);
      for (const id of [gone, stays]) await dueOn(life, id, inDays(8));
      await life.run();
      const joint = await client.unpaid();
      await cancel(client, gone);
      const [rest, ...others] = await client.invoices('unpaid');
      expect(others).toEqual([]);
      expect(rest).toMatchObject({ amount: 3.9, due_date: joint.due_date });
      expect((await lines(rest?.id ?? 0)).map(({ service_id }) => service_id)).toEqual([stays]);
      expect((await client.invoices('cancelled')).map(({ id }) => id)).toContain(joint.id);
      await life.live(9);
      expect((await client.service(gone)).status).toBe('delete');
      expect((await client.service(stays)).status).toBe('active');
    });

    test('withdrawing a cancellation invoices the service again, with no more time to pay than before', fullOnly, async () => {
      const client = await life.client();
      const [id = 0] = await client.servers();
      await dueOn(life, id, inDays(9));
      await life.run();
      const { due_date: firstDue } = await client.unpaid();
      await cancel(client, id);
      expect(await client.invoices('unpaid')).toEqual([]);
      await life.leap(6);
      const { token } = await client.signIn();
      success(await life.api.call('withdrawCancellation', { token, query: { id } }));
      await life.run();
      expect((await client.unpaid()).due_date).toBe(firstDue);
    });

    test('a renewal that is issued again after its due date is mailed once, and reminded of later', fullOnly, async () => {
      const client = await life.client();
      const [id = 0] = await client.servers();
      await dueOn(life, id, inDays(8));
      await life.run();
      await life.leap(9);
      await cancel(client, id);
      success(await life.api.call('withdrawCancellation', { token: (await client.signIn()).token, query: { id } }));
      await life.run();
      const again = await client.unpaid();
      expect(again.due_date).toBe(inDays(-1));
      const mailed = async () => {
        const { rows } = await life.api.app.database.read((tx) =>
          sql<{ template: string }>`select data ->> 'template' as template from pgboss.job
            where name = 'send-mail' and data -> 'values' ->> 'invoiceId' = ${String(again.id)} order by created_on`.execute(tx),
        );
        return rows.map(({ template }) => template);
      };
      expect(await mailed()).toEqual(['renewal-invoice']);
      await life.live(1);
      expect(await mailed()).toEqual(['renewal-invoice', 'renewal-reminder']);
    });

    test('withdrawing on the last day what was cancelled before its renewal was invoiced gives no more time to pay', fullOnly, async () => {
      const client = await life.client();
      const [id = 0] = await client.servers();
      const due = inDays(20);
      await dueOn(life, id, due);
      await cancel(client, id);
      await life.leap(20);
      const { token } = await client.signIn();
      success(await life.api.call('withdrawCancellation', { token, query: { id } }));
      await life.run();
      expect((await client.unpaid()).due_date).toBe(due);
    });

    test('a period paid before the cancellation lasts to its end', fullOnly, async () => {
      const client = await life.client();
      const [id = 0] = await client.servers();
      const due = inDays(4);
      await dueOn(life, id, due);
      await life.run();
      await client.pay((await client.unpaid()).id);
      expect(await cancel(client, id)).toMatchObject({ ends_on: dayAfterPeriod(due, 'monthly') });
    });
  });
});
