import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeOf } from '../../src/platform/messages/messages.ts';
import { refusal, success } from '../contract-client.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('problems and messages follow Accept-Language', async () => {
  const body = { email: 'nobody@example.com', password: 'Wrong-Horse-7', rememberMe: 0 } as const;
  const russian = await api.call('login', { body, language: 'ru-RU,ru;q=0.9,en;q=0.8' });
  expect(refusal(russian).message).toBe('Неверная почта или пароль.');
  expect(russian.headers.get('content-language')).toBe('ru');
  expect(refusal(await api.call('login', { body, language: 'de' })).message).toBe('Incorrect email or password.');
  expect(success(await api.call('signUp', { body: signupRequest(), language: 'ru' })).message).toMatch(/^Аккаунт создан/);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['de, ru;q=0.5', 'ru'],
  ['en;q=0.3, ru;q=0.4', 'ru'],
  ['ru;q=0', 'en'],
  ['ru;q=0, *', 'en'],
  ['en, ru', 'en'],
  ['ru;q=high', 'en'],
  [',;q=,,', 'en'],
] as const)('Accept-Language %j is read as %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

describe('message catalogs', () => {
  const read = (locale: string): Record<string, string> => {
    const folder = path.join(import.meta.dirname, '../../src/platform/messages', locale);
    const areas = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>);
    return Object.fromEntries(areas.flatMap((messages) => Object.entries(messages)));
  };
  const en = read('en');
  const ru = read('ru');
  // Matches placeholders, but not the words that start a select branch.
  const placeholder = /\{\s*(\w+)\s*(?:\}|,\s*(?:select|selectordinal|plural|number|date|time)\b)/g;
  const placeholders = (message: string) => [...new Set([...message.matchAll(placeholder)].map(([, name = '']) => name))].toSorted();

  test('catalogs have the same messages with the same placeholders', () => {
    expect(Object.keys(ru).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [id, message] of Object.entries(en)) expect([id, placeholders(ru[id] ?? '')]).toEqual([id, placeholders(message)]);
  });

  test('catalogs have no untranslated message', () => {
    // A message that consists only of values has no language.
    const hasWords = (message: string) => /\p{L}/u.test(message.replaceAll(/\{\w+(?:, number)?\}/g, ''));
    for (const [id, message] of Object.entries(ru).filter(([, text]) => hasWords(text))) {
      expect(`${id} ${/[а-яё]/i.test(message) ? 'Russian' : message}`).toBe(`${id} Russian`);
    }
    for (const [id, message] of Object.entries(en)) expect(`${id} ${/[а-яё]/i.test(message) ? message : 'English'}`).toBe(`${id} English`);
  });
});
