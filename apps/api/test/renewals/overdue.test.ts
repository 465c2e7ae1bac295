import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAfterPeriod } from '../../src/calendar.ts';
import { refusal, success } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { dueOn, longDay, startLife, type Life, type LivingClient } from './life.ts';

describe.each(testedDatabases)('an unpaid renewal on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database, env: { RENEWAL_GRACE_DAYS: '2', RENEWAL_KEEP_DAYS: '5' } });
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  /** A server that is due in eight days and invoiced today. */
  async function dueServer(client: LivingClient): Promise<{ id: number; due: string }> {
    const [id = 0] = await client.servers();
    const due = addDays(life.today(), 8);
    await dueOn(life, id, due);
    await life.run();
    return { id, due };
  }
  const poweredAs = (client: LivingClient, id: number, power: 'running' | 'stopped') =>
    waitFor(`a server that is ${power}`, async () => {
      const service = await client.service(id);
      return service.power === power && service.action === null ? service : undefined;
    });

  test('reminds three days before, on the day and two days after, and never sends a missed reminder later', fullOnly, async () => {
    const client = await life.client();
    await dueServer(client);
    await life.live(4);
    expect(client.mails('renewal-reminder')).toHaveLength(0);
    await life.live(1);
    expect((await client.mail('renewal-reminder')).text).toContain('It’s due on');
    await life.leap(5);
    await life.run();
    expect((await client.mail('renewal-reminder', 2)).text).toContain('was due on');
    await life.run();
    expect(client.mails('renewal-reminder')).toHaveLength(2);
  });

  test('suspends its services only after the grace period: the server is off, and no action is possible', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(8 + 2);
    expect((await client.service(id)).status).toBe('active');
    await life.live(1);
    await Promise.all([life.run(), life.run()]);
    expect(await poweredAs(client, id, 'stopped')).toMatchObject({ status: 'suspended', keep_until: addDays(life.today(), 5) });
    const { token } = await client.signIn();
    expect(refusal(await life.api.call('changeServicePower', { token, query: { id }, body: { action: 'start' } })).code).toBe(
      'service_suspended',
    );
    const { text } = await client.mail('service-suspended');
    expect(text).toContain('switched off');
    expect(text).toContain(`paid by the end of ${longDay(addDays(life.today(), 5))} (UTC)`);
    expect(client.mails('service-suspended')).toHaveLength(1);
  });

  test('releases services when paid, with their previous power state, and the period continues from the last one', async () => {
    const client = await life.client();
    const { id, due } = await dueServer(client);
    await life.live(11);
    await poweredAs(client, id, 'stopped');
    await client.pay((await client.unpaid()).id);
    expect(await poweredAs(client, id, 'running')).toMatchObject({ status: 'active', due_date: dayAfterPeriod(due, 'monthly') });
    expect((await client.mail('service-released')).text).toContain('no longer suspended');
    expect(client.mails('renewal-paid')).toHaveLength(0);
  });

  test('leaves a server off that was off when it was suspended', fullOnly, async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    const { token } = await client.signIn();
    await life.api.call('changeServicePower', { token, query: { id }, body: { action: 'stop' } });
    await poweredAs(client, id, 'stopped');
    await life.live(11);
    await client.pay((await client.unpaid()).id);
    await life.run();
    expect(await poweredAs(client, id, 'stopped')).toMatchObject({ status: 'active' });
  });

  test('deletes its services once the last day to pay is over: the server is removed, and nothing is invoiced again', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11 + 5);
    expect((await client.service(id)).status).toBe('suspended');
    await life.live(1);
    expect((await client.service(id)).status).toBe('delete');
    expect(await client.invoices('unpaid')).toEqual([]);
    await waitFor('the addresses to be free', async () => ((await client.service(id)).ipv4.length === 0 ? true : undefined));
    await life.live(3);
    expect(await client.invoices('unpaid')).toEqual([]);
    expect((await client.mail('service-terminated')).text).toContain('deleted');
  });

  test("neither suspends nor deletes a server while its renewal's payment is on its way", async () => {
    const client = await life.client();
    const { id, due } = await dueServer(client);
    await life.live(10);
    const { id: invoiceId } = await client.unpaid();
    const beginTransfer = async () => {
      const shop = await client.signIn();
      const checkout = await shop.checkout(invoiceId);
      await decideOnSandbox(checkout.url, 'transfer');
      expect((await shop.sync(checkout.paymentId)).checkout?.state).toBe('processing');
      return checkout;
    };
    const refused = await beginTransfer();
    await life.live(2);
    expect((await client.service(id)).status).toBe('active');
    await decideOnSandbox(refused.url, 'decline');
    expect((await (await client.signIn()).sync(refused.paymentId)).status).toBe('declined');
    await life.run();
    expect((await client.service(id)).status).toBe('suspended');
    await life.live(5);
    const arriving = await beginTransfer();
    await life.live(2);
    expect((await client.service(id)).status).toBe('suspended');
    await decideOnSandbox(arriving.url, 'pay');
    expect((await (await client.signIn()).sync(arriving.paymentId)).status).toBe('succeeded');
    expect(await client.service(id)).toMatchObject({ status: 'active', due_date: dayAfterPeriod(due, 'monthly') });
  });

  test('suspends despite an open checkout, which took no money, and deletes only once it has ended', fullOnly, async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(10);
    const { id: invoiceId } = await client.unpaid();
    const { paymentId } = await (await client.signIn()).checkout(invoiceId);
    await life.live(1);
    expect((await client.service(id)).status).toBe('suspended');
    await life.live(6);
    expect((await client.service(id)).status).toBe('suspended');
    expect((await (await client.signIn()).sync(paymentId)).status).toBe('cancelled');
    await life.run();
    expect((await client.service(id)).status).toBe('delete');
  });

  test('warns once, on the day before the last day to pay', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11 + 3);
    expect(client.mails('deletion-warning')).toHaveLength(0);
    await life.live(1);
    await life.run();
    const { text } = await client.mail('deletion-warning');
    const { hostname, keep_until: keepUntil } = await client.service(id);
    expect(keepUntil).toBe(addDays(life.today(), 1));
    expect(text).toContain(`${hostname} is suspended`);
    expect(text).toContain(`isn’t paid by the end of ${longDay(keepUntil ?? '')} (UTC)`);
    await life.live(1);
    expect(client.mails('deletion-warning')).toHaveLength(1);
    await client.pay((await client.unpaid()).id);
    expect((await client.service(id)).status).toBe('active');
  });

  test('a late run never reminds and suspends at once: a whole day to pay follows the reminder', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(5);
    await life.leap(300);
    expect((await client.mail('renewal-reminder', 2)).text).toContain('was due on');
    expect((await client.service(id)).status).toBe('active');
    await life.live(1);
    expect((await client.service(id)).status).toBe('active');
    await life.live(1);
    expect((await client.service(id)).status).toBe('suspended');
    expect(client.mails('renewal-reminder')).toHaveLength(2);
  });

  test('an invoice that replaces one with a late reminder leaves the same day to pay', fullOnly, async () => {
    const client = await life.client();
    const [kept = 0, given = 0] = await client.servers(2);
    for (const id of [kept, given]) await dueOn(life, id, addDays(life.today(), 8));
    await life.run();
    await life.leap(300);
    const { token } = await client.signIn();
    success(await life.api.call('requestCancellation', { token, query: { id: given }, body: { reason: 'Moving on', dry_run: false } }));
    await life.run();
    expect((await client.service(kept)).status).toBe('active');
    await life.live(1);
    expect((await client.service(kept)).status).toBe('active');
    await life.live(1);
    expect((await client.service(kept)).status).toBe('suspended');
  });

  test('a late run never suspends and deletes at once', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.leap(300);
    await life.leap(2);
    expect((await client.service(id)).status).toBe('suspended');
    await life.leap(300);
    expect((await client.service(id)).status).toBe('suspended');
  });

  test('an outage over the last day to pay deletes nothing before a warning and a whole day to pay', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11);
    await life.leap(7);
    expect(await client.service(id)).toMatchObject({ status: 'suspended', keep_until: addDays(life.today(), 1) });
    expect((await client.mail('deletion-warning')).text).toContain(`by the end of ${longDay(addDays(life.today(), 1))} (UTC)`);
    await life.live(1);
    expect(await client.service(id)).toMatchObject({ status: 'suspended', keep_until: life.today() });
    await life.live(1);
    expect((await client.service(id)).status).toBe('delete');
    expect(client.mails('deletion-warning')).toHaveLength(1);
  });

  test('a payment that is declined after the last day to pay leaves a warning and a whole day to pay another way', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11 + 4);
    expect(await client.mail('deletion-warning')).toBeDefined();
    const { id: invoiceId } = await client.unpaid();
    const { url, paymentId } = await (await client.signIn()).checkout(invoiceId);
    await decideOnSandbox(url, 'transfer');
    await (await client.signIn()).sync(paymentId);
    await life.live(3);
    expect(client.mails('deletion-warning')).toHaveLength(1);
    await decideOnSandbox(url, 'decline');
    expect((await (await client.signIn()).sync(paymentId)).status).toBe('declined');
    expect(await client.service(id)).toMatchObject({ status: 'suspended', keep_until: addDays(life.today(), 1) });
    await life.run();
    expect((await client.mail('deletion-warning', 2)).text).toContain(`by the end of ${longDay(addDays(life.today(), 1))} (UTC)`);
    await life.live(1);
    expect((await client.service(id)).status).toBe('suspended');
    await life.live(1);
    expect((await client.service(id)).status).toBe('delete');
  });

  test('a suspended server that was switched on is switched off by the next run', fullOnly, async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11);
    await poweredAs(client, id, 'stopped');
    await life.api.app.database.transaction(async (tx) => {
      await tx.updateTable('service').set({ power: 'running' }).where('id', '=', id).execute();
      await tx
        .withTables<SimulationTables>()
        .updateTable('simulated_server')
        .set({ power: 'running' })
        .where('service_id', '=', id)
        .execute();
    });
    await life.run();
    expect(await poweredAs(client, id, 'stopped')).toMatchObject({ status: 'suspended' });
  });
});
