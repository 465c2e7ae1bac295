import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailKey } from '../../src/modules/auth/users/email-key.ts';
import { userRepository } from '../../src/modules/auth/users/user.repository.ts';
import { mailedToken, otherThan } from '../authenticator.ts';
import { contractClient, refusal, success, type Call } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { password as ownersPassword, signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const strangersPassword = 'Strangers-Horse-9';
/** Another browser in the same network with the same user agent. Only its cookies differ. */
const anotherBrowser = () => contractClient(api.url, [], new Map());
const verify = (call: Call, email: string, token: string) => call('verifyEmail', { body: { email, token } });
const signInBy = (call: Call, email: string, chosen: string) => call('login', { body: { email, password: chosen, rememberMe: 0 } });

/** Sets a password with a token from a mail or from `verifyEmail`, and returns the password. */
async function setPassword(token: string): Promise<string> {
  const chosen = 'Owners-Horse-8';
  success(await api.call('resetPassword', { body: { token, password: chosen, password_repeat: chosen } }));
  return chosen;
}

describe("a stranger who signs up with someone's address, in the same network and user agent", () => {
  test.each([
    [['stranger']],
    [['stranger', 'owner']],
    [['owner', 'stranger']],
    [['stranger', 'owner', 'stranger']],
    [['stranger', 'owner', 'stranger', 'owner']],
  ] as const)("the stranger's password doesn't work, whichever mailed code the owner enters: %s", async (signUps) => {
    const { email } = signupRequest();
    const browsers = { owner: anotherBrowser(), stranger: anotherBrowser() };
    const passwords = { owner: ownersPassword, stranger: strangersPassword };
    const codes: string[] = [];
    for (const who of signUps) {
      success(await browsers[who]('signUp', { body: signupRequest({ email, password: passwords[who] }) }));
      codes.push(await verificationCode(api.mailFolder, email, codes.length + 1));
    }
    const newest = codes.at(-1) ?? '';
    for (const older of codes.filter((code) => code !== newest)) {
      expect(refusal(await verify(browsers.owner, email, older)).code).toBe('verification_code_invalid');
    }
    const { accessToken, reset_token: resetToken } = success(await verify(browsers.owner, email, newest));
    expect((await api.call('getAccountMeta', { token: accessToken })).status).toBe(200);
    expect(refusal(await signInBy(browsers.stranger, email, strangersPassword)).code).toBe('credentials_invalid');
    expect(resetToken === null).toBe(signUps.at(-1) === 'owner');
    const own = resetToken === null ? ownersPassword : await setPassword(resetToken);
    expect(success(await signInBy(browsers.owner, email, own)).status).toBe('success');
  });

  test("a code entered during the stranger's sign-up doesn't confirm the stranger's password", async () => {
    const body = signupRequest();
    success(await api.call('signUp', { body }));
    const read = () => api.app.database.read((tx) => userRepository(tx).findByEmail(emailKey(body.email)));
    const before = await read();
    success(await anotherBrowser()('signUp', { body: { ...body, password: strangersPassword, password_repeat: strangersPassword } }));
    if (before === undefined) throw new Error('nobody signed up');
    const isVerified = await api.app.database.transaction((tx) => userRepository(tx).verify(before, before.passwordHash, clock.now()));
    expect([isVerified, (await read())?.emailVerifiedAt]).toEqual([false, null]);
  });

  test("the stranger's password doesn't work after the owner uses a reset link", async () => {
    const body = signupRequest();
    success(await api.call('signUp', { body }));
    await verificationCode(api.mailFolder, body.email);
    success(await anotherBrowser()('signUp', { body: { ...body, password: strangersPassword, password_repeat: strangersPassword } }));
    success(await api.call('requestPasswordReset', { body: { email: body.email } }));
    const own = await setPassword(await mailedToken(api, body.email, 'password-reset'));
    expect(success(await signInBy(api.call, body.email, own)).status).toBe('success');
    expect((await signInBy(api.call, body.email, strangersPassword)).status).toBe(422);
  });
});

test("signing in with the sign-up's password lets another browser verify the address and keep the password", async () => {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  await verificationCode(api.mailFolder, body.email);
  const elsewhere = anotherBrowser();
  expect(success(await signInBy(elsewhere, body.email, body.password)).status).toBe('required_activation');
  const code = await verificationCode(api.mailFolder, body.email, 2);
  expect(success(await verify(elsewhere, body.email, code)).reset_token).toBeNull();
  expect(success(await signInBy(api.call, body.email, body.password)).status).toBe('success');
});

test('a password with a trailing space works at sign-in as at sign-up', async () => {
  const { email } = await api.register({ password: 'Correct-Horse-7 ' });
  for (const password of ['Correct-Horse-7', 'Correct-Horse-7 ', ' Correct-Horse-7']) {
    expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
  }
});

test('every character of a password and its case count, up to the last one', async () => {
  const password = `Correct Horse-7${'x'.repeat(49)}`;
  const { email } = await api.register({ password });
  const signIn = (given: string) => api.call('login', { body: { email, password: given, rememberMe: 0 } });
  for (const wrong of [`${password.slice(0, -1)}y`, password.slice(0, -1), password.toLowerCase(), password.replace(' ', '')]) {
    expect(refusal(await signIn(wrong)).code).toBe('credentials_invalid');
  }
  expect(success(await signIn(password)).status).toBe('success');
});

test('a common password is refused at sign-up', async () => {
  const problem = refusal(await api.call('signUp', { body: signupRequest({ password: 'Password1' }) }));
  expect(problem.errors).toEqual([{ path: 'password', code: 'password_common', params: {} }]);
});

describe('production limits behind a proxy', () => {
  const own = testClock();
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({ database: 'postgres', now: own.now, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => strict.close());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (email: string, password: string, address: string) =>
    strict.call('login', { body: { email, password, rememberMe: 0 }, headers: from(address) });

  test("strangers' wrong passwords don't lock the owner out, and each stranger has ten attempts", async () => {
    const { email, password } = await strict.register();
    success(await signIn(email, password, '203.0.113.1'));
    const strangers = Array.from({ length: 110 }, (_none, index) => `198.51.100.${index % 11}`);
    await Promise.all(strangers.map((address) => signIn(email, 'Wrong-Horse-7', address)));
    expect((await signIn(email, password, '198.51.100.0')).status).toBe(429);
    // The limit is a hundred an hour from all addresses: it refuses unknown addresses but not the owner's.
    expect((await signIn(email, password, '198.51.100.200')).status).toBe(429);
    success(await signIn(email, password, '203.0.113.1'));
  });

  test('the codes mailed to one address can be guessed twenty-five times a day', async () => {
    const body = signupRequest();
    success(await strict.call('signUp', { body }));
    const code = await verificationCode(strict.mailFolder, body.email);
    const guess = async () => (await strict.call('verifyEmail', { body: { email: body.email, token: otherThan(code) } })).status;
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let tries = 0; tries < 5; tries += 1) statuses.push(await guess());
      own.turn(11 * minuteMs);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(25);
    expect(statuses.slice(25)).toEqual([429, 429, 429, 429, 429]);
  });
});

test('a session ends ninety days after the sign-in, however much it is used', async () => {
  const { email, password } = await api.register();
  const token = success(await api.call('login', { body: { email, password, rememberMe: 1 } })).accessToken ?? '';
  for (let day = 0; day < 80; day += 20) {
    clock.turn(20 * dayMs);
    expect((await api.call('getAccountMeta', { token })).status).toBe(200);
  }
  clock.turn(11 * dayMs);
  expect((await api.call('getAccountMeta', { token })).status).toBe(401);
});
