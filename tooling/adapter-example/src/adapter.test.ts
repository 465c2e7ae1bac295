import { adaptFetch } from '@portico/api-client/adapt-fetch';
import { createApiClient } from '@portico/api-client/api-client';
import { describeMismatch, findMismatch } from '@portico/api-client/check-response';
import { startCoreApi, theCode } from '@portico/core-api/core-api';
import { expect, onTestFinished, test } from 'vitest';
import { adapter } from './adapter.ts';
import { startForeignApi } from './foreign-api.ts';

const email = 'mira@example.com';
const password = 'Correct-Horse-7';

async function startAdapted() {
  const core = await startCoreApi();
  const foreign = await startForeignApi(core.url);
  onTestFinished(() => Promise.all([core.close(), foreign.close()]).then(() => undefined));
  const session = { token: null as string | null };
  const mismatches: string[] = [];
  const { call } = createApiClient({
    baseUrl: foreign.url,
    getToken: () => session.token,
    getLocale: () => 'en',
    onUnauthorized: () => (session.token = null),
    fetch: adaptFetch(adapter),
    check(operationId, answer) {
      const mismatch = findMismatch(operationId, answer);
      if (mismatch) mismatches.push(describeMismatch(mismatch));
    },
  });
  await call('signUp', {
    body: {
      first_name: 'Mira',
      last_name: 'Novak',
      country: 'DE',
      email,
      password,
      password_repeat: password,
      language: 'en',
      accept_rules: 1,
      accept_public_offer: 1,
      email_news: 0,
      email_marketing: 0,
    },
  });
  return { call, core, foreign, session, mismatches };
}

test('an API with other paths, names, lists and units keeps the contract through its adapter', async () => {
  const { call, core, foreign, session, mismatches } = await startAdapted();
  expect(await call('login', { body: { email, password, rememberMe: 0 } })).toMatchObject({ status: 'required_activation' });
  await call('verifyEmail', { body: { email, token: theCode } });
  const { accessToken } = await call('login', { body: { email, password, rememberMe: 0 } });
  session.token = accessToken;
  expect(await call('getAccountMeta')).toMatchObject({ firstname: 'Mira', balance: 0, is_main: true });

  const { items: plans } = await call('listPlans', { query: { country: 'NL' } });
  const tariff = plans[1]?.tariff ?? '';
  const { billing_cycles } = await call('getPlanConfiguration', { query: { tariff } });
  expect(billing_cycles.map(({ price }) => price)).toEqual([10.5, 105]);
  const item = { tariff, configoptions: {}, billing_cycle: 'monthly', promocode: null, count: 2 } as const;
  const order = { order_items: [item], payment_method: 1 as const };
  const { invoice_id: id } = await call('placeOrder', { body: order, idempotencyKey: crypto.randomUUID() });
  expect(core.orders).toEqual([order]);

  expect(await call('listInvoices', { query: { status: 'unpaid' } })).toMatchObject({ items: [{ id, amount: 21 }], total: 1 });
  const { items: methods } = await call('listPaymentMethods');
  expect(methods.map(({ name }) => name)).toEqual(['Balance', 'Card']);
  await call('payInvoice', { query: { id }, body: { paymentmethod: 2 }, idempotencyKey: crypto.randomUUID() });
  expect(await call('getInvoice', { query: { id } })).toMatchObject({ id, status: 'paid' });
  const topUp = { amount: 19.99, paymentmethod: 2 };
  expect(await call('topUpBalance', { body: topUp, idempotencyKey: crypto.randomUUID() })).toMatchObject({
    url: 'https://pay.example.com/?amount=19.99',
  });

  expect(mismatches).toEqual([]);
  expect(foreign.requests).toContain('POST /api/invoices/1001/payments');
});

test('a wrong password is a refusal and not the end of the session', async () => {
  const { call, session } = await startAdapted();
  session.token = 'of another tab';
  await expect(call('login', { body: { email, password: 'Wrong-Horse-7', rememberMe: 0 } })).rejects.toMatchObject({
    status: 422,
    message: 'Wrong email or password.',
  });
  expect(session.token).toBe('of another tab');
});
