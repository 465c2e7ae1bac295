import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientProfileUpdate } from '@portico/contract';
import { success, type Call } from '../contract-client.ts';
import { temporaryFolder } from '../test-api.ts';

/** Returns a file for SELLER_FILE. A field that is undefined is omitted. */
export function sellerFileWith(changes: Readonly<Record<string, string | boolean | undefined>> = {}): string {
  const seller = {
    name: 'Example & Söhne Hosting GmbH',
    address: 'Hauptstraße 5',
    zip_code: '10115',
    city: 'Berlin',
    country: 'DE',
    vat_id: 'DE136695976',
    bank: { account_name: 'Example Hosting GmbH', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
    prices: 'gross',
    ...changes,
  };
  const file = path.join(temporaryFolder(), 'seller.yaml');
  // JSON is valid YAML.
  writeFileSync(file, JSON.stringify(seller));
  return file;
}

/** Completes a client's profile. */
export async function fillProfile(call: Call, token: string, changes: Partial<ClientProfileUpdate>): Promise<void> {
  const profile = success(await call('getClientProfile', { token }));
  const { first_name, last_name, company_name, address, city, state, zip_code, country, phone, language, telegram_id, vat_id } = profile;
  const body = {
    first_name,
    last_name,
    company_name,
    address,
    city,
    state,
    zip_code,
    country,
    phone,
    language,
    telegram_id,
    vat_id,
    ...changes,
  };
  success(await call('updateClientProfile', { token, body }));
}
