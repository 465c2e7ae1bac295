import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('logout answers 200', () => {
  test('ends the token and keeps other sessions', async () => {
    const { token, email, password } = await api.register();
    const other = success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '';
    success(await api.call('logout', { token }));
    expect((await api.call('getAccountMeta', { token })).status).toBe(401);
    expect((await api.call('getAccountMeta', { token: other })).status).toBe(200);
  });
});

describe('logout answers 401', () => {
  test('refuses a request without a token', async () => {
    expect(refusal(await api.call('logout'))).toMatchObject({ status: 401, code: 'unauthorized' });
  });
});

describe('logout answers its default', () => {
  test.each(['GET', 'QUERY', 'PATCH'])('answers 405 for %s and names the allowed method', async (method) => {
    const response = await fetch(`${api.url}/v1/logout`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });
});
