import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsOf } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const next = 'Better-Horse-8';
const signIn = async (email: string, password: string) => await api.call('login', { body: { email, password, rememberMe: 0 } });
const change = (token: string, current_password: string, password = next, server = api) =>
  server.call('changePassword', { token, body: { current_password, password, password_repeat: password } });

describe('changePassword answers 200', () => {
  test('ends every other session and notifies the owner', async () => {
    const { token: former, email, password } = await api.register();
    const other = success(await signIn(email, password)).accessToken ?? '';
    const token = success(await change(former, password)).accessToken ?? '';
    expect((await api.call('getAccountMeta', { token })).status).toBe(200);
    expect((await api.call('getAccountMeta', { token: other })).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(422);
    success(await signIn(email, next));
    await expect.poll(() => mailsOf(api, email).map(({ template }) => template)).toContain('password-changed');
  });
});

describe('changePassword answers 422', () => {
  test.each([
    ['Wrong-Horse-7', next, { path: 'current_password', code: 'password_wrong', params: {} }],
    ['Correct-Horse-7', 'Correct-Horse-7', { path: 'password', code: 'must_differ', params: {} }],
    ['Correct-Horse-7', 'Qwerty123', { path: 'password', code: 'password_common', params: {} }],
    ['Correct-Horse-7', 'short', { path: 'password', code: 'too_short', params: { min: 8 } }],
  ])('refuses %s with %s', async (current, password, error) => {
    const { token } = await api.register();
    expect(refusal(await change(token, current, password)).errors).toEqual([error]);
  });
});

test('a sign-in in progress during a password change opens no session that outlives it', fullOnly, async () => {
  const parallel = await startTestApi({ database: 'postgres' });
  try {
    const { token, email, password } = await parallel.register();
    const body = { email, password, rememberMe: 0 } as const;
    const [changed, ...signIns] = await Promise.all([
      change(token, password, next, parallel),
      ...Array.from({ length: 20 }, () => parallel.call('login', { body })),
    ]);
    expect(changed.status).toBe(200);
    const opened = signIns.flatMap((reply) => (reply.ok && 'accessToken' in reply.body && reply.body.accessToken) || []);
    const statuses = await Promise.all(opened.map(async (opener) => (await parallel.call('getAccountMeta', { token: opener })).status));
    expect(statuses.filter((status) => status !== 401)).toEqual([]);
  } finally {
    await parallel.close();
  }
});

describe('confirmPassword', () => {
  test('answers 200 and unlocks sensitive operations for this session only', async () => {
    const { token, email, password } = await api.register();
    const other = success(await signIn(email, password)).accessToken ?? '';
    clock.turn(11 * minuteMs);
    const ask = (who: string) => api.call('requestEmailChange', { token: who, body: { email: 'next@example.com' } });
    expect(refusal(await ask(token))).toMatchObject({ status: 403, code: 'proof_required' });
    const { proven_until, accessToken } = success(await api.call('confirmPassword', { token, body: { password: ` ${password} ` } }));
    expect(new Date(proven_until).getTime() - clock.now().getTime()).toBeGreaterThan(9 * minuteMs);
    expect((await ask(accessToken ?? '')).status).toBe(200);
    expect((await ask(other)).status).toBe(403);
  });

  test('answers 422 for a wrong password and proves nothing', async () => {
    const { token } = await api.register();
    clock.turn(11 * minuteMs);
    const { errors } = refusal(await api.call('confirmPassword', { token, body: { password: 'Wrong-Horse-7' } }));
    expect(errors).toEqual([{ path: 'password', code: 'password_wrong', params: {} }]);
    expect((await api.call('requestDisableTwoFactor', { token })).status).toBe(403);
  });

  test('answers 429 after ten attempts, counted together with those of changePassword', fullOnly, async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { token } = await strict.register();
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await strict.call('confirmPassword', { token, body: { password: 'Wrong-Horse-7' } })).status).toBe(422);
        expect((await change(token, 'Wrong-Horse-7', next, strict)).status).toBe(422);
      }
      expect((await strict.call('confirmPassword', { token, body: { password: 'Correct-Horse-7' } })).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});
