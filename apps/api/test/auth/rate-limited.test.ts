import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../contract-client.ts';
import { someEmail } from '../people.ts';
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
