import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/calendar.ts';
import { success } from '../contract-client.ts';
import { longDay, startLife, type Life } from '../renewals/life.ts';
import { orderItem } from '../shop.ts';
import { minuteMs } from '../test-clock.ts';
import { sell } from './fees.ts';

const tariff = 'vps-nvme-8-de';
let life: Life;
beforeAll(async () => {
  life = await startLife({ env: { ORDER_EXPIRY_DAYS: '3', STOCK_RESERVATION_MINUTES: '10' } });
});
afterAll(() => life.api.close());

test('ORDER_EXPIRY_DAYS decides when an unpaid order is due, when its last reminder is sent and when it is cancelled', async () => {
  const client = await life.client();
  const id = await (await client.signIn()).order();
  const lastDay = addDays(life.today(), 3);
  const invoice = async () => (await client.signIn()).invoice(id);
  expect(await invoice()).toMatchObject({ due_date: lastDay, order_expires_on: lastDay });
  await life.live(2);
  expect((await client.mail('order-reminder', 2)).text).toContain(`Pay it by ${longDay(lastDay)} (UTC)`);
  await life.live(1);
  expect(await invoice()).toMatchObject({ status: 'unpaid', order_expires_on: lastDay });
  await life.live(1);
  expect((await invoice()).status).toBe('cancelled');
});

test('STOCK_RESERVATION_MINUTES decides how long an unpaid order reserves its stock', async () => {
  await sell(life.api.app, ({ plans, ...rest }) => ({
    ...rest,
    plans: plans.map((plan) => (plan.id === 'vps-nvme-8' ? { ...plan, stock: { DE: 4 } } : plan)),
  }));
  const client = await life.client();
  const shop = await client.signIn();
  const left = async () => success(await life.api.call('getPlanConfiguration', { token: shop.token, query: { tariff } })).plan.stock_left;
  await shop.order(orderItem({ tariff, count: 2 }));
  life.clock.turn(9 * minuteMs);
  expect(await left()).toBe(2);
  life.clock.turn(2 * minuteMs);
  expect(await left()).toBe(4);
});
