import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { sell } from './fees.ts';

/* Two API processes on PostgreSQL, because the embedded database's single connection hides such races. */
let both: TwoProcesses;
let shops: readonly [Shopper, Shopper];
beforeAll(async () => {
  both = await startTwoProcesses('template');
  await sell({ database: both.database, now: () => new Date() }, ({ plans, ...rest }) => ({
    ...rest,
    plans: plans.map((plan) => ({ ...plan, setup_fee: 500 })),
  }));
  const token = await both.register();
  shops = [shopper(both.processes[0].call, token), shopper(both.processes[1].call, token)];
}, 180_000);
afterEach(() => expectBooksToHold(both.database));
afterAll(() => both.close());

const times = 50;
const atOnce = <T>(send: (shop: Shopper, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => send(index % 2 === 0 ? shops[0] : shops[1], index)));
/** A busy server asks the client to retry. */
async function placeUntilServed(shop: Shopper) {
  const key = randomUUID();
  for (;;) {
    const reply = await shop.place([orderItem()], key);
    if (reply.ok || reply.status !== 503) return reply;
  }
}
const feesOn = (invoices: readonly number[]) =>
  both.database.read((tx) =>
    tx.selectFrom('invoice_item').select('amount_cents').where('kind', '=', 'setup').where('invoice_id', 'in', invoices).execute(),
  );

test('one order, sent and paid fifty times concurrently, has its fee once', async () => {
  const key = randomUUID();
  const placed = await atOnce((shop) => shop.place([orderItem()], key));
  const invoices = [...new Set(placed.filter(({ ok }) => ok).map((reply) => success(reply).invoice_id))];
  expect(invoices).toHaveLength(1);
  const [id = 0] = invoices;
  expect(await feesOn([id])).toEqual([{ amount_cents: 500 }]);
  await shops[0].fund(100);
  const paid = await atOnce((shop) => shop.pay(id, balance));
  expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shops[1].balance()).toBe(100 - 6.9 - 5);
});

test('fifty concurrent orders have fifty fees', async () => {
  const placed = await atOnce((shop) => placeUntilServed(shop));
  const invoices = placed.map((reply) => success(reply).invoice_id);
  expect(new Set(invoices).size).toBe(times);
  expect(await feesOn(invoices)).toEqual(Array.from({ length: times }, () => ({ amount_cents: 500 })));
});
