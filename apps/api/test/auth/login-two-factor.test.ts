import { fullOnly } from '@portico/test-depth/daily-if';
import { operations, type OperationId } from '@portico/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherThan, turnTwoFactorOn } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

async function withTwoFactor(server = api) {
  const user = await server.register();
  return { ...user, ...(await turnTwoFactorOn(server, user.token, clock)) };
}
async function challenge({ email, password }: { email: string; password: string }, server = api): Promise<string> {
  const answer = success(await server.call('login', { body: { email, password, rememberMe: 0 } }));
  expect(answer).toMatchObject({
    status: 'requested_two_factor_challenge',
    accessToken: null,
    two_factor_provider: 'google',
    user: null,
  });
  return answer.accessTokenTwoFactor ?? '';
}
const second = (token: string, otp: string, provider: 'google' | 'recovery' = 'google', server = api) =>
  server.call('loginTwoFactor', { token, body: { provider, otp, rememberMe: 0 } });

describe('loginTwoFactor answers 200', () => {
  test("exchanges an authenticator code for a new token and ends the first step's token", async () => {
    const user = await withTwoFactor();
    const pending = await challenge(user);
    const { accessToken, user: signedIn } = success(await second(pending, user.app.next()));
    expect(accessToken).toMatch(/^pat_[\w-]{43}$/);
    expect(accessToken).not.toBe(user.token);
    expect(success(await api.call('getAccountMeta', { token: accessToken }))).toEqual(signedIn);
    expect((await second(pending, user.app.next())).status).toBe(401);
  });

  test('accepts an authenticator that is 30 seconds off, and spaces in the code', fullOnly, async () => {
    const user = await withTwoFactor();
    clock.turn(minuteMs);
    clock.turnToNext(30_000);
    const code = user.app.code(-30);
    expect((await second(await challenge(user), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    clock.turn(minuteMs);
    clock.turnToNext(30_000);
    expect((await second(await challenge(user), user.app.code(30))).status).toBe(200);
  });

  test('accepts a recovery code once, in any spelling', async () => {
    const user = await withTwoFactor();
    const [code = ''] = user.recoveryCodes;
    success(await second(await challenge(user), code.toLowerCase().replaceAll('-', ' '), 'recovery'));
    expect(refusal(await second(await challenge(user), code, 'recovery')).code).toBe('verification_code_invalid');
  });
});

describe('loginTwoFactor answers 422', () => {
  test('refuses a code that was already used, also for another challenge', async () => {
    const user = await withTwoFactor();
    const code = user.app.next();
    success(await second(await challenge(user), code));
    expect(refusal(await second(await challenge(user), code)).code).toBe('verification_code_invalid');
  });

  test("refuses another user's code, an expired one and an empty one", async () => {
    const user = await withTwoFactor();
    const other = await withTwoFactor();
    clock.turn(2 * minuteMs);
    const pending = await challenge(user);
    expect(refusal(await second(pending, other.app.code())).code).toBe('verification_code_invalid');
    expect(refusal(await second(pending, user.app.code(-90))).code).toBe('verification_code_invalid');
    expect(refusal(await second(pending, ' - ')).errors).toEqual([{ path: 'otp', code: 'required', params: {} }]);
  });
});

describe('loginTwoFactor answers 401', () => {
  test("refuses a missing token, a session's token, and a challenge after ten minutes or five wrong codes", async () => {
    const user = await withTwoFactor();
    expect((await second('', user.app.next())).status).toBe(401);
    expect((await second(user.token, user.app.next())).status).toBe(401);
    const old = await challenge(user);
    clock.turn(10 * minuteMs + 1);
    expect((await second(old, user.app.next())).status).toBe(401);
    const pending = await challenge(user);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await second(pending, otherThan(user.app.code()))).status).toBe(422);
    }
    expect((await second(pending, user.app.next())).status).toBe(401);
  });

  test('refuses a challenge after the password was changed', async () => {
    const user = await withTwoFactor();
    const pending = await challenge(user);
    const body = { current_password: user.password, password: 'Better-Horse-8', password_repeat: 'Better-Horse-8' };
    success(await api.call('changePassword', { token: user.token, body }));
    expect((await second(pending, user.app.next())).status).toBe(401);
  });
});

const secured = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].secured);

test.each(secured)("the first step's token grants nothing else: %s answers 401", async (id) => {
  const { method, path } = operations[id];
  const pending = await first();
  const response = await fetch(`${api.url}${path}`, { method: method.toUpperCase(), headers: { authorization: `Bearer ${pending}` } });
  expect(response.status).toBe(401);
});

let kept: Promise<string> | undefined;
function first(): Promise<string> {
  kept ??= withTwoFactor().then((user) => challenge(user));
  return kept;
}

describe('concurrent requests, on PostgreSQL', () => {
  let parallel: TestApi;
  beforeAll(async () => {
    parallel = await startTestApi({ database: 'postgres', now: clock.now });
  });
  afterAll(() => parallel.close());

  test('checks five of a hundred concurrent guesses, and the right one comes too late', async () => {
    const user = await withTwoFactor(parallel);
    const pending = await challenge(user, parallel);
    const right = user.app.next();
    const replies = await Promise.all(Array.from({ length: 100 }, () => second(pending, otherThan(right), 'google', parallel)));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(95);
    expect((await second(pending, right, 'google', parallel)).status).toBe(401);
  });

  test('signs in once with one code in five challenges, and once with a recovery code', async () => {
    const user = await withTwoFactor(parallel);
    for (const [provider, otp] of [
      ['google', user.app.next()],
      ['recovery', user.recoveryCodes[0] ?? ''],
    ] as const) {
      const pending = await Promise.all(Array.from({ length: 5 }, () => challenge(user, parallel)));
      const replies = await Promise.all(pending.map((token) => second(token, otp, provider, parallel)));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });
});

test('loginTwoFactor answers 429 after fifteen codes of one user in an hour, across challenges', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' }, now: clock.now });
  try {
    const user = await withTwoFactor(strict);
    for (let round = 0; round < 3; round += 1) {
      const pending = await challenge(user, strict);
      for (let tries = 0; tries < 5; tries += 1) await second(pending, '000000', 'recovery', strict);
    }
    expect((await second(await challenge(user, strict), user.app.next(), 'google', strict)).status).toBe(429);
  } finally {
    await strict.close();
  }
});
