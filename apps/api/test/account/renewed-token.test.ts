import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

type Customer = Awaited<ReturnType<TestApi['register']>>;

const ways: [string, (customer: Customer) => Promise<string | null>][] = [
  ['confirmPassword', async ({ token, password }) => success(await api.call('confirmPassword', { token, body: { password } })).accessToken],
  [
    'changePassword',
    async ({ token, password: current_password }) => {
      const body = { current_password, password: 'Better-Horse-8', password_repeat: 'Better-Horse-8' };
      return success(await api.call('changePassword', { token, body })).accessToken;
    },
  ],
];

describe.each(ways)('%s', (_name, prove) => {
  test('a session gets a new token when its user proves their identity, and the former one ends 10 seconds after its first use', async () => {
    onTestFinished(clock.stop());
    const customer = await api.register();
    const sessionsOf = async (token: string) => success(await api.call('listSessions', { token })).items;
    const [before] = await sessionsOf(customer.token);
    const token = (await prove(customer)) ?? '';
    expect(token).toMatch(/^pat_[\w-]{43}$/);
    expect(token).not.toBe(customer.token);
    clock.turn(11_000);
    expect((await api.call('getAccountMeta', { token: customer.token })).status).toBe(200);
    expect((await api.call('getAccountMeta', { token })).status).toBe(200);
    clock.turn(9_000);
    for (const one of [customer.token, token]) expect((await api.call('getAccountMeta', { token: one })).status).toBe(200);
    clock.turn(1_001);
    expect((await api.call('getAccountMeta', { token: customer.token })).status).toBe(401);
    expect(await sessionsOf(token)).toEqual([before]);
  });

  test('the former token gets nothing from the proof, not even while it is accepted', async () => {
    const customer = await api.register();
    clock.turn(11 * minuteMs);
    const token = (await prove(customer)) ?? '';
    const ask = (who: string) => api.call('requestEmailChange', { token: who, body: { email: 'next@example.com' } });
    expect(refusal(await ask(customer.token)).code).toBe('proof_required');
    success(await ask(token));
  });
});

test('a customer whose response was lost stays signed in and can prove their identity again', async () => {
  const customer = await api.register();
  const confirm = async (who: string) =>
    success(await api.call('confirmPassword', { token: who, body: { password: customer.password } })).accessToken ?? '';
  const lost = await confirm(customer.token);
  clock.turn(minuteMs);
  const second = await confirm(customer.token);
  clock.turn(minuteMs);
  // The second response is lost too.
  const third = await confirm(customer.token);
  for (const gone of [lost, second]) expect((await api.call('getAccountMeta', { token: gone })).status).toBe(401);
  expect((await api.call('getAccountMeta', { token: third })).status).toBe(200);
  clock.turn(10_001);
  expect((await api.call('getAccountMeta', { token: customer.token })).status).toBe(401);
  expect((await api.call('getAccountMeta', { token: third })).status).toBe(200);
});

test('the former token ends 10 minutes after a renewal whose token is never used', async () => {
  const customer = await api.register();
  success(await api.call('confirmPassword', { token: customer.token, body: { password: customer.password } }));
  clock.turn(9 * minuteMs);
  expect((await api.call('getAccountMeta', { token: customer.token })).status).toBe(200);
  clock.turn(minuteMs);
  expect((await api.call('getAccountMeta', { token: customer.token })).status).toBe(401);
});

test('signing out ends both tokens of a renewed session', async () => {
  const customer = await api.register();
  const [, confirm] = ways[0] ?? [];
  const token = (await confirm?.(customer)) ?? '';
  success(await api.call('logout', { token }));
  for (const one of [token, customer.token]) expect((await api.call('getAccountMeta', { token: one })).status).toBe(401);
});
