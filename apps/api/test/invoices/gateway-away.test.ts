import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GatewayUnavailable, type PaymentGateway } from '@portico/drivers/payment-gateway';
import { refusal, success } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold, sandbox, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
let client: Shopper;
let gateway: PaymentGateway;
beforeAll(async () => {
  api = await startTestApi();
  client = shopper(api.call, (await api.register()).token);
  const found = api.app.gateways.get(sandbox);
  if (found === undefined) throw new Error('no sandbox');
  gateway = found;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

/** Breaks the connection after the gateway has acted, so that the caller can't know the outcome. */
function breakAfterCall(operation: 'createCheckout' | 'getCheckout'): void {
  if (operation === 'createCheckout') {
    const real = gateway.createCheckout.bind(gateway);
    vi.spyOn(gateway, 'createCheckout').mockImplementation(async (request) => {
      await real(request);
      throw new GatewayUnavailable('cut off');
    });
  } else {
    vi.spyOn(gateway, 'getCheckout').mockRejectedValue(new GatewayUnavailable('cut off'));
  }
}

async function checkoutsOf(reference: string): Promise<number> {
  const rows = await api.app.database.read((tx) =>
    tx.withTables<SimulationTables>().selectFrom('sandbox_checkout').selectAll().where('reference', '=', reference).execute(),
  );
  return rows.length;
}

test('payInvoice 503: after an interruption the same key resumes the same checkout', async () => {
  const id = await client.order();
  const key = randomUUID();
  breakAfterCall('createCheckout');
  expect(refusal(await client.pay(id, sandbox, key))).toMatchObject({ status: 503, code: 'payment_gateway_unavailable' });
  vi.restoreAllMocks();
  const start = success(await client.pay(id, sandbox, key));
  expect(await checkoutsOf(start.payment_id ?? '')).toBe(1);
  expect((await client.invoice(id)).payments).toMatchObject([{ id: start.payment_id, status: 'pending' }]);
});

test('topUpBalance 503: after an interruption the same key resumes the same checkout', async () => {
  const key = randomUUID();
  const topUp = () => api.call('topUpBalance', { token: client.token, idempotencyKey: key, body: { paymentmethod: sandbox, amount: 25 } });
  breakAfterCall('createCheckout');
  expect(refusal(await topUp())).toMatchObject({ status: 503, code: 'payment_gateway_unavailable' });
  vi.restoreAllMocks();
  const start = success(await topUp());
  expect(success(await topUp())).toEqual(start);
  expect(await checkoutsOf(start.payment_id ?? '')).toBe(1);
});

test('syncPayment 503: an unknown outcome stays pending until the gateway is asked again', async () => {
  const id = await client.order();
  const { url, paymentId } = await client.checkout(id);
  breakAfterCall('getCheckout');
  const reply = await api.call('syncPayment', { token: client.token, query: { id: paymentId } });
  expect(refusal(reply)).toMatchObject({ status: 503, code: 'payment_gateway_unavailable' });
  expect((await client.invoice(id)).payments).toMatchObject([{ status: 'pending' }]);
  vi.restoreAllMocks();
  await decideOnSandbox(url, 'pay');
  expect(await client.sync(paymentId)).toMatchObject({ status: 'succeeded' });
});

test('a gateway response with a different amount is rejected', async () => {
  const id = await client.order();
  const { url, paymentId } = await client.checkout(id);
  await decideOnSandbox(url, 'leave');
  const real = gateway.getCheckout.bind(gateway);
  vi.spyOn(gateway, 'getCheckout').mockImplementation(async (reference) => {
    const checkout = await real(reference);
    return checkout && { ...checkout, status: 'paid', amountCents: 1 };
  });
  expect(await client.sync(paymentId)).toMatchObject({ status: 'pending' });
  expect((await client.invoice(id)).status).toBe('unpaid');
});
