import type { ClientProfileUpdate } from '@portico/contract';
import type { InferOutput } from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { clientProfileUpdateSchema } from './client-profile-update.ts';
import { clientProfileSchema } from './client-profile.ts';
import { issuesOf, validate } from './issues.ts';

const filled = {
  first_name: 'Mira',
  last_name: 'Novak',
  company_name: 'Acme & Söhne GmbH',
  address: 'Hauptstraße 5/2',
  city: 'Berlin',
  state: '',
  zip_code: '10115',
  country: 'DE',
  phone: '030 123456',
  language: 'en',
  telegram_id: '204981776',
  vat_id: 'de 136 695 976',
};

const codesOf = (changed: object) => issuesOf(clientProfileSchema, { ...filled, ...changed }).map(({ path, code }) => `${path} ${code}`);
const outputOf = (changed: object) => {
  const validation = validate(clientProfileSchema, { ...filled, ...changed });
  return validation.ok ? validation.output : validation.issues;
};

test('the output matches the contract and is valid input again', () => {
  const output = { ...filled, state: null, phone: '+4930123456', vat_id: 'DE136695976' };
  expect(outputOf({})).toEqual(output);
  expect(outputOf(output)).toEqual(output);
  expectTypeOf<InferOutput<typeof clientProfileSchema>>().toExtend<ClientProfileUpdate>();
});

test('a change validates its fields by the same rules', () => {
  expect(validate(clientProfileUpdateSchema, { city: ' Bonn ' })).toEqual({ ok: true, output: { city: 'Bonn' } });
  expect(validate(clientProfileUpdateSchema, { vat_id: 'de 136 695 976', phone: '030 123456' })).toEqual({
    ok: true,
    output: { vat_id: 'DE136695976', phone: '030 123456' },
  });
  expect(issuesOf(clientProfileUpdateSchema, { vat_id: 'DE1', first_name: '' }).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'first_name required',
    'vat_id vat_id_invalid',
  ]);
});

describe('a phone', () => {
  test.each([
    ['+49 30 123456', 'FR', '+4930123456'],
    ['8 (912) 345-67-89', 'RU', '+79123456789'],
    ['+49 030 123456', 'FR', '+4930123456'],
    ['+7 8 912 345-67-89', 'DE', '+79123456789'],
    ['+1 212 555 0100', 'AQ', '+12125550100'],
    ['', 'DE', null],
    ['  ', 'DE', null],
    [null, 'DE', null],
  ])('the phone %s in %s is %s', (phone, country, expected) => {
    expect(outputOf({ phone, country })).toMatchObject({ phone: expected });
  });

  test.each(['123', '+49', '+999 123456', 'phone', '+4930123456 ext. 5', '+49 30 1234567890123456'])('the phone %s is invalid', (phone) => {
    expect(codesOf({ phone })).toEqual(['phone phone_invalid']);
  });
});

describe('a VAT ID', () => {
  test.each([
    ['DE136695976', 'DE136695976'],
    ['fr 40 303 265 045', 'FR40303265045'],
    ['XI980780684', 'XI980780684'],
    ['ATU13585627', 'ATU13585627'],
    ['', null],
  ])('the VAT ID %s is %s', (vat_id, expected) => {
    expect(outputOf({ vat_id })).toMatchObject({ vat_id: expected });
  });

  test.each(['DE136695977', 'DE13669597', '136695976', 'US123456789', 'XX'])('the VAT ID %s is invalid', (vat_id) => {
    expect(codesOf({ vat_id })).toEqual(['vat_id vat_id_invalid']);
  });
});

describe('a Telegram ID', () => {
  test.each([
    ['204981776', []],
    ['1'.repeat(20), []],
    ['1'.repeat(21), ['telegram_id too_long']],
    ['@mira', ['telegram_id digits_only']],
    ['１２３', ['telegram_id digits_only']],
    ['-1', ['telegram_id digits_only']],
  ])('the Telegram ID %s gives %j', (telegram_id, codes) => {
    expect(codesOf({ telegram_id })).toEqual(codes);
  });
});

test.each([
  ['company_name', 100],
  ['address', 200],
  ['city', 100],
  ['state', 100],
  ['zip_code', 20],
] as const)('%s has at most %d printable characters', (field, most) => {
  expect(codesOf({ [field]: 'ж'.repeat(most) })).toEqual([]);
  expect(codesOf({ [field]: 'ж'.repeat(most + 1) })).toEqual([`${field} too_long`]);
  expect(codesOf({ [field]: 'a\u0007b' })).toEqual([`${field} characters_not_allowed`]);
  expect(codesOf({ [field]: 'a\u202eb' })).toEqual([`${field} characters_not_allowed`]);
  expect(outputOf({ [field]: '   ' })).toMatchObject({ [field]: null });
});

test('names follow sign-up, the country is from the list, and unknown fields are refused', () => {
  expect(codesOf({ first_name: 'M', last_name: 'x'.repeat(16) })).toEqual(['first_name too_short', 'last_name too_long']);
  expect(codesOf({ country: 'XX' })).toEqual(['country not_in_list']);
  expect(codesOf({ country: '' })).toEqual(['country required']);
  expect(codesOf({ email: 'a@b.cd' })).toEqual(['email unknown_key']);
});

test('an invalid country reports no error about the phone', () => {
  expect(codesOf({ country: 'XX', phone: 'abc' })).toEqual(['country not_in_list']);
});
