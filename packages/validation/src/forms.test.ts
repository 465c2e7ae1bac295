import { expect, test } from 'vitest';
import { confirmPasswordSchema } from './confirm-password.ts';
import { countryCodes } from './countries.ts';
import { emailRequestSchema } from './email.ts';
import { issuesOf, validate } from './issues.ts';
import { loginSchema } from './login.ts';
import { orderSchema } from './order.ts';
import { passwordChangeSchema } from './password-change.ts';
import { resetPasswordRequestSchema } from './reset-password.ts';
import { amountInDoubt, readAmount, topUpSchema } from './top-up.ts';
import { disableTwoFactorSchema, loginTwoFactorSchema, twoFactorCodeSchema } from './two-factor.ts';
import { userUpdateSchema } from './user-update.ts';
import { verifyAccountSchema } from './verify-account.ts';

function faults(schema: Parameters<typeof issuesOf>[0], input: unknown): string[] {
  return issuesOf(schema, input).map(
    ({ path, code, params }) =>
      `${path} ${code}${Object.entries(params).flat().join(' ') && ` ${Object.entries(params).flat().join(' ')}`}`,
  );
}

test.each([
  'a@b.co',
  "o'brien+tag@mail.example.com",
  'x_y-z@1and1.de',
  `${'a'.repeat(64)}@example.com`,
  'я@example.com'.replace('я', 'ya'),
])('%s is an email', (email) => {
  expect(faults(emailRequestSchema, { email })).toEqual([]);
});

test.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.de',
  'a@b..de',
  '.a@b.de',
  'a.@b.de',
  'a..b@c.de',
  'a@-b.de',
  'a@b.de>',
  'a@b.de\u0000x',
  'a@[127.0.0.1]',
  'a@b.1',
  'a@b.de,c@d.de',
  `${'a'.repeat(65)}@example.com`,
  'почта@пример.рф',
])('%j is no email', (email) => {
  expect(faults(emailRequestSchema, { email })).toEqual(['email email_invalid']);
});

test('a long hostile email is validated without a timeout', () => {
  for (const email of [`${'a.'.repeat(100_000)}@`, `a@${'a-'.repeat(120)}`, `${'a'.repeat(100_000)}@b.de`]) {
    expect(faults(emailRequestSchema, { email })).not.toEqual([]);
  }
});

test('login requires an email and a password, and trims the password as sign-up does', () => {
  expect(validate(loginSchema, { email: 'a@b.co ', password: ' x ', rememberMe: true })).toEqual({
    ok: true,
    output: { email: 'a@b.co', password: 'x', rememberMe: 1 },
  });
  expect(faults(loginSchema, { email: '', password: '' })).toEqual(['email required', 'password required']);
  expect(faults(loginSchema, { email: 'a@b.co', password: 'x', rememberMe: 2 })).toEqual([
    'rememberMe wrong_type expected (boolean | 0 | 1)',
  ]);
});

test.each([['12345'], ['1234567'], ['12345a'], ['١٢٣٤٥٦'], [' 123456'], ['']])('%j is no verification code', (token) => {
  expect(faults(verifyAccountSchema, { email: 'a@b.co', token })).toEqual(['token digits_exactly length 6']);
});

test('a verification code is six digits, including leading zeros', () => {
  expect(validate(verifyAccountSchema, { email: 'a@b.co', token: '004981' })).toMatchObject({ ok: true, output: { token: '004981' } });
});

test.each([
  ['Portico_2026.-x', []],
  ['Portico-2026!', ['password characters_not_allowed']],
  ['Portico 2026', ['password characters_not_allowed']],
  ['portico-2026', ['password uppercase_missing']],
  ['PORTICO-2026', ['password lowercase_missing']],
  ['Portico-x', ['password digit_missing']],
  ['Po-2026', ['password too_short min 8']],
])('a reset to %s gives %j', (password, expected) => {
  expect(faults(resetPasswordRequestSchema, { token: 't', password, password_repeat: password })).toEqual(expected);
});

test('a password reset requires its token and a matching confirmation', () => {
  expect(faults(resetPasswordRequestSchema, { token: '', password: 'Portico-2026', password_repeat: 'Portico-2027' })).toEqual([
    'token required',
    'password_repeat not_equal',
  ]);
});

test('a changed password differs from the current one and is repeated', () => {
  const input = { current_password: 'Portico-2026', password: 'Portico-2026', password_repeat: 'Portico-2026' };
  expect(faults(passwordChangeSchema, input)).toEqual(['password must_differ']);
  expect(faults(passwordChangeSchema, { ...input, password: 'Portico-2027!' })).toEqual(['password_repeat not_equal']);
  expect(faults(passwordChangeSchema, { ...input, password: 'Portico-2027!', password_repeat: 'Portico-2027!' })).toEqual([]);
});

test('a second step requires a code in any spelling and a known provider', () => {
  expect(validate(loginTwoFactorSchema, { provider: 'google', otp: ' 204 981 ', rememberMe: false })).toEqual({
    ok: true,
    output: { provider: 'google', otp: '204981', rememberMe: 0 },
  });
  expect(faults(loginTwoFactorSchema, { provider: 'sms', otp: ' - ' })).toEqual(['provider not_in_list', 'otp required']);
  expect(faults(twoFactorCodeSchema, {})).toEqual(['otp required']);
  expect(faults(disableTwoFactorSchema, { provider: 'recovery', otp: 'K7QM-2XTD' })).toEqual([]);
});

test('a confirmed password is required, and its surrounding whitespace is ignored', () => {
  expect(validate(confirmPasswordSchema, { password: ' x ' })).toEqual({ ok: true, output: { password: 'x' } });
  expect(faults(confirmPasswordSchema, { password: '  ' })).toEqual(['password required']);
});

test("a user's settings follow the rules of sign-up, and each is optional", () => {
  expect(validate(userUpdateSchema, { first_name: ' Мария ' })).toEqual({ ok: true, output: { first_name: 'Мария' } });
  expect(faults(userUpdateSchema, { first_name: 'M', last_name: 'x'.repeat(16), language: 'de' })).toEqual([
    'first_name too_short min 2',
    'last_name too_long max 15',
    'language not_in_list',
  ]);
});

test.each([
  [10, []],
  [10_000, []],
  [19.99, []],
  [9.99, ['amount too_small min 10']],
  [10_000.01, ['amount too_large max 10000']],
  [19.999, ['amount too_many_decimals max 2']],
  [-50, ['amount too_small min 10']],
  [Number.NaN, ['amount not_a_number']],
  [Number.POSITIVE_INFINITY, ['amount not_a_number']],
  ['25', ['amount not_a_number']],
  [null, ['amount required']],
  [undefined, ['amount required']],
])('a top-up of %j gives %j', (amount, expected) => {
  expect(faults(topUpSchema, { paymentmethod: 2, amount })).toEqual(expected);
});

test('a top-up names a payment method other than the balance', () => {
  expect(faults(topUpSchema, { paymentmethod: null, amount: 20 })).toEqual(['paymentmethod required']);
  expect(faults(topUpSchema, { paymentmethod: 1, amount: 20 })).toEqual(['paymentmethod payment_method_unknown']);
});

test.each([
  ['25', 25],
  ['25.5', 25.5],
  ['25,50', 25.5],
  [' 1 000 ', 1000],
  ['1\u00a0000,05', 1000.05],
  ['25 €', 25],
  ['', null],
  ['  ', null],
  ['-5', -5],
  ['1e3', Number.NaN],
  ['0x20', Number.NaN],
  ['ten', Number.NaN],
  ['5.', Number.NaN],
  ['1,000.5', 1000.5],
  ['1.000,5', 1000.5],
  ['1,000,000', 1_000_000],
  ['1,00,0', Number.NaN],
  ['1.000.5', Number.NaN],
  ['1,0005', 1.0005],
  ['1 5', Number.NaN],
  ['12 50', Number.NaN],
  ['−5', -5],
  ['-1,000,000', -1_000_000],
  ['€ 10', 10],
])('the amount %j is %j in every language', (text, amount) => {
  expect(readAmount(text, 'en')).toEqual(amount);
  expect(readAmount(text, 'ru')).toEqual(amount);
});

test.each([
  ['1,000', 1000, Number.NaN],
  ['1.000', Number.NaN, 1000],
  ['10,5', 10.5, 10.5],
  ['0,125', 0.125, 0.125],
])('the amount %j is %j in English and %j in Russian, and never truncated', (text, english, russian) => {
  expect([readAmount(text, 'en'), readAmount(text, 'ru')]).toEqual([english, russian]);
});

test('an ambiguous amount is refused unless the language decides it', () => {
  expect(amountInDoubt('1,000', 'ru')).toEqual({ whole: 1000, fraction: 1 });
  expect(amountInDoubt('50.001', 'en')).toEqual({ whole: 50_001, fraction: 50.001 });
  expect([amountInDoubt('1,000', 'en'), amountInDoubt('10,5', 'ru'), amountInDoubt('0.125', 'en')]).toEqual([null, null, null]);
});

const item = { tariff: 'vps-8', configoptions: { os: 'debian-13', ipv4: 2 }, count: 1, billing_cycle: 'monthly', promocode: null };

test.each([
  [{ count: 10 }, []],
  [{ count: 11 }, ['order_items.0.count quantity_max max 10']],
  [{ count: 0 }, ['order_items.0.count too_small min 1']],
  [{ count: 1.5 }, ['order_items.0.count whole_number']],
  [{ billing_cycle: null }, ['order_items.0.billing_cycle required']],
  [{ billing_cycle: 'weekly' }, ['order_items.0.billing_cycle not_in_list']],
  [{ configoptions: { os: ['debian-13'] } }, ['order_items.0.configoptions wrong_type expected unknown']],
  [{ price: 1 }, ['order_items.0.price unknown_key']],
])('an order item with %j gives %j', (changed, expected) => {
  expect(faults(orderSchema, { order_items: [{ ...item, ...changed }], payment_method: 1 })).toEqual(expected);
});

test('an order has items and the constant payment method', () => {
  expect(faults(orderSchema, { order_items: [], payment_method: 1 })).toEqual(['order_items required']);
  expect(faults(orderSchema, { order_items: [item], payment_method: 2 })).toEqual(['payment_method payment_method_unknown']);
});

test('a configuration keeps all its keys, even those named like inherited ones', () => {
  const configoptions: unknown = JSON.parse('{"__proto__":"x","constructor":"y"}');
  const validation = validate(orderSchema, { order_items: [{ ...item, configoptions }], payment_method: 1 });
  expect(validation.ok && Object.keys(validation.output.order_items[0]?.configoptions ?? {})).toEqual(['__proto__', 'constructor']);
});

test('every country code is unique and has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(countryCodes).size).toBe(249);
});
