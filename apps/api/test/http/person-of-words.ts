import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { readCatalogueFile } from '../../src/modules/catalogue/catalogue-file.ts';
import { applyCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { success } from '../contract-client.ts';
import { sellerFileWith } from '../invoices/seller.ts';
import { passkeyDevice } from '../passkey-device.ts';
import { passkeyPeople } from '../passkey-people.ts';
import { savedCard } from '../payments/saved-card.ts';
import { balance, decideOnSandbox, orderItem, shopper } from '../shop.ts';
import { createPostgresDatabase, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { openTicket } from '../tickets/support-desk.ts';

export const origin = 'https://portal.example.com';
/** A plan whose `alarm-phone` accepts any text. */
export const tariffWithNote = 'dedicated-ryzen-9950x-de';

type Own = { service: number; cancelled: number; card: string; passkey: string; ticket: number; invoice: number };
export type PersonOfWords = {
  api: TestApi;
  who: Registered;
  own: Own;
  /** The environment of operator commands run next to the server. */
  operatorEnv: Readonly<Record<string, string>>;
  close: () => Promise<void>;
};

/** Applies the bundled catalogue with a text option that accepts any printable character. */
async function sellNotes(api: TestApi): Promise<void> {
  const bundled = readFileSync(path.join(import.meta.dirname, '../../catalogue.yaml'), 'utf8');
  const free = bundled.replace(/ {4}min_length: 8\n {4}max_length: 20\n {4}pattern: .*\n/u, '    min_length: 1\n    max_length: 200\n');
  expect(free).not.toBe(bundled);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'portico-words-')), 'catalogue.yaml');
  writeFileSync(file, free);
  const catalogue = await readCatalogueFile(file);
  await api.app.database.transaction((tx) => applyCatalogue(tx, catalogue, 'catalogue.yaml', new Date()));
}

/** Starts an API with a client who has one of everything that contains text. */
export async function startPersonOfWords(): Promise<PersonOfWords> {
  // PostgreSQL, so that operator commands can open the database next to the server.
  const database = await createPostgresDatabase();
  const operatorEnv = { DATABASE_URL: database.url };
  const env = { ...operatorEnv, RATE_LIMIT_FACTOR: '100000', PUBLIC_URL: origin, SELLER_FILE: sellerFileWith() };
  const api = await startTestApi({ env });
  await sellNotes(api);
  const who = await api.register();
  const shop = shopper(api.call, who.token);
  const { url, paymentId } = await shop.topUp(100);
  // The payment page is at the public address, which doesn't exist here.
  await decideOnSandbox(url.replace(origin, api.url), 'pay');
  await shop.sync(paymentId);
  const invoice = await shop.order(orderItem({ count: 2 }));
  success(await shop.pay(invoice, balance));
  const [service, cancelled] = await shop.activeServices(2);
  const own = {
    service: service?.id ?? 0,
    cancelled: cancelled?.id ?? 0,
    card: await savedCard(api.app, who.user.id),
    passkey: (await passkeyPeople(api, origin).add(who.token, passkeyDevice(origin))).id,
    ticket: await openTicket(api, who.token),
    invoice,
  };
  const close = async () => {
    await api.close();
    await database.drop();
  };
  return { api, who, own, operatorEnv, close };
}
