import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf } from '../people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const off = { auto_pay_from_balance: false, auto_pay_from_card: false, split_invoice: false };

describe('getPaymentSettings answers', () => {
  test('answers 200 with every setting off by default', async () => {
    const { token } = await api.register();
    expect(success(await api.call('getPaymentSettings', { token }))).toEqual(off);
  });

  test('answers 401 without a token, and 403 without billing access', async () => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token, { billing: 'none' });
    expect(refusal(await api.call('getPaymentSettings')).code).toBe('unauthorized');
    expect(refusal(await api.call('getPaymentSettings', { token: colleague.token })).code).toBe('not_allowed');
  });
});

describe('updatePaymentSettings answers', () => {
  test('answers 200 with all settings, keeps omitted ones, and applies to the whole client', async () => {
    const { token } = await api.register();
    const other = await api.register();
    const colleague = await colleagueOf(api, token);
    success(await api.call('updatePaymentSettings', { token, body: { split_invoice: true } }));
    expect(success(await api.call('updatePaymentSettings', { token, body: { auto_pay_from_card: true } }))).toEqual({
      ...off,
      split_invoice: true,
      auto_pay_from_card: true,
    });
    expect(success(await api.call('getPaymentSettings', { token: colleague.token })).split_invoice).toBe(true);
    expect(success(await api.call('getPaymentSettings', { token: other.token }))).toEqual(off);
  });

  test('answers 401 without a token, and 403 with read-only access', async () => {
    const { token } = await api.register();
    const colleague = await colleagueOf(api, token, { billing: 'read' });
    const body = { split_invoice: true };
    expect(refusal(await api.call('updatePaymentSettings', { body })).code).toBe('unauthorized');
    expect(refusal(await api.call('updatePaymentSettings', { token: colleague.token, body })).code).toBe('not_allowed');
    expect(success(await api.call('getPaymentSettings', { token }))).toEqual(off);
  });

  test('answers 422 for an empty change', async () => {
    const { token } = await api.register();
    expect(refusal(await api.call('updatePaymentSettings', { token, body: {} })).code).toBe('validation_failed');
  });
});
