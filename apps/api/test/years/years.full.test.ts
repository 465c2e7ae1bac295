import { cpSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/connection.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, shopper } from '../shop.ts';
import {
  copyEmbeddedDatabase,
  copyPostgresDatabase,
  createPostgresDatabase,
  startTestApi,
  temporaryFolder,
  type TestApi,
} from '../test-api.ts';
import { dayMs } from '../test-clock.ts';
import { people, type Person } from './people.ts';
import { liveThrough } from './live-through.ts';
import { readBooks } from './books.ts';
import type { Day } from './worker.ts';

/** The digest of the default run. Any change that moves a cent or a day of a client changes it, and must be intended. */
const usual = { clients: 10, days: 100, digest: '7cbbcf41107a9e77' };

/* `pnpm --filter @portico/api test:years` runs more clients and days. */
const clients = Number(process.env['PORTICO_YEARS_CLIENTS'] ?? usual.clients);
const days = Number(process.env['PORTICO_YEARS_DAYS'] ?? usual.days);
const kills = Number(process.env['PORTICO_YEARS_KILLS'] ?? '8');
const isUsual = clients === usual.clients && days === usual.days;
const timeout = 300_000 + clients * days * 20;

const begin = Date.parse('2027-01-31T01:00:00Z');
const crowd = people(clients);
const span: Day[] = Array.from({ length: days }, (_, index) => ({
  at: new Date(begin + (index + 1) * dayMs + dayMs / 2).toISOString(),
  payers: crowd.flatMap(({ email, paysAfterDays }) => (paysAfterDays === null ? [] : [{ email, afterDays: paysAfterDays }])),
}));

/** The database of the first day, and a function that copies it. */
type Origin = { env: Readonly<Record<string, string>>; copy: () => Promise<Omit<Origin, 'copy'>>; drop: () => Promise<void> };

async function onPostgres(): Promise<Origin> {
  const dataFolder = temporaryFolder();
  const { url, drop } = await createPostgresDatabase();
  const at = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder });
  return {
    env: at(url),
    async copy() {
      const copied = await copyPostgresDatabase(url);
      return { env: at(copied.url), drop: copied.drop };
    },
    async drop() {
      await drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function embedded(): Origin {
  const dataFolder = temporaryFolder();
  copyEmbeddedDatabase(dataFolder);
  const remove = async (folder: string) => rmSync(folder, { recursive: true, force: true });
  return {
    env: { DATA_FOLDER: dataFolder },
    async copy() {
      const folder = temporaryFolder();
      cpSync(dataFolder, folder, { recursive: true });
      return { env: { DATA_FOLDER: folder }, drop: () => remove(folder) };
    },
    drop: () => remove(dataFolder),
  };
}

let origins: { postgres: Origin; embedded: Origin };

/** Signs up, orders and pays over HTTP, as every client does. */
async function moveIn(api: TestApi, { email, settings, items, funds, quits }: Person): Promise<void> {
  const { token } = await api.register({ email });
  const shop = shopper(api.call, token);
  await shop.fund(funds);
  success(await api.call('updatePaymentSettings', { token, body: settings }));
  for (const item of items) success(await shop.pay(await shop.order(item), balance));
  const [first] = await shop.activeServices(items.length);
  const body = { reason: 'The project is finished.', dry_run: false };
  if (quits) success(await api.call('requestCancellation', { token, query: { id: first?.id ?? 0 }, body }));
}

async function moveAllIn({ env }: Origin): Promise<void> {
  const started = Date.now();
  const now = () => new Date(begin + Date.now() - started);
  const api = await startTestApi({ env, now });
  try {
    await pLimit(8).map(crowd, (person) => moveIn(api, person));
  } finally {
    await api.close();
  }
}

beforeAll(async () => {
  origins = { postgres: await onPostgres(), embedded: embedded() };
  for (const origin of Object.values(origins)) await moveAllIn(origin);
}, timeout);
afterAll(async () => {
  for (const origin of Object.values(origins)) await origin.drop();
});

/** Runs all days on a copy of the database, from the same first day. */
async function books(origin: Origin, processes: number, deaths: number) {
  const { env, drop } = await origin.copy();
  const began = performance.now();
  try {
    const killed = await liveThrough({ env, days: span, processes, kills: deaths });
    const seconds = (performance.now() - began) / 1_000;
    const database = await openDatabase(readConfiguration(env, []), pino({ level: 'silent' }));
    try {
      await expectBooksToHold(database);
      return { ...(await readBooks(database)), killed, seconds };
    } finally {
      await database.close();
    }
  } finally {
    await drop();
  }
}

test(
  `${clients} clients have the same ledger after ${days} days with one process, two killed processes, and one killed process on the embedded database`,
  { timeout },
  async () => {
    const golden = await books(origins.postgres, 1, 0);
    const raced = await books(origins.postgres, 2, kills);
    const alone = await books(origins.embedded, 1, kills);
    console.log(
      `${clients} clients, ${days} days: ${golden.lines.length} lines, books ${golden.digest}, one process ${golden.seconds.toFixed(0)} s`,
    );
    for (const { lines, killed, seconds } of [raced, alone]) {
      console.log(`The same with ${killed} kills, ${seconds.toFixed(0)} s`);
      expect(lines).toEqual(golden.lines);
      expect(killed).toBeGreaterThan(0);
    }
    expect(golden.digest).toBe(isUsual ? usual.digest : raced.digest);
    // The comparison is meaningful only if some invoices were paid and some never, and some services ended.
    for (const what of [/ invoice .* paid /, / invoice .* cancelled /, / service .* delete /, / service .* active /]) {
      expect(golden.lines.some((line) => what.test(line))).toBe(true);
    }
  },
);
