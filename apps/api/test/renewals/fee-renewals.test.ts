import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { sell } from '../order/fees.ts';
import { balance, expectBooksToHold, orderItem } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { startLife, type Life } from './life.ts';

describe.each(testedDatabases)('renewals after a setup fee on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database });
    await sell(life.api.app, ({ plans, ...rest }) => ({ ...rest, plans: plans.map((plan) => ({ ...plan, setup_fee: 500 })) }));
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  test('no renewal repeats the fee, and the first invoice covers one server', async () => {
    const client = await life.client();
    const shop = await client.signIn();
    await shop.fund(100);
    const id = await shop.order(orderItem({ tariff: 'vps-nvme-1-de' }));
    expect((await shop.invoice(id)).amount).toBe(8.9);
    success(await shop.pay(id, balance));
    const [{ id: serviceId } = { id: 0 }] = await shop.activeServices(1);
    for (const period of [1, 2, 3]) {
      await life.leap(20);
      const { id: renewal } = await client.unpaid();
      const { items, amount } = await (await client.signIn()).invoice(renewal);
      expect([amount, items.map(({ kind }) => kind)]).toEqual([3.9, ['service']]);
      const mail = await client.mail('renewal-invoice', period);
      expect(mail.text).not.toContain('more server');
      await client.pay(renewal);
      await life.leap(11);
    }
    expect((await client.service(serviceId)).price).toBe(3.9);
  });
});
