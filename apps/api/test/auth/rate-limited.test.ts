import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf, noRoles, someEmail, usualRoles } from '../people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now, env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => api.close());

test('a refused attempt says after how many minutes to try again, in both languages', async () => {
  const body = { email: someEmail(), password: 'Wrong-Horse-7', rememberMe: 0 } as const;
  for (let attempt = 0; attempt < 10; attempt += 1) await api.call('login', { body });
  const messageIn = async (language: 'en' | 'ru') => refusal(await api.call('login', { body, language })).message;
  expect(await messageIn('en')).toBe('Too many attempts. Try again in 10 minutes.');
  clock.turn(8 * minuteMs);
  expect(await messageIn('ru')).toBe('Слишком много попыток. Попробуйте снова через 2 минуты.');
  clock.turn(minuteMs);
  expect(await messageIn('ru')).toBe('Слишком много попыток. Попробуйте снова через 1 минуту.');
});

test('a limit of a day says it in hours', async () => {
  const body = { email: someEmail(), token: '000000' };
  const guess = async (times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) await api.call('verifyEmail', { body });
  };
  await guess(15);
  clock.turn(10 * minuteMs);
  await guess(10);
  const messageIn = async (language: 'en' | 'ru') => refusal(await api.call('verifyEmail', { body, language })).message;
  expect(await messageIn('en')).toBe('Too many attempts. Try again in 24 hours.');
  expect(await messageIn('ru')).toBe('Слишком много попыток. Попробуйте снова через 24 часа.');
});

test('an address gets five invitations and five codes of a change of email in an hour, from all callers together', async () => {
  const email = someEmail();
  const [one, other] = [await api.register(), await api.register()];
  const invite = async (token: string, to = email) =>
    (await api.call('inviteClientUser', { token, body: { email: to, roles: usualRoles } })).status;
  const change = (token: string) => api.call('requestEmailChange', { token, body: { email } });
  for (let mails = 0; mails < 5; mails += 1) expect(await invite(one.token)).toBe(200);
  expect([await invite(other.token), await invite(other.token, someEmail())]).toEqual([429, 200]);
  for (let mails = 0; mails < 3; mails += 1) success(await change(one.token));
  success(await change(other.token));
  const { id } = success(await change(other.token));
  expect((await api.call('resendEmailChangeCode', { token: other.token, body: { id } })).status).toBe(429);
});

test('a second factor can be guessed fifty times a day within a session', async () => {
  const { token, password } = await api.register();
  let proven = token;
  const guess = () => api.call('completeTwoFactorGoogle', { token: proven, body: { otp: '000000' } });
  for (let round = 0; round < 5; round += 1) {
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(409);
    clock.turn(11 * minuteMs);
    proven = success(await api.call('confirmPassword', { token: proven, body: { password } })).accessToken ?? '';
  }
  expect((await guess()).status).toBe(429);
});

test('users’ rights can be changed sixty times in ten minutes, because each change is mailed', fullOnly, async () => {
  const { token } = await api.register();
  const { id } = await colleagueOf(api, token);
  const change = async () => (await api.call('updateClientUserRoles', { token, query: { id }, body: { roles: noRoles } })).status;
  for (let times = 0; times < 60; times += 1) expect(await change()).toBe(200);
  expect(await change()).toBe(429);
});
