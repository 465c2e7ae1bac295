import { operations } from '@portico/contract/operations';
import { ruleTable, type RuleCell, type RuledForm } from '@portico/rule-table/rule-table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { password, signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { turnTwoFactorOn } from '../authenticator.ts';
import { testClock } from '../test-clock.ts';

type Call = { token?: string; query?: Record<string, string>; body: Record<string, unknown> };

let api: TestApi;
/** A request of each form that is valid except for the cell's value. */
let requests: Record<RuledForm, () => Promise<Call>>;
beforeAll(async () => {
  api = await startTestApi();
  const { token, user } = await api.register();
  const guarded = await api.register();
  await turnTwoFactorOn(api, guarded.token, testClock());
  const profile = success(await api.call('getClientProfile', { token }));
  const { email: _email, status: _status, main_user: _main, ...rest } = profile;
  const signedIn = (body: Record<string, unknown>) => async () => ({ token, body });
  requests = {
    login: async () => ({ body: { email: 'nobody@example.com', password: 'x', rememberMe: 0 } }),
    signUp: async () => ({ body: { ...signupRequest() } }),
    verifyEmail: async () => ({ body: { email: 'nobody@example.com', token: '123456' } }),
    requestPasswordReset: async () => ({ body: { email: 'nobody@example.com' } }),
    resetPassword: async () => ({ body: { token: 'prt_x', password: 'Qz7kWv2p', password_repeat: 'Qz7kWv2p' } }),
    updateUser: signedIn({ first_name: 'Mira', last_name: 'Novak' }),
    // A wrong current password, so that nothing changes.
    changePassword: signedIn({ current_password: `${password}x`, password: 'Qz7kWv2p', password_repeat: 'Qz7kWv2p' }),
    requestEmailChange: signedIn({ email: user.email }),
    updateClientProfile: signedIn(rest),
    loginTwoFactor: async () => {
      const { email } = guarded;
      const { accessTokenTwoFactor } = success(await api.call('login', { body: { email, password, rememberMe: 0 } }));
      return { token: accessTokenTwoFactor ?? '', body: { provider: 'google', otp: '000000', rememberMe: 0 } };
    },
    renamePasskey: async () => ({ token, query: { id: '0197f4c0-0000-7000-8000-000000000001' }, body: { name: 'Laptop' } }),
  };
});
afterAll(() => api.close());

/** Returns the error on the cell's field, or null if the field was accepted, regardless of the rest of the response. */
async function verdictOf({ form, field, value, beside }: RuleCell) {
  const { method, path } = operations[form];
  const { token, query, body } = await requests[form]();
  const response = await fetch(`${api.url}${path}?${new URLSearchParams(query).toString()}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ ...body, ...beside, [field]: value }),
  });
  expect([200, 404, 422]).toContain(response.status);
  const { errors = [] } = (await response.json()) as { errors?: { path: string; code: string; params: object }[] };
  // Whether a password is correct isn't an input rule.
  const error = errors.find((one) => one.path === field && one.code !== 'password_wrong');
  return error === undefined ? null : { code: error.code, params: error.params };
}

describe.each([...new Set(ruleTable.map(({ form }) => form))])('%s enforces its rules', (form) => {
  test.each(ruleTable.filter((cell) => cell.form === form))('$field: $value', async (cell) => {
    expect(await verdictOf(cell)).toEqual(cell.verdict);
  });
});
