import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { refusal, success } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold, sandbox } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { cardHolder, cardMethod, cards } from './card-holder.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: clock.now,
    env: { SANDBOX_LOSE_WEBHOOKS: '1' },
    jobs: simulatedJobs.filter((job) => job !== reconcilePayments),
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const holderWithCards = async () => {
  const holder = cardHolder(api.call, (await api.register()).token);
  return { holder, card: (await holder.add()).id, other: (await holder.add(cards.otherGood)).id };
};
function cardGateway() {
  const gateway = api.app.gateways.get(cardMethod);
  if (gateway === undefined) throw new Error('there is no gateway for cards');
  return gateway;
}

test('another card waits while the call that charges the first one may still reach the gateway', async () => {
  const { holder, card, other } = await holderWithCards();
  const id = await holder.order();
  const gateway = cardGateway();
  const create = gateway.createCheckout.bind(gateway);
  const meanwhile: unknown[] = [];
  vi.spyOn(gateway, 'createCheckout').mockImplementationOnce(async (request) => {
    meanwhile.push(await holder.payWith(id, other));
    return create(request);
  });
  expect(success(await holder.payWith(id, card)).next_action).toBe('none');
  expect(meanwhile).toMatchObject([{ status: 409, body: { code: 'payment_under_way' } }]);
  const { status, payments } = await holder.invoice(id);
  expect([status, payments.map((payment) => payment.status)]).toEqual(['paid', ['succeeded']]);
});

test("another card pays a minute after a charge that the gateway didn't get", fullOnly, async () => {
  const { holder, card, other } = await holderWithCards();
  const id = await holder.order();
  vi.spyOn(cardGateway(), 'createCheckout').mockRejectedValueOnce(new GatewayUnavailable('cut off'));
  expect(refusal(await holder.payWith(id, card))).toMatchObject({ status: 503 });
  expect(refusal(await holder.payWith(id, other)).code).toBe('payment_under_way');
  clock.turn(minuteMs);
  expect(success(await holder.payWith(id, other)).next_action).toBe('none');
  expect((await holder.invoice(id)).payments.map(({ status }) => status)).toEqual(['succeeded', 'cancelled']);
});

test.each(['a retry', 'the job'])('another card waits while %s charges the first one long after the request', async (who) => {
  const { holder, card, other } = await holderWithCards();
  const id = await holder.order();
  const gateway = cardGateway();
  const create = gateway.createCheckout.bind(gateway);
  const meanwhile: unknown[] = [];
  vi.spyOn(gateway, 'createCheckout')
    .mockRejectedValueOnce(new GatewayUnavailable('cut off'))
    .mockImplementationOnce(async (request) => {
      meanwhile.push(await holder.payWith(id, other));
      return create(request);
    });
  expect(refusal(await holder.payWith(id, card))).toMatchObject({ status: 503 });
  clock.turn(2 * minuteMs);
  await (who === 'the job' ? reconcilePayments.handle(api.app, {}, new AbortController().signal) : holder.payWith(id, card));
  expect(meanwhile).toMatchObject([{ status: 409, body: { code: 'payment_under_way' } }]);
  const { status, payments } = await holder.invoice(id);
  expect([status, payments.map((payment) => payment.status)]).toEqual(['paid', ['succeeded']]);
});

test('a payer who returns in the last minute of a checkout gets a new one', async () => {
  const { holder } = await holderWithCards();
  const id = await holder.order();
  const left = await holder.checkout(id);
  clock.turn(28 * minuteMs);
  expect(await holder.checkout(id)).toEqual(left);
  clock.turn(1.5 * minuteMs);
  const next = await holder.checkout(id);
  expect(next.paymentId).not.toBe(left.paymentId);
  expect(await (await fetch(left.url)).text()).toContain('This payment has expired.');
  clock.turn(minuteMs);
  await decideOnSandbox(next.url, 'pay');
  expect(await holder.sync(next.paymentId)).toMatchObject({ status: 'succeeded' });
});

test('a payer who returns to a checkout that the gateway has forgotten gets a new one', async () => {
  const { holder } = await holderWithCards();
  const id = await holder.order();
  const left = await holder.checkout(id);
  const gateway = api.app.gateways.get(sandbox);
  if (gateway === undefined) throw new Error('there is no sandbox');
  clock.turn(minuteMs);
  vi.spyOn(gateway, 'getCheckout').mockResolvedValue(null);
  const next = await holder.checkout(id);
  expect(next.paymentId).not.toBe(left.paymentId);
  vi.restoreAllMocks();
  await decideOnSandbox(next.url, 'pay');
  expect(await holder.sync(next.paymentId)).toMatchObject({ status: 'succeeded' });
});

test.each([
  ['pay', 'succeeded'],
  ['decline', 'declined'],
] as const)('a top-up repeated after its response was purged is not started again: %s', async (decision, status) => {
  const { holder } = await holderWithCards();
  const key = randomUUID();
  const started = success(await holder.topUpWith(20, undefined, key, sandbox));
  const paymentId = started.payment_id ?? '';
  await decideOnSandbox(started.url ?? '', decision);
  expect(await holder.sync(paymentId)).toMatchObject({ status });
  const credited = await holder.balance();
  clock.turn(40 * minuteMs);
  await api.app.database.transaction((tx) => tx.deleteFrom('idempotency_key').where('key', '=', key).execute());
  const gateway = api.app.gateways.get(sandbox);
  if (gateway === undefined) throw new Error('there is no sandbox');
  for (const call of ['createCheckout', 'getCheckout', 'cancelCheckout'] as const) {
    vi.spyOn(gateway, call).mockRejectedValue(new Error(`a decided payment needs no ${call}`));
  }
  const answer = await holder.topUpWith(20, undefined, key, sandbox);
  const repeated = success(answer);
  expect(repeated).toMatchObject({ next_action: 'redirect', payment_id: paymentId });
  expect(answer.headers.get('idempotent-replayed')).toBe('true');
  expect(repeated.url).toContain(`/invoices?payment=${paymentId}`);
  expect(await holder.balance()).toBe(credited);
});
