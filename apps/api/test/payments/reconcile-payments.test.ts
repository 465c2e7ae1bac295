import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { success } from '../contract-client.ts';
import { simulatedJobs } from '../simulation.ts';
import { decideOnSandbox, expectBooksToHold, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { cardHolder, cardMethod } from './card-holder.ts';
import { hourMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
const { signal } = new AbortController();
let api: TestApi;
let client: Shopper;
beforeAll(async () => {
  api = await startTestApi({
    now: clock.now,
    env: { SANDBOX_LOSE_WEBHOOKS: '1' },
    jobs: simulatedJobs.filter((job) => job !== reconcilePayments),
  });
  client = shopper(api.call, (await api.register()).token);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const reconcile = () => reconcilePayments.handle(api.app, {}, signal);

test('a payment is booked although the webhook was lost and the payer closed the tab', async () => {
  const id = await client.order();
  const { url } = await client.checkout(id);
  await decideOnSandbox(url, 'pay');
  await reconcile();
  expect((await client.invoice(id)).status).toBe('unpaid');
  clock.turn(minuteMs);
  await reconcile();
  expect((await client.invoice(id)).status).toBe('paid');
  await client.activeServices(1);
});

test('a payment interrupted before its checkout was known gets it and stays pending', async () => {
  const id = await client.order();
  const { url, paymentId } = await client.checkout(id);
  await api.app.database.transaction((tx) =>
    tx.updateTable('payment').set({ gateway_reference: null, checkout_url: null }).where('id', '=', paymentId).execute(),
  );
  clock.turn(minuteMs);
  await reconcile();
  expect((await client.invoice(id)).payments).toMatchObject([{ status: 'pending' }]);
  await decideOnSandbox(url, 'pay');
  clock.turn(minuteMs);
  await reconcile();
  expect((await client.invoice(id)).status).toBe('paid');
});

test('an old payment is polled less and less often', async () => {
  const id = await client.order();
  const { url, paymentId } = await client.checkout(id);
  // A bank transfer may take days.
  await decideOnSandbox(url, 'transfer');
  const askedAt = async () => {
    const row = await api.app.database.read((tx) =>
      tx.selectFrom('payment').select('asked_at').where('id', '=', paymentId).executeTakeFirst(),
    );
    return row?.asked_at?.getTime();
  };
  clock.turn(10 * hourMs);
  await reconcile();
  const first = await askedAt();
  clock.turn(30 * minuteMs);
  await reconcile();
  expect(await askedAt()).toBe(first);
  clock.turn(45 * minuteMs);
  await reconcile();
  expect(await askedAt()).toBeGreaterThan(first ?? 0);
  clock.turn(-11.25 * hourMs);
});

test('a gateway that fails unexpectedly fails the job, and the payments of other gateways are booked', async () => {
  const holder = cardHolder(api.call, (await api.register()).token);
  const stuck = success(await holder.pay(await holder.order(), cardMethod)).payment_id;
  const id = await client.order();
  const { url } = await client.checkout(id);
  await decideOnSandbox(url, 'pay');
  clock.turn(minuteMs);
  const broken = api.app.gateways.get(cardMethod);
  if (broken === undefined) throw new Error('there is no gateway for cards');
  const getCheckout = vi.spyOn(broken, 'getCheckout').mockRejectedValue(new TypeError('a defect of the driver'));
  await expect(reconcile()).rejects.toThrow('1 of 2 payments failed');
  expect((await client.invoice(id)).status).toBe('paid');
  getCheckout.mockRestore();
  expect((await holder.sync(stuck ?? '')).status).toBe('pending');
});

/** Adds older top-ups that are pending at the same gateway. */
const addPending = (like: string, count: number) =>
  api.app.database.transaction((tx) =>
    sql`insert into payment select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'purpose', 'topup', 'invoice_id', null,
      'gateway_reference', gen_random_uuid(), 'created_at', one.created_at - interval '1 hour'))).*
      from payment one, generate_series(1, ${count}::integer) where one.id = ${like}`.execute(tx),
  );
const askedTopUps = async () =>
  (
    await api.app.database.read((tx) =>
      tx.selectFrom('payment').select('id').where('purpose', '=', 'topup').where('asked_at', 'is not', null).execute(),
    )
  ).length;

test.each([
  ['GatewayUnavailable', new GatewayUnavailable('timed out')],
  ['another error', new DOMException('timed out', 'TimeoutError')],
])(
  "a gateway that times out with %s isn't asked about one payment after the other, and those of others are booked",
  async (_which, error) => {
    const holder = cardHolder(api.call, (await api.register()).token);
    const { payment_id: first } = success(await holder.pay(await holder.order(), cardMethod));
    await addPending(first ?? '', 51);
    const askedBefore = await askedTopUps();
    const id = await client.order();
    const { url } = await client.checkout(id);
    await decideOnSandbox(url, 'pay');
    clock.turn(minuteMs);
    const away = api.app.gateways.get(cardMethod);
    if (away === undefined) throw new Error('there is no gateway for cards');
    const getCheckout = vi.spyOn(away, 'getCheckout').mockImplementation(async () => {
      clock.turn(20_000);
      throw error;
    });
    vi.spyOn(away, 'cancelCheckout').mockRejectedValue(new GatewayUnavailable('timed out'));
    // An unexpected error fails the job.
    await Promise.allSettled([reconcile()]);
    expect(getCheckout).toHaveBeenCalledTimes(1);
    expect((await client.invoice(id)).status).toBe('paid');
    // Those that weren't asked about don't count as asked.
    expect((await askedTopUps()) - askedBefore).toBeLessThanOrEqual(5);
    vi.restoreAllMocks();
  },
);
