import { fullOnly } from '@portico/test-depth/daily-if';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { randomUUID } from 'node:crypto';
import type { Payment } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GatewayUnavailable, type PaymentGateway } from '@portico/drivers/payment-gateway';
import { applyGatewayReport } from '../../src/modules/billing/payments/payments.ts';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { refusal, success } from '../contract-client.ts';
import { balance, decideOnSandbox, expectBooksToHold, sandbox, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { cardHolder, cardMethod } from './card-holder.ts';

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
const minutesOpen = ({ created_at, checkout }: Payment) => (Date.parse(checkout?.expires_at ?? '') - Date.parse(created_at)) / minuteMs;
const statusIn = async (paymentId: string) =>
  (await api.app.database.read((tx) => tx.selectFrom('payment').select('status').where('id', '=', paymentId).executeTakeFirst()))?.status;

describe('an abandoned checkout', () => {
  test('an abandoned checkout is open, shows its deadline and URL, and can be finished', async () => {
    const id = await client.order();
    const { url, paymentId } = await client.checkout(id);
    await decideOnSandbox(url, 'leave');
    const synced = await client.sync(paymentId);
    expect(synced).toMatchObject({ status: 'pending', checkout: { state: 'open', url } });
    expect(minutesOpen(synced)).toBe(30);
    expect((await client.invoice(id)).payments).toEqual([synced]);
    await decideOnSandbox(url, 'pay');
    expect(await client.sync(paymentId)).toMatchObject({ status: 'succeeded', checkout: null });
  });

  test.each(['an invoice', 'a top-up'] as const)('the periodic job cancels an abandoned checkout at its deadline, for %s', async (what) => {
    const { url, paymentId } = what === 'a top-up' ? await client.topUp(20) : await client.checkout(await client.order());
    clock.turn(29 * minuteMs);
    await reconcile();
    expect(await statusIn(paymentId)).toBe('pending');
    clock.turn(minuteMs);
    await reconcile();
    expect(await statusIn(paymentId)).toBe('cancelled');
    expect(await (await fetch(url)).text()).toContain('This payment has expired.');
  });

  test('an abandoned checkout is cancelled at the gateway, which takes no money for it afterwards', async () => {
    const before = await client.balance();
    const { url, paymentId } = await client.topUp(20);
    // Keeps it open at the gateway, so that our deadline must end it.
    await api.app.database.transaction((tx) =>
      tx
        .withTables<SimulationTables>()
        .updateTable('sandbox_checkout')
        // @ts-expect-error Our code never changes a checkout's deadline.
        .set({ expires_at: new Date(clock.now().getTime() + 600 * minuteMs) })
        .where('reference', '=', paymentId)
        .execute(),
    );
    clock.turn(30 * minuteMs);
    expect(await client.sync(paymentId)).toMatchObject({ status: 'cancelled', checkout: null });
    await decideOnSandbox(url, 'pay');
    expect(await (await fetch(url)).text()).toContain('This payment has expired.');
    expect(await client.balance()).toBe(before);
  });

  test("a checkout that the gateway doesn't know ends too", async () => {
    const { paymentId } = await client.topUp(20);
    await api.app.database.transaction((tx) =>
      tx.withTables<SimulationTables>().deleteFrom('sandbox_checkout').where('reference', '=', paymentId).execute(),
    );
    expect(await client.sync(paymentId)).toMatchObject({ status: 'pending' });
    clock.turn(30 * minuteMs);
    await reconcile();
    expect(await statusIn(paymentId)).toBe('cancelled');
  });

  test('an expired checkout is replaced by a new one', async () => {
    const id = await client.order();
    const left = await client.checkout(id);
    clock.turn(31 * minuteMs);
    const next = await client.checkout(id);
    expect(next.paymentId).not.toBe(left.paymentId);
    await decideOnSandbox(next.url, 'pay');
    expect(await client.sync(next.paymentId)).toMatchObject({ status: 'succeeded' });
    expect(await statusIn(left.paymentId)).toBe('cancelled');
    expect((await client.invoice(id)).status).toBe('paid');
  });
});

describe('a bank transfer in progress', () => {
  test("a bank transfer in progress isn't cancelled at the deadline, and pays when it arrives", async () => {
    const id = await client.order();
    const { url, paymentId } = await client.checkout(id);
    await decideOnSandbox(url, 'transfer');
    expect(await client.sync(paymentId)).toMatchObject({ status: 'pending', checkout: { state: 'processing', url: null } });
    clock.turn(60 * minuteMs);
    await reconcile();
    expect(await client.sync(paymentId)).toMatchObject({ status: 'pending', checkout: { state: 'processing' } });
    expect((await client.checkout(id)).paymentId).toBe(paymentId);
    await decideOnSandbox(url, 'pay');
    clock.turn(60 * minuteMs);
    await reconcile();
    expect((await client.invoice(id)).status).toBe('paid');
  });

  test('a bank transfer that the bank refuses is declined', async () => {
    const { url, paymentId } = await client.topUp(20);
    await decideOnSandbox(url, 'transfer');
    await client.sync(paymentId);
    await decideOnSandbox(url, 'decline');
    expect(await client.sync(paymentId)).toMatchObject({ status: 'declined', checkout: null });
  });
});

describe('a saved card whose charge was interrupted', () => {
  const takenFor = async (paymentId: string) =>
    api.app.database.read((tx) =>
      tx.withTables<SimulationTables>().selectFrom('sandbox_checkout').select('status').where('reference', '=', paymentId).execute(),
    );
  type Create = PaymentGateway['createCheckout'];
  const cardGateway = () => {
    const gateway = api.app.gateways.get(cardMethod);
    if (gateway === undefined) throw new Error('there is no gateway for cards');
    return gateway;
  };
  const once = (change: (create: Create) => Create) => {
    const gateway = cardGateway();
    vi.spyOn(gateway, 'createCheckout').mockImplementationOnce(change(gateway.createCheckout.bind(gateway)));
  };
  const cutOffOnce = (isHeard: boolean) =>
    once((create) => async (request) => {
      if (isHeard) await create(request);
      throw new GatewayUnavailable('cut off');
    });
  const hearOnce = (before: () => void) =>
    once((create) => (request) => {
      before();
      return create(request);
    });

  test("after its deadline an interrupted payment doesn't charge the card, and a new payment does", async () => {
    const holder = cardHolder(api.call, (await api.register()).token);
    const { id: card } = await holder.add();
    const id = await holder.order();
    cutOffOnce(false);
    expect(refusal(await holder.payWith(id, card))).toMatchObject({ status: 503 });
    const [first] = (await holder.invoice(id)).payments;
    clock.turn(30 * minuteMs);
    expect(success(await holder.payWith(id, card)).next_action).toBe('none');
    const { status, payments } = await holder.invoice(id);
    expect([status, payments.map((payment) => payment.status)]).toEqual(['paid', ['succeeded', 'cancelled']]);
    expect(await takenFor(first?.id ?? '')).toEqual([]);
  });

  test.each([
    ['before the gateway heard of it', false, 1],
    ['before the gateway heard of it', false, 30],
    ['after it', true, 1],
    ['after it', true, 30],
  ] as const)('interrupted %s: the same request tops up once', async (_when, isHeard, minutesLater) => {
    const holder = cardHolder(api.call, (await api.register()).token);
    const { id: card } = await holder.add();
    const key = randomUUID();
    cutOffOnce(isHeard);
    expect(refusal(await holder.topUpWith(25, card, key))).toMatchObject({ status: 503 });
    clock.turn(minutesLater * minuteMs);
    const first = success(await holder.topUpWith(25, card, key));
    expect(success(await holder.topUpWith(25, card, key))).toEqual(first);
    await reconcile();
    expect(await holder.balance()).toBe(25);
    const payments = await api.app.database.read((tx) =>
      tx.selectFrom('payment').select(['id', 'status']).where('card_id', '=', card).execute(),
    );
    const taken = await Promise.all(payments.map(async ({ id }) => takenFor(id)));
    expect(taken.flat()).toEqual([{ status: 'paid' }]);
  });

  test.each([
    ['the gateway answers that it is processed', false],
    ['a webhook says so before the answer', true],
  ])('a charge on its way is shown as such, and nothing else pays the invoice: %s', async (_when, isReported) => {
    const holder = cardHolder(api.call, (await api.register()).token);
    const { id: card } = await holder.add();
    const id = await holder.order();
    once((create) => async (request) => {
      const checkout = await create(request);
      if (isReported)
        await api.app.database.transaction((tx) =>
          applyGatewayReport(tx, api.app, request.merchantReference, { ...checkout, status: 'processing' }),
        );
      return { ...checkout, status: isReported ? 'open' : 'processing', url: '' };
    });
    const { next_action: next, url, payment_id: paymentId } = success(await holder.payWith(id, card));
    expect([next, url]).toEqual(['redirect', expect.stringContaining(`/invoices/invoice/${id}?payment=${paymentId}`)]);
    expect((await holder.invoice(id)).payments).toMatchObject([{ id: paymentId, status: 'pending', checkout: { state: 'processing' } }]);
    for (const method of [balance, sandbox])
      expect(refusal(await holder.pay(id, method))).toMatchObject({ status: 409, code: 'payment_under_way' });
    expect((await holder.sync(paymentId ?? '')).status).toBe('succeeded');
    expect((await holder.invoice(id)).status).toBe('paid');
  });

  test("after its deadline a charge on its way isn't sent again by a later request", async () => {
    const holder = cardHolder(api.call, (await api.register()).token);
    const { id: card } = await holder.add();
    const id = await holder.order();
    once((create) => async (request) => ({ ...(await create(request)), status: 'processing', url: '' }));
    const { payment_id: paymentId } = success(await holder.payWith(id, card));
    const create = vi.spyOn(cardGateway(), 'createCheckout').mockClear();
    clock.turn(30 * minuteMs);
    expect(refusal(await holder.payWith(id, card))).toMatchObject({ status: 409, code: 'invoice_already_paid' });
    expect(create).not.toHaveBeenCalled();
    expect((await holder.invoice(id)).payments).toMatchObject([{ id: paymentId, status: 'succeeded' }]);
  });

  test("the gateway doesn't charge an interrupted payment after its deadline", async () => {
    const holder = cardHolder(api.call, (await api.register()).token);
    const { id: card } = await holder.add();
    const id = await holder.order();
    // The request reaches the gateway after the deadline.
    hearOnce(() => clock.turn(31 * minuteMs));
    const key = randomUUID();
    expect(refusal(await holder.payWith(id, card, key))).toMatchObject({ status: 503 });
    expect(success(await holder.payWith(id, card, key)).next_action).toBe('none');
    const { status, payments } = await holder.invoice(id);
    expect([status, payments.map((payment) => payment.status)]).toEqual(['paid', ['succeeded', 'cancelled']]);
    expect(await takenFor(payments[1]?.id ?? '')).toEqual([{ status: 'cancelled' }]);
  });
});

test('CHECKOUT_MINUTES sets the deadline', fullOnly, async () => {
  const patient = await startTestApi({ now: clock.now, env: { CHECKOUT_MINUTES: '120' } });
  try {
    const payer = shopper(patient.call, (await patient.register()).token);
    const { paymentId } = await payer.topUp(20);
    expect(minutesOpen(await payer.sync(paymentId))).toBe(120);
  } finally {
    await patient.close();
  }
});

test('CHECKOUT_MINUTES leaves time to charge a saved card', async () => {
  await expect(startTestApi({ env: { CHECKOUT_MINUTES: '1' } })).rejects.toThrow('must be at least 2');
  const hasty = await startTestApi({ env: { CHECKOUT_MINUTES: '2' } });
  try {
    const holder = cardHolder(hasty.call, (await hasty.register()).token);
    const { id: card } = await holder.add();
    expect(success(await holder.topUpWith(20, card)).next_action).toBe('none');
  } finally {
    await hasty.close();
  }
});
