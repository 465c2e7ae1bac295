import { randomUUID } from 'node:crypto';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode, mailsOf, otherThan } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { hourMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const newAddress = () => `${randomUUID().slice(0, 13)}@example.org`;
const request = (token: string, email: string) => api.call('requestEmailChange', { token, body: { email } });
const complete = (token: string, email: string, code: string, server = api) =>
  server.call('completeEmailChange', { token, body: { email, token: code } });
const codeFor = (email: string, mails = 1) => mailedCode(api, email, 'email-change-code', mails);

describe('requestEmailChange answers 200', () => {
  test('mails a code to the new address and shows the pending change in the user details', async () => {
    const { token } = await api.register();
    const email = newAddress();
    const { id } = success(await request(token, email));
    expect(await codeFor(email)).toMatch(/^\d{6}$/);
    expect(success(await api.call('getUserDetails', { token })).email_change).toMatchObject({ id, email });
  });

  test('answers the same for a registered address and notifies only its owner', async () => {
    const { token } = await api.register();
    const owner = await api.register();
    const taken = success(await request(token, owner.email));
    const free = success(await request(token, newAddress()));
    expect({ ...taken, id: '', email: '' }).toEqual({ ...free, id: '', email: '' });
    await expect.poll(() => mailsOf(api, owner.email).map(({ template }) => template)).toContain('email-in-use');
    expect(mailsOf(api, owner.email).map(({ template }) => template)).not.toContain('email-change-code');
  });
});

test('requestEmailChange answers 422 for the current address and for an invalid one', async () => {
  const { token, email } = await api.register();
  expect(refusal(await request(token, email.toUpperCase())).errors).toEqual([{ path: 'email', code: 'must_differ', params: {} }]);
  expect(refusal(await request(token, 'mira')).errors).toEqual([{ path: 'email', code: 'email_invalid', params: {} }]);
});

test('resendEmailChangeCode answers 200 with a new code that voids the first, and 404 if no change is pending', async () => {
  const { token } = await api.register();
  const other = await api.register();
  const email = newAddress();
  const { id } = success(await request(token, email));
  const first = await codeFor(email);
  expect(success(await api.call('resendEmailChangeCode', { token, body: { id } }))).toMatchObject({ id, email });
  const second = await codeFor(email, 2);
  // One in a million new codes equals the old one.
  const isVoid = first === second || refusal(await complete(token, email, first)).code === 'verification_code_invalid';
  expect(isVoid).toBe(true);
  expect((await api.call('resendEmailChangeCode', { token: other.token, body: { id } })).status).toBe(404);
  expect((await api.call('resendEmailChangeCode', { token, body: { id: randomUUID() } })).status).toBe(404);
  success(await complete(token, email, second));
  expect((await api.call('resendEmailChangeCode', { token, body: { id } })).status).toBe(404);
});

describe('completeEmailChange answers 200', () => {
  test('lets the new address sign in, ends other sessions and notifies both addresses', async () => {
    const { token, email: old, password } = await api.register();
    const signIn = (email: string) => api.call('login', { body: { email, password, rememberMe: 0 } });
    const other = success(await signIn(old)).accessToken ?? '';
    const email = newAddress();
    success(await request(token, email));
    const { user } = success(await complete(token, email, await codeFor(email)));
    expect(user?.email).toBe(email);
    expect((await api.call('getAccountMeta', { token })).status).toBe(200);
    expect((await api.call('getAccountMeta', { token: other })).status).toBe(401);
    expect((await signIn(old)).status).toBe(422);
    success(await signIn(email));
    await expect.poll(() => mailsOf(api, old).map(({ template }) => template)).toContain('email-changed-old');
    await expect.poll(() => mailsOf(api, email).map(({ template }) => template)).toContain('email-changed-new');
    const mail = mailsOf(api, old).find(({ template }) => template === 'email-changed-old');
    expect(mail?.text).toContain('•••@example.org');
  });
});

describe('completeEmailChange answers 422', () => {
  test("refuses a wrong code, the right one after five wrong ones, and another user's code", async () => {
    const { token } = await api.register();
    const other = await api.register();
    const email = newAddress();
    success(await request(token, email));
    const code = await codeFor(email);
    expect(refusal(await complete(other.token, email, code)).code).toBe('verification_code_invalid');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal(await complete(token, email, otherThan(code))).code).toBe('verification_code_invalid');
    }
    expect(refusal(await complete(token, email, code)).code).toBe('verification_code_invalid');
  });

  test('refuses a code after ten minutes as expired, and drops the change after a day', async () => {
    const { token } = await api.register();
    const email = newAddress();
    const { id } = success(await request(token, email));
    const code = await codeFor(email);
    clock.turn(10 * minuteMs + 1);
    expect(refusal(await complete(token, email, code)).code).toBe('verification_code_expired');
    clock.turn(11 * hourMs);
    await api.call('getAccountMeta', { token });
    clock.turn(11 * hourMs);
    await api.call('getAccountMeta', { token });
    clock.turn(2 * hourMs);
    expect((await api.call('resendEmailChangeCode', { token, body: { id } })).status).toBe(404);
    expect(success(await api.call('getUserDetails', { token })).email_change).toBeNull();
  });
});

test.each(['before the request', 'between request and code'])(
  'completeEmailChange answers 200 for an address of an unverified sign-up %s',
  async (when) => {
    const { token } = await api.register();
    const body = signupRequest({ email: newAddress(), password: 'Another-Horse-8' });
    const signUp = async () => success(await api.call('signUp', { body }));
    if (when === 'before the request') await signUp();
    success(await request(token, body.email));
    const code = await codeFor(body.email);
    if (when !== 'before the request') await signUp();
    expect(success(await complete(token, body.email, code)).user?.email).toBe(body.email);
    // The credentials of the sign-up no longer work.
    const left = await api.call('login', { body: { email: body.email, password: 'Another-Horse-8', rememberMe: 0 } });
    expect(refusal(left).code).toBe('credentials_invalid');
  },
);

describe('completeEmailChange answers 409', () => {
  test('refuses an address that was registered between request and code', async () => {
    const { token, email: old } = await api.register();
    const email = newAddress();
    success(await request(token, email));
    const code = await codeFor(email);
    await api.register({ email });
    expect(refusal(await complete(token, email, code)).code).toBe('email_taken');
    expect(success(await api.call('getAccountMeta', { token })).email).toBe(old);
  });
});

test(
  'completeEmailChange, on PostgreSQL: five of a hundred concurrent guesses are checked, and an address goes to only one of two users',
  fullOnly,
  async () => {
    const parallel = await startTestApi({ database: 'postgres' });
    try {
      const one = await parallel.register();
      const other = await parallel.register();
      const email = newAddress();
      for (const { token } of [one, other]) success(await parallel.call('requestEmailChange', { token, body: { email } }));
      await mailedCode(parallel, email, 'email-change-code', 2);
      const codes = mailsOf(parallel, email).map(({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? '');
      // The mails don't say whose code they contain, so each user tries both.
      const replies = await Promise.all([one, other].flatMap(({ token }) => codes.map((code) => complete(token, email, code, parallel))));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);

      const third = await parallel.register();
      const next = newAddress();
      success(await parallel.call('requestEmailChange', { token: third.token, body: { email: next } }));
      const code = await mailedCode(parallel, next, 'email-change-code');
      await Promise.all(Array.from({ length: 100 }, () => complete(third.token, next, otherThan(code), parallel)));
      const tries = await parallel.app.database.read((tx) =>
        tx.selectFrom('email_change').select('tries').where('email', '=', next).execute(),
      );
      expect(tries).toEqual([{ tries: 5 }]);
      expect(refusal(await complete(third.token, next, code, parallel)).code).toBe('verification_code_invalid');
    } finally {
      await parallel.close();
    }
  },
);

test('requestEmailChange answers 429 after five mails in an hour', fullOnly, async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { token } = await strict.register();
    const ask = () => strict.call('requestEmailChange', { token, body: { email: newAddress() } });
    for (let tries = 0; tries < 5; tries += 1) success(await ask());
    expect((await ask()).status).toBe(429);
  } finally {
    await strict.close();
  }
});
