import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { readMails, verificationCode } from '../mailbox.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('login answers 200', () => {
  test('returns the user and a valid token', async () => {
    const { email, password, user } = await api.register();
    const answer = success(await api.call('login', { body: { email, password, rememberMe: 0 } }));
    expect(answer).toEqual({
      status: 'success',
      accessToken: expect.stringMatching(/^pat_[\w-]{43}$/),
      accessTokenTwoFactor: null,
      two_factor_provider: null,
      user,
    });
    expect(success(await api.call('getAccountMeta', { token: answer.accessToken ?? '' }))).toEqual(user);
  });

  test("ignores the email's capitalization and returns a new token each time", async () => {
    const { email, password, token } = await api.register();
    const again = success(await api.call('login', { body: { email: ` ${email.toUpperCase()} `, password, rememberMe: 1 } }));
    expect(again.status).toBe('success');
    expect(again.accessToken).not.toBe(token);
  });

  test('asks for activation if the email is unverified, and sends a new code that voids the first', async () => {
    const body = signupRequest();
    await api.call('signUp', { body });
    const first = await verificationCode(api.mailFolder, body.email);
    const answer = success(await api.call('login', { body: { email: body.email, password: body.password, rememberMe: 0 } }));
    expect(answer).toEqual({
      status: 'required_activation',
      accessToken: null,
      accessTokenTwoFactor: null,
      two_factor_provider: null,
      user: null,
    });
    const second = await verificationCode(api.mailFolder, body.email, 2);
    // One in a million new codes equals the old one.
    const isVoid =
      first === second ||
      refusal(await api.call('verifyEmail', { body: { email: body.email, token: first } })).code === 'verification_code_invalid';
    expect(isVoid).toBe(true);
    expect(success(await api.call('verifyEmail', { body: { email: body.email, token: second } })).status).toBe('success');
  });
});

describe('login answers 422', () => {
  test('answers an unknown email and a wrong password with the same bytes, except for the request id', async () => {
    const { email } = await api.register();
    const known = refusal(await api.call('login', { body: { email, password: 'Wrong-Horse-7', rememberMe: 0 } }));
    const unknown = refusal(await api.call('login', { body: { email: 'nobody@example.com', password: 'Wrong-Horse-7', rememberMe: 0 } }));
    expect({ ...known, request_id: '' }).toEqual({ ...unknown, request_id: '' });
    expect(known).toMatchObject({ status: 422, code: 'credentials_invalid', errors: [] });
  });

  test("doesn't reveal an unverified email to a wrong password", async () => {
    const body = signupRequest();
    await api.call('signUp', { body });
    await verificationCode(api.mailFolder, body.email);
    expect(refusal(await api.call('login', { body: { email: body.email, password: 'Wrong-Horse-7', rememberMe: 0 } })).code).toBe(
      'credentials_invalid',
    );
    expect(readMails(api.mailFolder).filter(({ to }) => to === body.email)).toHaveLength(1);
  });

  test('returns a code for each invalid field', async () => {
    const problem = refusal(await api.call('login', { body: { email: 'mira', password: '', rememberMe: 0 } }));
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(problem.errors).toEqual([
      { path: 'email', code: 'email_invalid', params: {} },
      { path: 'password', code: 'required', params: {} },
    ]);
  });
});

describe('login answers 429', () => {
  test('answers after ten attempts per email, even for the right password, and says how long to wait', async () => {
    const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { email, password } = await strict.register();
      for (let tries = 0; tries < 10; tries += 1) {
        expect(refusal(await strict.call('login', { body: { email, password: 'Wrong-Horse-7', rememberMe: 0 } })).status).toBe(422);
      }
      const limited = await strict.call('login', { body: { email: email.toUpperCase(), password, rememberMe: 0 } });
      expect(refusal(limited)).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await strict.call('login', { body: { email: 'other@example.com', password, rememberMe: 0 } });
      expect(other.status).toBe(422);
    } finally {
      await strict.close();
    }
  });
});

describe('login answers its default', () => {
  test('answers 400 for invalid JSON', async () => {
    const response = await fetch(`${api.url}/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'request_malformed' });
  });
});

test('exactly ten of forty concurrent wrong sign-ins are checked', async () => {
  const strict = await startTestApi({ database: 'postgres', env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { email } = await strict.register();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => strict.call('login', { body: { email, password: 'Wrong-Horse-7', rememberMe: 0 } })),
    );
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30);
  } finally {
    await strict.close();
  }
});
