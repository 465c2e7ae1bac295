import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { readConfiguration } from '../../../registry/settings.ts';
import { sellerFile } from './settings.ts';
import { readSellerFile } from './seller.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-seller-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const lines = {
  name: 'Example Hosting GmbH',
  address: 'Hauptstraße 5',
  zip_code: '"10115"',
  city: 'Berlin',
  country: 'DE',
  vat_id: 'de 136 695 976',
  prices: 'net',
};

function read(changes: Readonly<Record<string, string | null>>) {
  const file = path.join(folder, 'seller.yaml');
  const kept = Object.entries({ ...lines, ...changes }).filter(([, value]) => value !== null);
  writeFileSync(file, kept.map(([name, value]) => `${name}: ${value}`).join('\n'));
  return readSellerFile(file);
}

test('reads the example file and removes spaces from the IBAN', () => {
  const reading = readSellerFile(path.join(import.meta.dirname, '../../../../seller.example.yaml'));
  expect(reading).toMatchObject({ ok: true, seller: { country: 'DE', prices: 'gross', bank: { iban: 'DE02120300000000202051' } } });
});

test('normalizes the VAT id and fills in defaults for optional fields', () => {
  expect(read({})).toMatchObject({ ok: true, seller: { vat_id: 'DE136695976', bank: null, state: null, one_stop_shop: true } });
});

describe('an invalid seller file', () => {
  test.each([
    [{ country: 'US' }, /country must be an EU country code/],
    [{ country: 'FR' }, /vat_id must be from the seller’s country/],
    [{ vat_id: 'DE136695977' }, /vat_id must be a VAT id/],
    [{ prices: 'both' }, /prices must be net or gross/],
    [{ name: null }, /name /],
    [{ name: '"a\\u0007b"' }, /name must be one line/],
    [{ vat: '19' }, /vat /],
    [{ bank: '{ account_name: A, iban: DE02 1203 0000 0000 2020 52 }' }, /bank.iban must be an IBAN/],
    [{ name: '[' }, /seller\.yaml: /],
  ])('is refused because of %j', (changes, problem) => {
    expect(read(changes)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });

  test('stops the server from starting if the configured file is missing', () => {
    const start = () => readConfiguration({ DATA_FOLDER: folder, SELLER_FILE: path.join(folder, 'none.yaml') }, []);
    expect(start).toThrow(ConfigurationError);
    expect(start).toThrow(/SELLER_FILE .*none\.yaml can't be read/);
    expect(readConfiguration({ DATA_FOLDER: folder }, []).setting(sellerFile)).toBeUndefined();
  });
});
