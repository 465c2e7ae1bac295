import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedToken, otherThan } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const elsewhere = { 'user-agent': 'another browser' };
const attackers = 'Attackers-Horse-9';

async function takenOver() {
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const own = await verificationCode(api.mailFolder, body.email);
  success(await api.call('signUp', { body: { ...body, password: attackers, password_repeat: attackers }, headers: elsewhere }));
  return { ...body, own, newest: await verificationCode(api.mailFolder, body.email, 2) };
}

describe('an address that a stranger signs up with again before it is verified', () => {
  test('is not confirmed by its owner, whichever code is typed: the password of the stranger opens nothing', async () => {
    const { email, own, newest } = await takenOver();
    const verify = async (token: string) => refusal(await api.call('verifyEmail', { body: { email, token } })).code;
    expect(own === newest || (await verify(own)) === 'verification_code_invalid').toBe(true);
    expect(await verify(newest)).toBe('verification_elsewhere');
    expect(await verify(otherThan(newest))).toBe('verification_code_invalid');
    const answer = success(await api.call('login', { body: { email, password: attackers, rememberMe: 0 }, headers: elsewhere }));
    expect(answer.status).toBe('required_activation');
  });

  test('is its owner’s again by a reset link', async () => {
    const { email, password } = await takenOver();
    success(await api.call('requestPasswordReset', { body: { email } }));
    const token = await mailedToken(api, email, 'password-reset');
    success(await api.call('resetPassword', { body: { token, password, password_repeat: password } }));
    expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
    expect((await api.call('login', { body: { email, password: attackers, rememberMe: 0 }, headers: elsewhere })).status).toBe(422);
  });

  test('is verified elsewhere by who signs in there with the password first', async () => {
    const body = signupRequest();
    success(await api.call('signUp', { body }));
    const first = await verificationCode(api.mailFolder, body.email);
    const verify = (token: string) => api.call('verifyEmail', { body: { email: body.email, token }, headers: elsewhere });
    expect(refusal(await verify(first)).code).toBe('verification_elsewhere');
    await api.call('login', { body: { email: body.email, password: body.password, rememberMe: 0 }, headers: elsewhere });
    success(await verify(await verificationCode(api.mailFolder, body.email, 2)));
  });
});

test('a password with a blank at its end signs in as it signed up', async () => {
  const { email } = await api.register({ password: 'Correct-Horse-7 ' });
  for (const password of ['Correct-Horse-7', 'Correct-Horse-7 ', ' Correct-Horse-7']) {
    expect(success(await api.call('login', { body: { email, password, rememberMe: 0 } })).status).toBe('success');
  }
});

test('a common password is refused at sign-up', async () => {
  const problem = refusal(await api.call('signUp', { body: signupRequest({ password: 'Password1' }) }));
  expect(problem.errors).toEqual([{ path: 'password', code: 'password_common', params: {} }]);
});

describe('with the limits that hold in earnest, behind a proxy', () => {
  const own = testClock();
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({ database: 'postgres', now: own.now, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => strict.close());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (email: string, password: string, address: string) =>
    strict.call('login', { body: { email, password, rememberMe: 0 }, headers: from(address) });

  test('the wrong passwords of strangers do not lock the owner out, and each stranger has ten', async () => {
    const { email, password } = await strict.register();
    success(await signIn(email, password, '203.0.113.1'));
    const strangers = Array.from({ length: 110 }, (_none, index) => `198.51.100.${index % 11}`);
    await Promise.all(strangers.map((address) => signIn(email, 'Wrong-Horse-7', address)));
    expect((await signIn(email, password, '198.51.100.0')).status).toBe(429);
    // A hundred in an hour from anywhere: an address that nobody knows is refused, that of the owner is not.
    expect((await signIn(email, password, '198.51.100.200')).status).toBe(429);
    success(await signIn(email, password, '203.0.113.1'));
  });

  test('codes that are mailed to one address are guessed at twenty-five times a day', async () => {
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
