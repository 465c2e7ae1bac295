import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticator, mailsOf, otherThan, turnTwoFactorOn } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const google = { provider: 'google' } as const;

test('getTwoFactorMeta answers 200 before, during and after two-factor is on', async () => {
  const { token } = await api.register();
  const off = { enabled: false, provider: null, enabled_at: null, recovery_codes_left: 0 };
  expect(success(await api.call('getTwoFactorMeta', { token }))).toEqual(off);
  const { app } = await turnTwoFactorOn(api, token, clock);
  expect(success(await api.call('getTwoFactorMeta', { token }))).toMatchObject({
    enabled: true,
    provider: 'google',
    recovery_codes_left: 10,
  });
  success(await api.call('disableTwoFactor', { token, body: { ...google, otp: app.next() } }));
  expect(success(await api.call('getTwoFactorMeta', { token }))).toEqual(off);
});

describe('requestTwoFactorGoogle answers 200', () => {
  test('returns a secret and its QR code content, and stores neither in plain text', async () => {
    const { token, email } = await api.register();
    const { secret, otpauth_url } = success(await api.call('requestTwoFactorGoogle', { token, body: google }));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauth_url);
    expect(decodeURIComponent(url.pathname)).toContain(email);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Portico' });
    const rows = await api.app.database.read((tx) => tx.selectFrom('two_factor').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('voids the previous request', async () => {
    const { token } = await api.register();
    const first = success(await api.call('requestTwoFactorGoogle', { token, body: google })).secret;
    success(await api.call('requestTwoFactorGoogle', { token, body: google }));
    const otp = authenticator(first, clock).code();
    expect(refusal(await api.call('completeTwoFactorGoogle', { token, body: { otp } })).code).toBe('verification_code_invalid');
  });
});

test('requestTwoFactorGoogle answers 409 while two-factor is on, and 403 without a recent proof', async () => {
  const { token, password } = await api.register();
  await turnTwoFactorOn(api, token, clock);
  expect(refusal(await api.call('requestTwoFactorGoogle', { token, body: google })).code).toBe('two_factor_already_on');
  clock.turn(11 * minuteMs);
  expect(refusal(await api.call('requestTwoFactorGoogle', { token, body: google })).code).toBe('proof_required');
  const { accessToken } = success(await api.call('confirmPassword', { token, body: { password } }));
  expect(refusal(await api.call('requestTwoFactorGoogle', { token: accessToken ?? '', body: google })).status).toBe(409);
});

describe('completeTwoFactorGoogle answers 200', () => {
  test('returns ten recovery codes, ends other sessions and notifies the owner', async () => {
    const { token, email, password } = await api.register();
    const other = success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '';
    const { recoveryCodes } = await turnTwoFactorOn(api, token, clock);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){5}$/);
    expect((await api.call('getAccountMeta', { token })).status).toBe(200);
    expect((await api.call('getAccountMeta', { token: other })).status).toBe(401);
    await expect.poll(() => mailsOf(api, email).map(({ template }) => template)).toContain('two-factor-changed');
  });
});

test('completeTwoFactorGoogle answers 409 without a request or after half an hour, and 422 for a wrong code', async () => {
  const { token, password } = await api.register();
  const complete = (otp: string, proven = token) => api.call('completeTwoFactorGoogle', { token: proven, body: { otp } });
  expect(refusal(await complete('123456')).code).toBe('two_factor_not_requested');
  const { secret } = success(await api.call('requestTwoFactorGoogle', { token, body: google }));
  const app = authenticator(secret, clock);
  expect(refusal(await complete(otherThan(app.code()))).code).toBe('verification_code_invalid');
  clock.turn(31 * minuteMs);
  const { accessToken } = success(await api.call('confirmPassword', { token, body: { password } }));
  expect(refusal(await complete(app.code(), accessToken ?? '')).code).toBe('two_factor_not_requested');
});

test('requestDisableTwoFactor answers 200 with the required kind of code, and 409 if two-factor is off', async () => {
  const { token } = await api.register();
  expect(refusal(await api.call('requestDisableTwoFactor', { token })).code).toBe('two_factor_not_on');
  await turnTwoFactorOn(api, token, clock);
  expect(success(await api.call('requestDisableTwoFactor', { token }))).toMatchObject({ provider: 'google', recovery_codes_left: 10 });
});

describe('disableTwoFactor', () => {
  test('answers 200 for a recovery code, and later sign-ins need no second step', async () => {
    const { token, email, password } = await api.register();
    const { recoveryCodes } = await turnTwoFactorOn(api, token, clock);
    success(await api.call('disableTwoFactor', { token, body: { provider: 'recovery', otp: recoveryCodes[3] ?? '' } }));
    expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
    expect((await api.call('disableTwoFactor', { token, body: { provider: 'recovery', otp: recoveryCodes[4] ?? '' } })).status).toBe(409);
  });

  test('answers 422 for a wrong or used code, and 403 without a recent proof', async () => {
    const { token } = await api.register();
    const { app } = await turnTwoFactorOn(api, token, clock);
    const disable = (otp: string) => api.call('disableTwoFactor', { token, body: { ...google, otp } });
    expect(refusal(await disable(app.code())).code).toBe('verification_code_invalid');
    expect(refusal(await disable(otherThan(app.next()))).code).toBe('verification_code_invalid');
    clock.turn(11 * minuteMs);
    expect(refusal(await disable(app.next())).code).toBe('proof_required');
  });
});

test('regenerateRecoveryCodes answers 200 with ten new codes that replace the old ones, 422 for a wrong code, 409 if off', async () => {
  const { token } = await api.register();
  const regenerate = (otp: string) => api.call('regenerateRecoveryCodes', { token, body: { otp } });
  expect(refusal(await regenerate('123456')).code).toBe('two_factor_not_on');
  const { app, recoveryCodes } = await turnTwoFactorOn(api, token, clock);
  expect(refusal(await regenerate(otherThan(app.code()))).code).toBe('verification_code_invalid');
  const { recovery_codes } = success(await regenerate(app.next()));
  expect(recovery_codes).toHaveLength(10);
  expect(recovery_codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  const old = { provider: 'recovery', otp: recoveryCodes[0] ?? '' } as const;
  expect(refusal(await api.call('disableTwoFactor', { token, body: old })).code).toBe('verification_code_invalid');
});
