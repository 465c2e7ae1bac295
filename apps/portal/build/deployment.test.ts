import { expect, test } from 'vitest';
import { chosenLanguages, readBasePath } from './deployment.ts';

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['account', '/account/'],
  ['/my/account', '/my/account/'],
])('the base path %s is %s', (given, path) => {
  expect(readBasePath(given)).toBe(path);
});

test.each(['https://example.com/account', '/a b/', '/../x', '/?x'])('%s is no base path', (given) => {
  expect(() => readBasePath(given)).toThrow('PORTICO_BASE_PATH must be a path');
});

test('languages are known ones, with English among them', () => {
  expect(chosenLanguages(undefined)).toBe(false);
  expect(() => chosenLanguages('en xx')).toThrow('PORTICO_LANGUAGES names xx. The portal has en, ru.');
  expect(() => chosenLanguages('ru')).toThrow('must include en');
});
