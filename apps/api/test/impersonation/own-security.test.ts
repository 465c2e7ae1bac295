import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const next = 'Better-Horse-8';
const actAs = async (email: string) =>
  success(await api.call('exchangeImpersonationCode', { body: { code: await impersonationCode(api.app, email, { write: true }) } }))
    .accessToken;
const listed = async (token: string) => success(await api.call('listImpersonations', { token })).items;
const sessions = async (token: string) => success(await api.call('listSessions', { token }));
const kinds = async (token: string) => success(await api.call('listActivity', { token })).items.map(({ kind }) => kind);

test("an operator with write access can't change the user's credentials, even with the password", async () => {
  const { email, password } = await api.register();
  const token = await actAs(email);
  for (const reply of [
    await api.call('confirmPassword', { token, body: { password } }),
    await api.call('changePassword', { token, body: { current_password: password, password: next, password_repeat: next } }),
    await api.call('requestEmailChange', { token, body: { email: 'next@example.com' } }),
    await api.call('requestTwoFactorGoogle', { token, body: { provider: 'google' } }),
    await api.call('endOtherSessions', { token }),
  ]) {
    expect(refusal(reply)).toMatchObject({ status: 403, code: 'not_allowed_while_impersonating' });
  }
  success(await api.call('login', { body: { email, password, rememberMe: 0 } }));
});

test("an operator's visit is one entry in the user's activity, and their actions are in the impersonation list only", async () => {
  const { email, token } = await api.register();
  const operator = await actAs(email);
  expect((await sessions(token)).items).toMatchObject([{ current: true }]);
  expect((await sessions(operator)).items).toMatchObject([{ current: false }]);
  success(await api.call('logout', { token: operator }));
  expect(await kinds(token)).toEqual(['support_access', 'signed_in']);
  expect(await listed(token)).toMatchObject([{ request_count: 2 }]);
});

test("an operator's session ends with all others, and the list says when", async () => {
  const { email, password, token: first } = await api.register();
  const change = { current_password: password, password: next, password_repeat: next };
  let token = first;
  for (const end of [
    async () => void success(await api.call('endOtherSessions', { token })),
    async () => void (token = success(await api.call('changePassword', { token, body: change })).accessToken ?? ''),
  ]) {
    const operator = await actAs(email);
    expect((await listed(token))[0]?.ended_at).toBeNull();
    await end();
    expect((await api.call('getAccountMeta', { token: operator })).status).toBe(401);
    expect((await listed(token))[0]?.ended_at).not.toBeNull();
  }
});
