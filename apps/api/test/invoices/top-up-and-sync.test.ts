import { randomUUID } from 'node:crypto';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold, sandbox, shopper, type Shopper } from '../shop.ts';
import { requestedJobs } from '../simulation.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
let client: Shopper;
beforeAll(async () => {
  api = await startTestApi();
  client = shopper(api.call, (await api.register()).token);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const topUp = (body: object, idempotencyKey: string = randomUUID()) =>
  api.call('topUpBalance', { token: client.token, idempotencyKey, body: body as { paymentmethod: number; amount: number } });

describe('topUpBalance', () => {
  test.each([10, 19.99, 10_000])('200: %s euros reach the balance only after the gateway confirms them', async (amount) => {
    const before = await client.balance();
    const { url, paymentId } = await client.topUp(amount);
    expect(await client.balance()).toBe(before);
    expect(await decideOnSandbox(url, 'pay')).toBe(`${api.url}/invoices?payment=${paymentId}`);
    expect(await client.sync(paymentId)).toMatchObject({ purpose: 'topup', invoice_id: null, status: 'succeeded', amount });
    expect(await client.balance()).toBeCloseTo(before + amount, 5);
  });

  test('200: the same key makes one payment', async () => {
    const key = randomUUID();
    const first = success(await topUp({ paymentmethod: sandbox, amount: 20 }, key));
    expect(success(await topUp({ paymentmethod: sandbox, amount: 20 }, key))).toEqual(first);
  });

  test('200: a declined top-up adds nothing', async () => {
    const before = await client.balance();
    const { url, paymentId } = await client.topUp(40);
    await decideOnSandbox(url, 'decline');
    expect(await client.sync(paymentId)).toMatchObject({ status: 'declined' });
    await decideOnSandbox(url, 'pay');
    expect(await client.sync(paymentId)).toMatchObject({ status: 'declined' });
    expect(await client.balance()).toBe(before);
  });

  test.each([
    ['less than 10 euros', { paymentmethod: sandbox, amount: 9.99 }, 'amount', 'too_small'],
    ['more than 10000 euros', { paymentmethod: sandbox, amount: 10_000.01 }, 'amount', 'too_large'],
    ['a fraction of a cent', { paymentmethod: sandbox, amount: 19.999 }, 'amount', 'too_many_decimals'],
    ['the balance itself', { paymentmethod: 1, amount: 20 }, 'paymentmethod', 'payment_method_unknown'],
    ['a method that there is not', { paymentmethod: 77, amount: 20 }, 'paymentmethod', 'payment_method_unknown'],
    ['an amount as a text', { paymentmethod: sandbox, amount: '20' }, 'amount', 'wrong_type'],
    ['an amount in a list', { paymentmethod: sandbox, amount: [500] }, 'amount', 'wrong_type'],
    ['no amount', { paymentmethod: sandbox }, 'amount', 'required'],
  ])('422: refuses %s', async (_name, body, path, code) => {
    expect(refusal(await topUp(body))).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ path, code }] });
  });

  test('422: refuses a key that was used with another amount', async () => {
    const key = randomUUID();
    success(await topUp({ paymentmethod: sandbox, amount: 20 }, key));
    expect(refusal(await topUp({ paymentmethod: sandbox, amount: 21 }, key)).code).toBe('idempotency_key_reused');
  });

  test('429: answers after sixty attempts in ten minutes', fullOnly, async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { token } = await strict.register();
      const tryOnce = () => strict.call('topUpBalance', { token, idempotencyKey: randomUUID(), body: { paymentmethod: 77, amount: 20 } });
      for (let tries = 0; tries < 60; tries += 1) await tryOnce();
      expect(refusal(await tryOnce())).toMatchObject({ status: 429, code: 'too_many_requests' });
    } finally {
      await strict.close();
    }
  });
});

describe('syncPayment', () => {
  test('200: without any webhook the return page pays the invoice, and repeating it changes nothing', async () => {
    const deaf = await startTestApi({ env: { SANDBOX_LOSE_WEBHOOKS: '1' } });
    try {
      const payer = shopper(deaf.call, (await deaf.register()).token);
      const id = await payer.order();
      const { url, paymentId } = await payer.checkout(id);
      await decideOnSandbox(url, 'pay');
      expect((await payer.invoice(id)).status).toBe('unpaid');
      const first = await payer.sync(paymentId);
      expect(first).toMatchObject({ status: 'succeeded' });
      expect(await payer.sync(paymentId)).toEqual(first);
      expect((await payer.invoice(id)).status).toBe('paid');
      await expectBooksToHold(deaf.app.database);
    } finally {
      await deaf.close();
    }
  });

  test('429: calls the gateway for a client three hundred times in ten minutes at most', fullOnly, async () => {
    // Without the job that asks the gateway about pending payments each minute.
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' }, jobs: requestedJobs });
    try {
      const payer = shopper(strict.call, (await strict.register()).token);
      const { paymentId } = await payer.topUp(20);
      const gateway = strict.app.gateways.get(sandbox);
      if (gateway === undefined) throw new Error('no sandbox');
      const calls = vi.spyOn(gateway, 'getCheckout');
      for (let syncs = 0; syncs < 300; syncs += 1) expect((await payer.sync(paymentId)).status).toBe('pending');
      const reply = await strict.call('syncPayment', { token: payer.token, query: { id: paymentId } });
      expect(refusal(reply)).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(calls).toHaveBeenCalledTimes(300);
    } finally {
      await strict.close();
    }
  });

  test.each(['', 'one', '10001', `${randomUUID()}0`])('422: refuses the id "%s"', async (id) => {
    expect(refusal(await api.call('syncPayment', { token: client.token, query: { id } })).status).toBe(422);
  });
});
