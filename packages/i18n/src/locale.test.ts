import { expect, test } from 'vitest';
import { localeKey, matchLocale, readLocale } from './locale.ts';

function storageWith(value: string | null) {
  return { getItem: (key: string) => (key === localeKey ? value : null) };
}

test.each([
  ['ru', [], 'ru'],
  ['"ru"', ['en-US'], 'ru'],
  ['en', ['ru-RU'], 'en'],
  [null, ['de-DE', 'ru-RU', 'en'], 'ru'],
  [null, ['RU'], 'ru'],
  [null, ['de-DE'], 'en'],
  [null, [], 'en'],
  ['xx', ['ru'], 'ru'],
  ['{"broken', ['fr'], 'en'],
  ['', [], 'en'],
])('a stored %j and a browser language %j give %s', (stored, languages, locale) => {
  expect(readLocale(storageWith(stored), languages)).toBe(locale);
});

test('a language that only shares its first letters does not match', () => {
  expect(matchLocale(['enm', 'rue'])).toBe('en');
});
