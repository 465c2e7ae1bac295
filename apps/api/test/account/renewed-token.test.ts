import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  test('a session gets a new token when its user proves their identity, and the former one ends after 10 seconds', async () => {
    const customer = await api.register();
    const sessionsOf = async (token: string) => success(await api.call('listSessions', { token })).items;
    const [before] = await sessionsOf(customer.token);
    const token = (await prove(customer)) ?? '';
    expect(token).toMatch(/^pat_[\w-]{43}$/);
    expect(token).not.toBe(customer.token);
    clock.turn(9_000);
    expect((await api.call('getAccountMeta', { token: customer.token })).status).toBe(200);
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

test('signing out ends both tokens of a renewed session', async () => {
  const customer = await api.register();
  const [, confirm] = ways[0] ?? [];
  const token = (await confirm?.(customer)) ?? '';
  success(await api.call('logout', { token }));
  for (const one of [token, customer.token]) expect((await api.call('getAccountMeta', { token: one })).status).toBe(401);
});
