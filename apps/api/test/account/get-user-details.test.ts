import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('getUserDetails answers 200', () => {
  test('returns the settings, including later changes by updateUser', async () => {
    const { token, email, user } = await api.register();
    const details = {
      id: user.id,
      email,
      first_name: 'Mira',
      last_name: 'Novak',
      language: 'en',
      email_change: null,
      two_factor: { enabled: false, provider: null },
    };
    expect(success(await api.call('getUserDetails', { token }))).toEqual(details);
    success(await api.call('updateUser', { token, body: { first_name: '  Мария ', language: 'ru' } }));
    expect(success(await api.call('getUserDetails', { token }))).toEqual({ ...details, first_name: 'Мария', language: 'ru' });
  });
});

test.each([
  ['first_name', 'M', 'too_short', { min: 2 }],
  ['last_name', 'Novak-Novakovich', 'too_long', { max: 15 }],
  ['first_name', 'Mira😀', 'characters_not_allowed', {}],
  ['last_name', '   ', 'required', {}],
])('updateUser answers 422 for the %s %s', async (path, value, code, params) => {
  const { token } = await api.register();
  const problem = refusal(await api.call('updateUser', { token, body: { [path]: value } }));
  expect(problem.errors).toEqual([{ path, code, params }]);
});
