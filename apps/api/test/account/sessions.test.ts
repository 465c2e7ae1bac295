import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeExpired } from '../../src/platform/database/purge-expired.ts';
import { mailedToken, mailsOf } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
type Person = { email: string; password: string };
const signIn = async ({ email, password }: Person, userAgent?: string) =>
  success(
    await api.call('login', {
      body: { email, password, rememberMe: 0 },
      ...(userAgent === undefined ? {} : { headers: { 'user-agent': userAgent } }),
    }),
  ).accessToken ?? '';
const sessionsOf = async (token: string) => success(await api.call('listSessions', { token }));
const status = async (token: string) => (await api.call('getAccountMeta', { token })).status;
const kinds = async (token: string) => success(await api.call('listActivity', { token })).items.map(({ kind }) => kind);

test("listSessions answers 200 with the user's active sessions in pages, the current one marked", async () => {
  const user = await api.register();
  const token = await signIn(user, firefox);
  await api.register();
  const { items, total } = await sessionsOf(token);
  expect(total).toBe(2);
  expect(items.filter(({ current }) => current)).toMatchObject([
    { device: { browser: 'Firefox', system: 'Linux' }, ip: '127.0.0.1', remembered: false },
  ]);
  const second = success(await api.call('listSessions', { token, query: { page: 2, 'per-page': 1 } }));
  expect([second.items.length, second.total]).toEqual([1, 2]);
});

test('endSession answers 200 and ends the session, 404 for one that has ended, never existed or belongs to another user', async () => {
  const user = await api.register();
  const token = await signIn(user);
  const stranger = await api.register();
  const old = (await sessionsOf(token)).items.find(({ current }) => !current)?.id ?? '';
  const end = (who: string, id: string) => api.call('endSession', { token: who, query: { id } });
  const foreign = refusal(await end(stranger.token, old));
  const missing = refusal(await end(stranger.token, randomUUID()));
  expect({ ...foreign, request_id: '' }).toEqual({ ...missing, request_id: '' });
  success(await end(token, old));
  expect(await status(user.token)).toBe(401);
  expect((await end(token, old)).status).toBe(404);
  expect((await kinds(token))[0]).toBe('session_ended');
});

test('endOtherSessions answers 200 with their number and keeps the current session', async () => {
  const user = await api.register();
  const others = [await signIn(user), await signIn(user)];
  expect(success(await api.call('endOtherSessions', { token: user.token })).ended).toBe(2);
  expect(await status(user.token)).toBe(200);
  for (const token of others) expect(await status(token)).toBe(401);
  expect(success(await api.call('endOtherSessions', { token: user.token })).ended).toBe(0);
});

test('endSession and endOtherSessions answer 403 without a recent proof, so a stolen session ends no other', async () => {
  const user = await api.register();
  const other = await signIn(user);
  const id = (await sessionsOf(user.token)).items.find(({ current }) => !current)?.id ?? '';
  clock.turn(11 * minuteMs);
  expect(refusal(await api.call('endSession', { token: user.token, query: { id } })).code).toBe('proof_required');
  expect(refusal(await api.call('endOtherSessions', { token: user.token })).code).toBe('proof_required');
  expect(await status(other)).toBe(200);
  const { accessToken } = success(await api.call('confirmPassword', { token: user.token, body: { password: user.password } }));
  success(await api.call('endSession', { token: accessToken ?? '', query: { id } }));
  expect(await status(other)).toBe(401);
});

test("listActivity answers 200 with the user's own activity, newest first, with device and address", async () => {
  const user = await api.register();
  const other = await api.register();
  await api.call('login', { body: { email: user.email, password: 'Wrong-Horse-7', rememberMe: 0 }, headers: { 'user-agent': firefox } });
  await expect.poll(() => kinds(user.token)).toEqual(['sign_in_failed', 'signed_in']);
  const { items, total } = success(await api.call('listActivity', { token: user.token, query: { 'per-page': 1 } }));
  expect(total).toBe(2);
  expect(items).toMatchObject([{ kind: 'sign_in_failed', device: { browser: 'Firefox', system: 'Linux' }, ip: '127.0.0.1' }]);
  await api.call('logout', { token: await signIn(user) });
  expect((await kinds(user.token)).slice(0, 2)).toEqual(['signed_out', 'signed_in']);
  expect(await kinds(other.token)).toEqual(['signed_in']);
});

describe('endReportedSession', () => {
  test('answers 200 for the link in the notice, and ends only that session', async () => {
    const user = await api.register();
    const strange = await signIn(user, firefox);
    const token = await mailedToken(api, user.email, 'new-sign-in');
    const notice = mailsOf(api, user.email).find(({ template }) => template === 'new-sign-in');
    expect(notice?.text).toContain('Firefox, Linux, address 127.0.0.1');
    success(await api.call('endReportedSession', { body: { token } }));
    expect(await status(strange)).toBe(401);
    expect(await status(user.token)).toBe(200);
    success(await api.call('endReportedSession', { body: { token } }));
    expect((await kinds(user.token)).filter((kind) => kind === 'session_ended')).toHaveLength(1);
  });

  test('a known browser sends no notice', async () => {
    const user = await api.register();
    await signIn(user, firefox);
    await mailedToken(api, user.email, 'new-sign-in');
    await signIn(user, firefox);
    success(await api.call('requestPasswordReset', { body: { email: user.email } }));
    await mailedToken(api, user.email, 'password-reset');
    expect(mailsOf(api, user.email).filter(({ template }) => template === 'new-sign-in')).toHaveLength(1);
  });

  test('answers 422 for an unknown link, and for one older than a week', async () => {
    const user = await api.register();
    await signIn(user, firefox);
    const token = await mailedToken(api, user.email, 'new-sign-in');
    expect(refusal(await api.call('endReportedSession', { body: { token: `pst_${'a'.repeat(43)}` } })).code).toBe('link_invalid');
    clock.turn(7 * dayMs + 1);
    expect(refusal(await api.call('endReportedSession', { body: { token } })).code).toBe('link_invalid');
  });
});

test('a sign-in sends a notice even if every browser of the user was forgotten', async () => {
  const user = await api.register();
  clock.turn(366 * dayMs);
  await purgeExpired(api.app.database, clock.now());
  await signIn(user, firefox);
  expect(await mailedToken(api, user.email, 'new-sign-in')).toMatch(/^pst_/);
});
