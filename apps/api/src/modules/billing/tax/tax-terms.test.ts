import { describe, expect, test } from 'vitest';
import { countryCodes } from '@portico/validation/countries';
import { taxationOf } from './tax-terms.ts';
import { isInEu, standardRate } from './vat-rates.ts';
import type { Seller } from './seller.ts';

const seller: Seller = {
  name: 'Example Hosting GmbH',
  address: 'Hauptstraße 5',
  zip_code: '10115',
  city: 'Berlin',
  state: null,
  country: 'DE',
  vat_id: 'DE136695976',
  bank: null,
  prices: 'net',
  one_stop_shop: true,
};

describe('VAT rates', () => {
  test('the EU has 27 countries with a VAT rate, and no other country has one', () => {
    const inEu = countryCodes.filter(isInEu);
    expect(inEu).toHaveLength(27);
    for (const country of ['GB', 'CH', 'NO', 'RU', 'US', 'UA', 'TR', 'IS']) expect(isInEu(country)).toBe(false);
  });

  test.each([
    ['EE', '2023-12-31', 2_000],
    ['EE', '2024-01-01', 2_200],
    ['EE', '2025-06-30', 2_200],
    ['EE', '2025-07-01', 2_400],
    ['FI', '2024-08-31', 2_400],
    ['FI', '2024-09-01', 2_550],
    ['RO', '2025-07-31', 1_900],
    ['RO', '2025-08-01', 2_100],
    ['SK', '2024-12-31', 2_000],
    ['SK', '2025-01-01', 2_300],
    ['LU', '2023-06-01', 1_600],
    ['LU', '2024-01-01', 1_700],
    ['DE', '2026-11-22', 1_900],
  ])('the VAT rate of %s on %s is %d basis points', (country, day, expected) => {
    expect(standardRate(country, day)).toBe(expected);
  });

  test('throws for a day before the first known rate', () => {
    expect(() => standardRate('DE', '2020-12-31')).toThrow('DE on 2020-12-31');
  });
});

test.each([
  ['AT', 'ATU13585627', 'reverse_charge', 0],
  ['GR', 'EL123456783', 'reverse_charge', 0],
  ['AT', null, 'standard', 2_000],
  ['AT', 'FR40303265045', 'standard', 2_000],
  ['DE', 'DE136695976', 'standard', 1_900],
  ['DE', 'ATU13585627', 'standard', 1_900],
  ['GB', 'GB980780684', 'outside_eu', 0],
  ['GB', 'XI980780684', 'outside_eu', 0],
  ['US', null, 'outside_eu', 0],
] as const)('a German sale to %s with the VAT id %s is taxed as %s', (country, vat_id, treatment, rateBasisPoints) => {
  expect(taxationOf(seller, { country, vat_id }, '2026-11-22')).toEqual({ prices: 'net', treatment, rateBasisPoints });
});
