import type { FieldErrorCode } from '@portico/contract';

/** A screen's form, by its operation. */
export type RuledForm =
  | 'login'
  | 'signUp'
  | 'verifyEmail'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'updateUser'
  | 'changePassword'
  | 'requestEmailChange'
  | 'updateClientProfile'
  | 'loginTwoFactor'
  | 'renamePasskey';

export type Verdict = { readonly code: FieldErrorCode; readonly params: Readonly<Record<string, number>> } | null;

export type RuleCell = {
  readonly form: RuledForm;
  readonly field: string;
  readonly value: string;
  /** Other inputs that must be filled in for the rule to apply. */
  readonly beside: Readonly<Record<string, string>>;
  /** Null if the value is accepted. */
  readonly verdict: Verdict;
  /** The form's field can't hold this value, so only other clients can send it. */
  readonly wireOnly: boolean;
};

type Case = readonly [value: string, verdict: Verdict, options?: { beside?: Record<string, string>; wireOnly?: boolean }];

const no = (code: FieldErrorCode, params: Record<string, number> = {}): Verdict => ({ code, params });
const fine = null;

/** Not a dictionary word, so that only its characters and length count. */
const strong = (length: number) => 'Qz7kWv2p'.padEnd(length, 'xM4').slice(0, length);

/** 2 to 15 letters (Latin or Cyrillic), digits, spaces, hyphen, apostrophe; trimmed. */
const names: readonly Case[] = [
  ['', no('required')],
  ['   ', no('required')],
  ['A', no('too_short', { min: 2 })],
  [' A ', no('too_short', { min: 2 })],
  ['Al', fine],
  ['  Al  ', fine],
  ['A'.repeat(15), fine],
  ['A'.repeat(16), no('too_long', { max: 15 })],
  ['Анна-Мария', fine],
  ['Ё'.repeat(15), fine],
  ['Ё'.repeat(16), no('too_long', { max: 15 })],
  ["O'Brien", fine],
  ['D’Arcy 2', fine],
  ['Zoë', fine],
  ['Mira🙂', no('characters_not_allowed')],
  ['Mira_N', no('characters_not_allowed')],
  ['名前', no('characters_not_allowed')],
  ['Νίκος', no('characters_not_allowed')],
];

/** Trimmed, 8 to 64 printable ASCII characters with a lowercase letter, an uppercase letter and a digit. */
const newPasswords: readonly Case[] = [
  ['', no('required')],
  ['        ', no('required')],
  [strong(7), no('too_short', { min: 8 })],
  [` ${strong(7)} `, no('too_short', { min: 8 })],
  [strong(8), fine],
  [` ${strong(8)} `, fine],
  [strong(64), fine],
  [` ${strong(64)} `, fine],
  [strong(65), no('too_long', { max: 64 })],
  ['QZ7KWV2P', no('lowercase_missing')],
  ['qz7kwv2p', no('uppercase_missing')],
  ['QzbkWvdp', no('digit_missing')],
  ['Qz7 kWv!~', fine],
  ['Qz7\'kWv"2', fine],
  ['Пароль7Qz', no('characters_not_allowed')],
  ['Qz7kWv2é', no('characters_not_allowed')],
  ['Qz7kWv2🙂', no('characters_not_allowed')],
];

/** As at sign-up, but only letters, digits, underscore, dot and hyphen, and without trimming. */
const resetPasswords: readonly Case[] = [
  ['', no('required')],
  [strong(7), no('too_short', { min: 8 })],
  [strong(8), fine],
  [strong(64), fine],
  [strong(65), no('too_long', { max: 64 })],
  ['QZ7KWV2P', no('lowercase_missing')],
  ['qz7kwv2p', no('uppercase_missing')],
  ['QzbkWvdp', no('digit_missing')],
  ['Qz7_kWv.2-p', fine],
  ['Qz7kWv2!', no('characters_not_allowed')],
  ['Qz7 kWv2p', no('characters_not_allowed')],
  [` ${strong(8)}`, no('characters_not_allowed')],
  ["Qz7'kWv2p", no('characters_not_allowed')],
  ['Пароль7Qz', no('characters_not_allowed')],
  ['Qz7kWv2🙂', no('characters_not_allowed')],
];

const repeats: readonly Case[] = [
  ['', no('required'), { beside: { password: strong(8) } }],
  [strong(9), no('not_equal'), { beside: { password: strong(8) } }],
  [strong(8).toLowerCase(), no('not_equal'), { beside: { password: strong(8) } }],
  [strong(8), fine, { beside: { password: strong(8) } }],
];

const emails: readonly Case[] = [
  ['', no('required')],
  ['   ', no('required')],
  ['mira', no('email_invalid')],
  ['mira@', no('email_invalid')],
  ['mira@example', no('email_invalid')],
  ['mira@@example.com', no('email_invalid')],
  ['mira@example..com', no('email_invalid')],
  ['mi ra@example.com', no('email_invalid')],
  ['мира@example.com', no('email_invalid')],
  ['mira🙂@example.com', no('email_invalid')],
  [`${'a'.repeat(64)}@example.com`, fine],
  [`${'a'.repeat(65)}@example.com`, no('email_invalid')],
  ["o'brien@example.com", fine],
  [' mira.new@example.com ', fine],
];

/** An existing password only has to be present. */
const presentPasswords: readonly Case[] = [
  ['', no('required')],
  ['   ', no('required')],
  ['x', fine],
  ['Пароль🙂', fine],
];

/** Exactly 6 digits. The field accepts at most six digits. */
const pins: readonly Case[] = [
  ['', no('digits_exactly', { length: 6 })],
  ['12345', no('digits_exactly', { length: 6 })],
  ['123456', fine],
  ['1234567', no('digits_exactly', { length: 6 }), { wireOnly: true }],
  ['12345a', no('digits_exactly', { length: 6 }), { wireOnly: true }],
  [' 123456', no('digits_exactly', { length: 6 }), { wireOnly: true }],
  ['１２３４５６', no('digits_exactly', { length: 6 }), { wireOnly: true }],
];

const rules: readonly (readonly [form: RuledForm, field: string, cases: readonly Case[]])[] = [
  ['login', 'email', emails],
  ['login', 'password', presentPasswords],
  ['signUp', 'first_name', names],
  ['signUp', 'last_name', names],
  ['signUp', 'email', emails],
  ['signUp', 'password', newPasswords],
  ['signUp', 'password_repeat', [...repeats, [` ${strong(8)} `, fine, { beside: { password: strong(8) } }]]],
  ['verifyEmail', 'token', pins],
  ['requestPasswordReset', 'email', emails],
  ['resetPassword', 'password', resetPasswords],
  ['resetPassword', 'password_repeat', repeats],
  ['updateUser', 'first_name', names],
  ['updateUser', 'last_name', names],
  ['changePassword', 'current_password', presentPasswords],
  ['changePassword', 'password', newPasswords],
  // The new password differs from the current one.
  ['changePassword', 'password', [[strong(8), no('must_differ'), { beside: { current_password: strong(8) } }]]],
  ['changePassword', 'password_repeat', repeats],
  ['requestEmailChange', 'email', emails],
  [
    'updateClientProfile',
    'phone',
    [
      ['+49 30 901820', fine],
      ['+7 (495) 123-45-67', fine],
      ['12', no('phone_invalid')],
      ['phone', no('phone_invalid')],
    ],
  ],
  [
    'updateClientProfile',
    'telegram_id',
    [
      ['12345', fine],
      [' 12345 ', fine],
      ['12a', no('digits_only')],
      ['@mira', no('digits_only')],
      ['мира', no('digits_only')],
      ['-5', no('digits_only')],
    ],
  ],
  [
    'loginTwoFactor',
    'otp',
    [
      ['', no('required')],
      ['123456', fine],
      ['  ', no('required'), { wireOnly: true }],
    ],
  ],
  [
    'renamePasskey',
    'name',
    [
      ['', no('required')],
      ['  ', no('required')],
      ['я'.repeat(50), fine],
      ['я'.repeat(51), no('too_long', { max: 50 })],
      ['Ключ 🔑', fine],
    ],
  ],
];

/** Every value at every boundary, in the specification's order. */
export const ruleTable: readonly RuleCell[] = rules.flatMap(([form, field, cases]) =>
  cases.map(([value, verdict, { beside = {}, wireOnly = false } = {}]) => ({ form, field, value, beside, verdict, wireOnly })),
);
