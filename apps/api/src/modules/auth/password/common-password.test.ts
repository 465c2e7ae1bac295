import { dictionary } from '@zxcvbn-ts/language-common';
import { isFullRun } from '@portico/test-depth';
import { signupPasswordSchema } from '@portico/validation/password';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { refuseCommon } from './common-password.ts';

const provider = { brandName: 'Acme Cloud', publicUrl: 'https://kunden.acmehost.example' };
const isRefused = (password: string) => refuseCommon(password, provider) !== undefined;

test.each(['Portico2026', 'AcmeCloud1', 'Acmehost123', 'Kunden2026', 'Hosting123', 'Server2026', 'Support2026'])(
  'a password made of the provider or the business is refused: %s',
  (password) => {
    expect(isRefused(password)).toBe(true);
  },
);

test('a password that only contains such a word is accepted', () => {
  expect(isRefused('Server-Lantern-Oboe-7')).toBe(false);
});

test('the most common breached passwords are refused in the spelling that the rules allow', () => {
  const breached = (dictionary['passwords-common'] ?? []).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const allowed = breached.filter((spelling) => v.is(signupPasswordSchema, spelling)).slice(0, 3_000);
  expect(allowed).toHaveLength(3_000);
  const checked = allowed.filter((_spelling, index) => isFullRun || index % 50 === 0);
  expect(checked.filter((spelling) => !isRefused(spelling))).toEqual([]);
});
