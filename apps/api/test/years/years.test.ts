import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, shopper } from '../shop.ts';
import { copyPostgresDatabase, createPostgresDatabase, startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';
import { dayMs } from '../test-clock.ts';
import { people, type Person } from './people.ts';
import { liveThrough } from './live-through.ts';
import { readBooks } from './books.ts';
import type { Day } from './worker.ts';

/** What the daily one comes to: whatever moves a cent or a day of anybody's life changes it, and has to be meant. */
const daily = { clients: 10, days: 100, digest: '7cbbcf41107a9e77' };

/* `pnpm --filter @portico/api test:years` lives through more of it. */
const clients = Number(process.env['PORTICO_YEARS_CLIENTS'] ?? daily.clients);
const days = Number(process.env['PORTICO_YEARS_DAYS'] ?? daily.days);
const kills = Number(process.env['PORTICO_YEARS_KILLS'] ?? '8');
const timeout = 300_000 + clients * days * 20;

const begin = Date.parse('2027-01-31T01:00:00Z');
const crowd = people(clients);
const span: Day[] = Array.from({ length: days }, (_, index) => ({
  at: new Date(begin + (index + 1) * dayMs + dayMs / 2).toISOString(),
  payers: crowd.flatMap(({ email, paysAfterDays }) => (paysAfterDays === null ? [] : [{ email, afterDays: paysAfterDays }])),
}));

let dataFolder: string;
let origin: Awaited<ReturnType<typeof createPostgresDatabase>>;

/** Signs up, orders and pays over HTTP, as everybody does. */
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

beforeAll(async () => {
  dataFolder = temporaryFolder();
  origin = await createPostgresDatabase();
  const started = Date.now();
  const now = () => new Date(begin + Date.now() - started);
  const api = await startTestApi({ env: { DATABASE_URL: origin.url, DATA_FOLDER: dataFolder }, now });
  try {
    const waiting = [...crowd];
    const next = async (): Promise<void> => {
      const person = waiting.shift();
      if (person === undefined) return;
      await moveIn(api, person);
      await next();
    };
    await Promise.all(Array.from({ length: 8 }, next));
  } finally {
    await api.close();
  }
}, timeout);
afterAll(async () => {
  await origin.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Lives through all of it on a database of its own, from the same first day. */
async function books(processes: number, deaths: number) {
  const { url, drop } = await copyPostgresDatabase(origin.url);
  const began = performance.now();
  try {
    const killed = await liveThrough({ databaseUrl: url, dataFolder, days: span, processes, kills: deaths });
    const seconds = (performance.now() - began) / 1_000;
    const configuration = readConfiguration({ DATABASE_URL: url, DATA_FOLDER: dataFolder }, ['--empty']);
    const database = await openDatabase(configuration, pino({ level: 'silent' }));
    try {
      await expectBooksToHold(database);
    } finally {
      await database.close();
    }
    return { ...(await readBooks(url)), killed, seconds };
  } finally {
    await drop();
  }
}

test(
  `${clients} clients have the same books after ${days} days, lived through by one process or by two that are killed`,
  { timeout },
  async () => {
    const golden = await books(1, 0);
    const raced = await books(2, kills);
    console.log(
      `${clients} clients, ${days} days: ${golden.lines.length} lines, books ${golden.digest}; one process ${golden.seconds.toFixed(0)} s, two with ${raced.killed} kills ${raced.seconds.toFixed(0)} s`,
    );
    expect(raced.lines).toEqual(golden.lines);
    const isDaily = clients === daily.clients && days === daily.days;
    expect(golden.digest).toBe(isDaily ? daily.digest : raced.digest);
    expect(raced.killed).toBeGreaterThan(0);
    // What makes it worth comparing: some were paid, some never, some services were given up or ended.
    for (const what of [/ invoice .* paid /, / invoice .* cancelled /, / service .* delete /, / service .* active /]) {
      expect(golden.lines.some((line) => what.test(line))).toBe(true);
    }
  },
);
