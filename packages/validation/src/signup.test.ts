import type { SignupRequest } from '@portico/contract';
import { describe, expect, test } from 'vitest';
import { issuesOf, validate } from './issues.ts';
import { signupSchema } from './signup.ts';

const filled = {
  first_name: 'Mira',
  last_name: 'Novak',
  country: 'DE',
  language: 'ru',
  email: 'mira@example.com',
  password: 'Correct-Horse-7',
  password_repeat: 'Correct-Horse-7',
  accept_rules: true,
  accept_public_offer: true,
  email_marketing: false,
  email_news: true,
};

function codeOf(changed: Partial<Record<keyof typeof filled, unknown>>): string[] {
  return issuesOf(signupSchema, { ...filled, ...changed }).map((issue) => `${issue.path}: ${issue.code} ${JSON.stringify(issue.params)}`);
}

test('the output matches the contract: trimmed, flags as 0 and 1', () => {
  const validation = validate(signupSchema, {
    ...filled,
    first_name: '  Mira ',
    password: ' Correct-Horse-7',
    email: ' mira@example.com ',
  });
  const request: SignupRequest = {
    ...filled,
    language: 'ru',
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 1,
  };
  expect(validation).toEqual({ ok: true, output: request });
});

test('the output is valid input again: browser and server run the same rules', () => {
  const once = validate(signupSchema, filled);
  expect(once.ok && validate(signupSchema, once.output)).toEqual(once);
});

test('the default language is English, and marketing and news are off', () => {
  const { language: _language, email_marketing: _marketing, email_news: _news, ...rest } = filled;
  expect(validate(signupSchema, rest)).toMatchObject({ ok: true, output: { language: 'en', email_marketing: 0, email_news: 0 } });
});

describe('a name', () => {
  test.each([
    'Al',
    "O'Neil",
    'Anne-Marie',
    'Мария',
    'Семён',
    'Артём',
    'Jean Luc 2',
    'Müller',
    'Zoe\u0308',
    'Łukasz',
    'D’Arcy',
    'A'.repeat(15),
  ])('the name %s is valid', (first_name) => {
    expect(codeOf({ first_name })).toEqual([]);
  });

  test.each([
    ['', 'required {}'],
    ['   ', 'required {}'],
    ['A', 'too_short {"min":2}'],
    [' A ', 'too_short {"min":2}'],
    ['A'.repeat(16), 'too_long {"max":15}'],
    ['Mira!', 'characters_not_allowed {}'],
    ['<b>Mira', 'characters_not_allowed {}'],
    ['Mi_ra', 'characters_not_allowed {}'],
    ['Νίκος', 'characters_not_allowed {}'],
    ['Mira\u0000', 'characters_not_allowed {}'],
    ['Mi\tra', 'characters_not_allowed {}'],
    ['😀😀', 'characters_not_allowed {}'],
    [undefined, 'required {}'],
    [7, 'wrong_type {"expected":"string"}'],
  ])('the name %j is invalid', (last_name, code) => {
    expect(codeOf({ last_name })).toEqual([`last_name: ${code}`]);
  });
});

describe('a password', () => {
  test.each([
    ['', 'required {}'],
    ['   ', 'required {}'],
    ['Short-7', 'too_short {"min":8}'],
    [`Aa1${'x'.repeat(62)}`, 'too_long {"max":64}'],
    ['CORRECT-HORSE-7', 'lowercase_missing {}'],
    ['correct-horse-7', 'uppercase_missing {}'],
    ['Correct-Horse', 'digit_missing {}'],
    ['Correct-Horse-7é', 'characters_not_allowed {}'],
    ['Пароль-Horse-7', 'characters_not_allowed {}'],
    ['Correct\tHorse-7', 'characters_not_allowed {}'],
  ])('the password %j is invalid', (password, code) => {
    expect(codeOf({ password, password_repeat: password })).toContain(`password: ${code}`);
  });

  test.each([8, 64])('a password can have %d characters', (length) => {
    const password = `Aa1 ~${'x'.repeat(length - 5)}`;
    expect(codeOf({ password, password_repeat: password })).toEqual([]);
  });

  test('the passwords are the same however they are pasted', () => {
    expect(codeOf({ password: 'Correct-Horse-7 ', password_repeat: 'Correct-Horse-7 ' })).toEqual([]);
    expect(codeOf({ password_repeat: 'Correct-Horse-8' })).toEqual(['password_repeat: not_equal {}']);
    expect(codeOf({ password_repeat: '' })).toEqual(['password_repeat: required {}']);
  });

  test('a password mismatch is reported together with the other errors of the form', () => {
    expect(codeOf({ first_name: '', password_repeat: 'Other-Horse-7' })).toEqual([
      'first_name: required {}',
      'password_repeat: not_equal {}',
    ]);
  });
});

test.each([
  ['country', '', 'required'],
  ['country', null, 'required'],
  ['country', 'XX', 'not_in_list'],
  ['country', 'de', 'not_in_list'],
  ['language', 'de', 'not_in_list'],
  ['accept_rules', false, 'must_accept'],
  ['accept_rules', 0, 'must_accept'],
  ['accept_public_offer', false, 'must_accept'],
  ['accept_public_offer', undefined, 'required'],
] as const)('the field %s refuses %j', (field, value, code) => {
  expect(codeOf({ [field]: value })).toEqual([`${field}: ${code} {}`]);
});

test('an unknown field is refused', () => {
  expect(issuesOf(signupSchema, { ...filled, is_admin: true })).toEqual([{ path: 'is_admin', code: 'unknown_key', params: {} }]);
});
