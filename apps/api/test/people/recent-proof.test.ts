import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf, someEmail, usualRoles } from '../people.ts';
import { password, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

test('a stolen session whose proof is old can neither give nor remove a colleague’s access', async () => {
  const { token } = await api.register();
  const { id } = await colleagueOf(api, token);
  const before = success(await api.call('listClientUsers', { token }));
  const body = { email: someEmail(), roles: usualRoles };
  clock.turn(11 * minuteMs);
  for (const answer of [
    await api.call('inviteClientUser', { token, body }),
    await api.call('updateClientUserRoles', { token, query: { id }, body: { roles: { ...usualRoles, people: 'write' } } }),
    await api.call('transferMainUser', { token, query: { id } }),
    await api.call('removeClientUser', { token, query: { id } }),
  ])
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'proof_required' });
  expect(success(await api.call('listClientUsers', { token }))).toEqual(before);
  const proven = success(await api.call('confirmPassword', { token, body: { password } })).accessToken ?? '';
  success(await api.call('inviteClientUser', { token: proven, body }));
});
