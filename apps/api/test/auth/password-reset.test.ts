import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedToken, mailsOf, turnTwoFactorOn } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const next = 'Better_Horse-8';
const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const ask = async (email: string) => success(await api.call('requestPasswordReset', { body: { email } }));
const reset = (token: string, password = next) => api.call('resetPassword', { body: { token, password, password_repeat: password } });
const signIn = async (email: string, password: string) => await api.call('login', { body: { email, password, rememberMe: 0 } });

describe('requestPasswordReset answers 200', () => {
  test('answers known and unknown emails with the same bytes, and mails only account owners', async () => {
    const { email } = await api.register();
    expect(await ask('nobody@example.com')).toEqual(await ask(email));
    expect(await mailedToken(api, email, 'password-reset')).toMatch(/^prt_[\w-]{43}$/);
    expect(mailsOf(api, 'nobody@example.com')).toEqual([]);
  });
});

describe('requestPasswordReset answers 422', () => {
  test('refuses an invalid email', async () => {
    const { errors } = refusal(await api.call('requestPasswordReset', { body: { email: 'mira' } }));
    expect(errors).toEqual([{ path: 'email', code: 'email_invalid', params: {} }]);
  });
});

describe('resetPassword answers 200', () => {
  test('works once: sets the new password, ends all sessions and notifies the owner', async () => {
    const { email, password, token } = await api.register();
    await ask(email);
    const link = await mailedToken(api, email, 'password-reset');
    expect(success(await reset(link)).status).toBe('success');
    expect((await api.call('getAccountMeta', { token })).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(422);
    expect(success(await signIn(email, next)).status).toBe('success');
    expect(refusal(await reset(link)).code).toBe('reset_token_invalid');
    await expect.poll(() => mailsOf(api, email).map(({ template }) => template)).toContain('password-changed');
  });

  test('verifies an unverified address, because it received the link, and voids the sign-up code', async () => {
    const body = signupRequest();
    await api.call('signUp', { body });
    const code = await verificationCode(api.mailFolder, body.email);
    await ask(body.email);
    success(await reset(await mailedToken(api, body.email, 'password-reset')));
    expect(refusal(await api.call('verifyEmail', { body: { email: body.email, token: code } })).code).toBe('verification_code_invalid');
    expect(success(await signIn(body.email, next)).status).toBe('success');
  });
});

test('a new password leaves two-factor on', async () => {
  const { email, token } = await api.register();
  await turnTwoFactorOn(api, token, clock);
  await ask(email);
  success(await reset(await mailedToken(api, email, 'password-reset')));
  expect(success(await signIn(email, next))).toMatchObject({ status: 'requested_two_factor_challenge', accessToken: null });
});

describe('resetPassword answers 422', () => {
  test('refuses a link voided by a second request', async () => {
    const { email } = await api.register();
    await ask(email);
    const first = await mailedToken(api, email, 'password-reset');
    await ask(email);
    const second = await mailedToken(api, email, 'password-reset', 2);
    expect(refusal(await reset(first)).code).toBe('reset_token_invalid');
    success(await reset(second));
  });

  test('refuses a link older than ten minutes as expired and an unknown one as invalid', async () => {
    const { email } = await api.register();
    await ask(email);
    const link = await mailedToken(api, email, 'password-reset');
    clock.turn(10 * minuteMs + 1);
    expect(refusal(await reset(link)).code).toBe('reset_token_expired');
    expect(refusal(await reset(`prt_${'a'.repeat(43)}`)).code).toBe('reset_token_invalid');
  });

  test.each([
    ['Better Horse-8', 'characters_not_allowed'],
    ['better_horse-8', 'uppercase_missing'],
    ['Password1', 'password_common'],
  ])('refuses the password %s as %s and keeps the link valid', async (password, code) => {
    const { email } = await api.register();
    await ask(email);
    const link = await mailedToken(api, email, 'password-reset');
    expect(refusal(await reset(link, password)).errors).toEqual([{ path: 'password', code, params: {} }]);
    success(await reset(link));
  });
});

test('ten concurrent uses of a reset link set one password', fullOnly, async () => {
  const parallel = await startTestApi({ database: 'postgres' });
  try {
    const { email } = await parallel.register();
    success(await parallel.call('requestPasswordReset', { body: { email } }));
    const token = await mailedToken(parallel, email, 'password-reset');
    const passwords = Array.from({ length: 10 }, (_none, index) => `Better_Horse-8${index}`);
    const replies = await Promise.all(
      passwords.map((password) => parallel.call('resetPassword', { body: { token, password, password_repeat: password } })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = passwords[replies.findIndex(({ ok }) => ok)] ?? '';
    expect(success(await parallel.call('login', { body: { email, password: winner, rememberMe: 0 } })).status).toBe('success');
  } finally {
    await parallel.close();
  }
});

test('requestPasswordReset answers 429 after five mails in an hour, and resetPassword after sixty attempts', fullOnly, async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    for (let tries = 0; tries < 5; tries += 1) success(await strict.call('requestPasswordReset', { body: { email: 'a@example.com' } }));
    expect(refusal(await strict.call('requestPasswordReset', { body: { email: 'a@example.com' } })).status).toBe(429);
    const body = { token: `prt_${'a'.repeat(43)}`, password: next, password_repeat: next };
    for (let tries = 0; tries < 60; tries += 1) expect((await strict.call('resetPassword', { body })).status).toBe(422);
    expect(refusal(await strict.call('resetPassword', { body })).status).toBe(429);
  } finally {
    await strict.close();
  }
});
