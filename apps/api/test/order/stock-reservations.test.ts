import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyGatewayReport } from '../../src/modules/billing/payments/payments.ts';
import { applyCatalogue, currentCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { refusal, success } from '../contract-client.ts';
import { startLife, type Life, type LivingClient } from '../renewals/life.ts';
import { balance, decideOnSandbox, expectBooksToHold, orderItem, sandbox } from '../shop.ts';

const tariff = 'vps-nvme-8-de';
const minuteMs = 60_000;

let life: Life;
beforeAll(async () => {
  life = await startLife();
});
beforeEach(() => stock(4));
afterEach(() => expectBooksToHold(life.api.app.database));
afterAll(() => life.api.close());

/** Sets the stock so that this many are free beyond what is taken. */
async function stock(free: number): Promise<void> {
  await life.api.app.database.transaction(async (tx) => {
    // Removes what earlier tests left.
    await tx.updateTable('service').set({ status: 'delete' }).where('tariff', '=', tariff).where('status', '=', 'pending').execute();
    const { living } = await tx
      .selectFrom('service')
      .select((select) => select.fn.countAll<number>().as('living'))
      .where('tariff', '=', tariff)
      .where('status', '<>', 'delete')
      .executeTakeFirstOrThrow();
    const catalogue = await currentCatalogue(tx);
    const plans = catalogue.plans.map((plan) => (plan.id === 'vps-nvme-8' ? { ...plan, stock: { DE: living + free } } : plan));
    return applyCatalogue(tx, { ...catalogue, plans }, 'test', new Date());
  });
}
const order = async (client: LivingClient, count: number) => (await client.signIn()).place([orderItem({ tariff, count })]);
const ordered = async (client: LivingClient, count: number) => success(await order(client, count)).invoice_id;
async function left(client: LivingClient): Promise<number | null> {
  const { token } = await client.signIn();
  return success(await life.api.call('getPlanConfiguration', { token, query: { tariff } })).plan.stock_left;
}

test('an unpaid order reserves its stock for an hour, and paying it later takes stock again', fullOnly, async () => {
  const client = await life.client();
  const id = await ordered(client, 2);
  expect(await left(client)).toBe(2);
  life.clock.turn(59 * minuteMs);
  expect(await left(client)).toBe(2);
  life.clock.turn(2 * minuteMs);
  expect(await left(client)).toBe(4);
  await client.fund(100);
  success(await (await client.signIn()).pay(id, balance));
  expect(await left(client)).toBe(2);
});

test('paying is refused before money is taken if others bought the expired reservation, and the order can be cancelled', async () => {
  const client = await life.client();
  const id = await ordered(client, 2);
  await client.fund(100);
  life.clock.turn(61 * minuteMs);
  await ordered(await life.client(), 2);
  await ordered(await life.client(), 1);
  const shop = await client.signIn();
  const funds = await shop.balance();
  for (const method of [balance, sandbox]) {
    expect(refusal(await shop.pay(id, method))).toMatchObject({ status: 409, code: 'out_of_stock' });
  }
  expect(await shop.balance()).toBe(funds);
  expect((await shop.invoice(id)).payments).toEqual([]);
  const { token } = shop;
  success(await life.api.call('cancelOrder', { token, query: { id }, body: { dry_run: false } }));
});

test('a payment in progress keeps the reservation until it is decided', async () => {
  const client = await life.client();
  const id = await ordered(client, 2);
  life.clock.turn(61 * minuteMs);
  const { url, paymentId } = await (await client.signIn()).checkout(id);
  expect(await left(client)).toBe(2);
  await decideOnSandbox(url, 'decline');
  await (await client.signIn()).sync(paymentId);
  expect(await left(client)).toBe(4);
});

test('limits one client to half of the remaining stock, rounded up', async () => {
  const client = await life.client();
  const refused = refusal(await order(client, 3));
  expect(refused).toMatchObject({ status: 409, code: 'reservation_limit' });
  expect(refused.message).toBe('You can reserve only 2 more VPS NVMe 8 without paying. Order fewer, or pay your open order first.');
  expect(refused.errors).toEqual([{ path: 'order_items.0.count', code: 'too_large', params: { max: 2 } }]);
  const id = await ordered(client, 2);
  expect(refusal(await order(client, 1)).code).toBe('reservation_limit');
  await ordered(await life.client(), 1);
  await client.fund(100);
  success(await (await client.signIn()).pay(id, balance));
  await ordered(client, 1);
});

test('a client with two expired reservations pays one before the other reserves stock again', async () => {
  const client = await life.client();
  const [first, second] = [await ordered(client, 1), await ordered(client, 1)];
  life.clock.turn(61 * minuteMs);
  await ordered(await life.client(), 2);
  const shop = await client.signIn();
  await shop.checkout(first);
  expect(refusal(await shop.pay(second, sandbox))).toMatchObject({ status: 409, code: 'reservation_limit' });
});

test('money for an order that sold out goes to the balance, with a mail about it', async () => {
  const client = await life.client();
  const firstShop = await client.signIn();
  const id = await ordered(client, 2);
  const { url, paymentId } = await firstShop.checkout(id);
  await decideOnSandbox(url, 'decline');
  await firstShop.sync(paymentId);
  life.clock.turn(61 * minuteMs);
  await ordered(await life.client(), 2);
  await ordered(await life.client(), 1);
  const { app } = life.api;
  await app.database.transaction(async (tx) => {
    const payment = await tx.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    const { gateway_reference: reference, checkout_url: page, amount_cents: amountCents, currency } = payment;
    const checkout = { reference: reference ?? '', merchantReference: paymentId, amountCents, currency, url: page ?? '' };
    await applyGatewayReport(tx, app, paymentId, { ...checkout, status: 'paid', declineReason: null, keptCard: null });
  });
  const shop = await client.signIn();
  const { amount, status } = await shop.invoice(id);
  expect([status, await shop.balance()]).toEqual(['unpaid', amount]);
  expect((await client.mail('order-sold-out')).text).toContain('we added the money to your balance');
});
