import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxSecretOf } from '@portico/simulation/sandbox-gateway/settings';
import { askGateway } from '../../src/modules/billing/payments/ask-gateway.ts';
import { success } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold, sandbox, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
let client: Shopper;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now, env: { BRAND_NAME: '<b>Acme</b> & Co' } });
  client = shopper(api.call, (await api.register()).token);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

test("the page is marked as a sandbox, runs nothing and can't be framed", async () => {
  const { url } = await client.topUp(1_234.5);
  const response = await fetch(url);
  const html = await response.text();
  expect(html).toContain('SANDBOX — no money moves');
  expect(html).toContain('€1,234.50');
  expect(html).toContain('&lt;b&gt;Acme&lt;/b&gt; &amp; Co');
  expect(html).not.toContain('<b>Acme');
  expect(html).not.toContain('<script');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
});

test("the page is in the payment's language", async () => {
  const id = await client.order();
  const options = {
    token: client.token,
    idempotencyKey: crypto.randomUUID(),
    language: 'ru',
    query: { id },
    body: { paymentmethod: sandbox },
  };
  const { url } = success(await api.call('payInvoice', options));
  const html = await (await fetch(url ?? '')).text();
  expect(html).toContain('<html lang="ru" dir="ltr">');
  expect(html).toContain('ПЕСОЧНИЦА — деньги не списываются');
});

test('a decision is final, and the page then shows it', async () => {
  const { url, paymentId } = await client.topUp(20);
  await decideOnSandbox(url, 'pay');
  await decideOnSandbox(url, 'decline');
  expect(await (await fetch(url)).text()).toContain('This payment was made.');
  expect(await client.sync(paymentId)).toMatchObject({ status: 'succeeded' });
});

test('an expired checkout is cancelled together with its payment', async () => {
  const { paymentId } = await client.topUp(20);
  clock.turn(hourMs);
  const [payment] = await api.app.database.read((tx) => tx.selectFrom('payment').selectAll().where('id', '=', paymentId).execute());
  if (payment === undefined) throw new Error('no payment');
  // The server's periodic job may have asked first.
  expect(['decided', 'known']).toContain(await askGateway(api.app, payment));
  clock.turn(-hourMs);
  expect(await client.sync(paymentId)).toMatchObject({ status: 'cancelled' });
});

describe('the page answers invalid input with an error page:', () => {
  const unknown = 'a'.repeat(24);
  test.each([
    `/sandbox-gateway/checkout/${unknown}`,
    '/sandbox-gateway/checkout/%00',
    "/sandbox-gateway/checkout/'--",
    `/sandbox-gateway/checkout/${'x'.repeat(150)}`,
  ])('404 for %s', async (path) => {
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
    expect((await fetch(`${api.url}${path}`, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) })).status).toBe(404);
  });

  test('422 for an unknown decision, and 415 for another form', async () => {
    const { url } = await client.topUp(20);
    expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'steal' }) })).status).toBe(422);
    expect((await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(415);
  });
});

describe("the sandbox's own API", () => {
  const ask = (
    path: string,
    init: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> } = {},
    secret = sandboxSecretOf(api.app.configuration),
  ) => fetch(`${api.url}/sandbox-gateway/api${path}`, { ...init, headers: { authorization: `Bearer ${secret}`, ...init.headers } });

  test('the sandbox API requires its secret', async () => {
    expect((await ask(`/checkouts/${'a'.repeat(24)}`, {}, 'wrong')).status).toBe(401);
    expect((await ask(`/checkouts/${'a'.repeat(24)}`)).status).toBe(404);
  });

  test('the sandbox API refuses an invalid checkout, and a key used for another one', async () => {
    const message = {
      amount_cents: 100,
      currency: 'EUR',
      reference: crypto.randomUUID(),
      description: 'Test',
      locale: 'en',
      return_url: `${api.url}/invoices`,
      expires_at: '2030-01-01T00:00:00.000Z',
    };
    const post = (body: object) =>
      ask('/checkouts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
        body: JSON.stringify(body),
      });
    expect((await post({ ...message, amount_cents: 0 })).status).toBe(422);
    expect((await post({ ...message, return_url: 'javascript:alert(1)' })).status).toBe(422);
    const first = await (await post(message)).json();
    expect(await (await post(message)).json()).toEqual(first);
    expect((await post({ ...message, amount_cents: 101 })).status).toBe(409);
  });
});
