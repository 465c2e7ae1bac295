import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayAfterPeriod } from '../../src/calendar.ts';
import { success } from '../contract-client.ts';
import { addCode, endCode } from '../order/promo-desk.ts';
import { balance, expectBooksToHold, orderItem } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { startLife, type Life, type LivingClient } from './life.ts';

describe.each(testedDatabases)('renewals with promo codes on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database });
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  /** Returns active servers ordered with a code, on one invoice. */
  async function ordered(client: LivingClient, code: string, count = 1) {
    const shop = await client.signIn();
    await shop.fund(100);
    const id = await shop.order(orderItem({ tariff: 'vps-nvme-1-de', count, promocode: code }));
    const invoice = await shop.invoice(id);
    if (invoice.status === 'unpaid') success(await shop.pay(id, balance));
    return (await shop.activeServices(count)).map((service) => service.id);
  }
  const linesOf = async (client: LivingClient) => {
    const { id } = await client.unpaid();
    return (await (await client.signIn()).invoice(id)).items.map(({ kind, amount }) => [kind, amount]);
  };

  test("a first-period code doesn't reduce renewals", async () => {
    const client = await life.client();
    await ordered(client, await addCode(life.api.app, '50%'));
    await life.leap(20);
    expect(await linesOf(client)).toEqual([['service', 3.9]]);
  });

  test('a recurring code reduces each renewal equally, even after the code has ended', async () => {
    const client = await life.client();
    const code = await addCode(life.api.app, '50%', '--periods=all', '--uses=1');
    const [serviceId = 0] = await ordered(client, code);
    await endCode(life.api.app, code);
    for (const period of [1, 2]) {
      await life.leap(20);
      expect(await linesOf(client)).toEqual([
        ['service', 3.9],
        ['discount', -1.95],
      ]);
      const { id, amount } = await client.unpaid();
      expect(amount).toBe(1.95);
      const mail = await client.mail('renewal-invoice', period);
      expect(mail.text).toContain('€1.95');
      expect(mail.text).not.toContain('more server');
      const { due_date: due } = await client.service(serviceId);
      await client.pay(id);
      expect((await client.service(serviceId)).due_date).toBe(dayAfterPeriod(due ?? '', 'monthly'));
      await life.leap(11);
    }
    expect((await client.service(serviceId)).price).toBe(1.95);
  });

  test('a recurring amount reduces each renewal as it did the order', async () => {
    const client = await life.client();
    await ordered(client, await addCode(life.api.app, '5.00', '--periods=all'), 2);
    await life.leap(20);
    // The first server's share is its full price, so it needs no invoice. The second gets the rest.
    expect(await linesOf(client)).toEqual([
      ['service', 3.9],
      ['discount', -1.1],
    ]);
  });

  test('a service that stays free is renewed without an invoice', async () => {
    const client = await life.client();
    const [serviceId = 0] = await ordered(client, await addCode(life.api.app, '100%', '--periods=all'));
    const { due_date: due } = await client.service(serviceId);
    await life.leap(20);
    expect(await client.invoices('unpaid')).toEqual([]);
    expect((await client.service(serviceId)).due_date).toBe(dayAfterPeriod(due ?? '', 'monthly'));
  });

  test('cancelling one of two services on an invoice removes its discount too', async () => {
    const client = await life.client();
    const [one = 0] = await ordered(client, await addCode(life.api.app, '10%', '--periods=all'), 2);
    await life.leap(20);
    const { token } = await client.signIn();
    success(
      await life.api.call('requestCancellation', { token, query: { id: one }, body: { reason: 'Not needed any more.', dry_run: false } }),
    );
    expect(await linesOf(client)).toEqual([
      ['service', 3.9],
      ['discount', -0.39],
    ]);
  });
});
