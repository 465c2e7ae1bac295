import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, hourMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const statusWith = async (token: string) => (await api.call('getAccountMeta', { token })).status;

async function signIn(rememberMe: 0 | 1): Promise<string> {
  const { email, password } = await api.register();
  return success(await api.call('login', { body: { email, password, rememberMe } })).accessToken ?? '';
}

test("a session that isn't remembered ends 12 hours after its last use", async () => {
  const token = await signIn(0);
  clock.turn(11 * hourMs);
  expect(await statusWith(token)).toBe(200);
  clock.turn(11 * hourMs);
  expect(await statusWith(token)).toBe(200);
  clock.turn(12 * hourMs + minuteMs);
  expect(await statusWith(token)).toBe(401);
  clock.turn(-11 * hourMs);
});

test('a remembered session ends 30 days after its last use', async () => {
  const token = await signIn(1);
  clock.turn(29 * dayMs);
  expect(await statusWith(token)).toBe(200);
  clock.turn(30 * dayMs + minuteMs);
  expect(await statusWith(token)).toBe(401);
});

test("using an ended session doesn't revive it", async () => {
  const token = await signIn(0);
  clock.turn(13 * hourMs);
  expect(await statusWith(token)).toBe(401);
  expect(await statusWith(token)).toBe(401);
});

describe('an invalid token is refused with 401', () => {
  test.each([
    ['nothing', ''],
    ['another scheme', 'Basic bWlyYTpwYXNz'],
    ['an empty token', 'Bearer '],
    ['two tokens', `Bearer pat_${'a'.repeat(43)} pat_${'a'.repeat(43)}`],
    ['a token of the right shape', `Bearer pat_${'a'.repeat(43)}`],
    ['a token cut short', 'Bearer pat_abc'],
    ['a very long token', `Bearer pat_${'a'.repeat(6_000)}`],
    ['an injection', `Bearer pat_' or 1=1 --`],
  ])('%s', async (_name, authorization) => {
    const { status, headers } = await api.call('getAccountMeta', { headers: authorization === '' ? {} : { authorization } });
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

test('the database contains no usable token or password', async () => {
  const { token, password } = await api.register();
  const rows = await api.app.database.read(async (tx) => [
    ...(await tx.selectFrom('session').selectAll().execute()),
    ...(await tx.selectFrom('client_user').selectAll().execute()),
  ]);
  const text = JSON.stringify(rows);
  expect(text).not.toContain(token);
  expect(text).not.toContain(password);
  expect(text).toContain('$argon2id$');
});
