import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('updateUser answers 200', () => {
  test('returns the updated user and changes no other user', async () => {
    const { token, user } = await api.register();
    const other = await api.register();
    expect(success(await api.call('updateUser', { token, body: { language: 'ru' } }))).toEqual({ ...user, language: 'ru' });
    expect(success(await api.call('getAccountMeta', { token })).language).toBe('ru');
    expect(success(await api.call('getAccountMeta', { token: other.token })).language).toBe('en');
  });
});

describe('updateUser answers 401', () => {
  test('refuses a request without a token, regardless of the body', async () => {
    expect(refusal(await api.call('updateUser', { body: { language: 'ru' } })).code).toBe('unauthorized');
  });
});

describe('updateUser answers 422', () => {
  test.each([
    ['nothing to change', {}, { path: '', code: 'required', params: {} }],
    ['an unknown language', { language: 'xx' }, { path: 'language', code: 'not_in_list', params: {} }],
    ['a field that is not to be changed here', { language: 'en', email: 'a@b.c' }, { path: 'email', code: 'unknown_key', params: {} }],
  ])('refuses %s', async (_name, body, error) => {
    const { token } = await api.register();
    const response = await fetch(`${api.url}/v1/account/user-update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [error] });
  });
});
