import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openPglite } from '../../src/platform/database/pglite-database.ts';
import { openPostgres } from '../../src/platform/database/postgres-database.ts';
import { readBackupFile } from '../../src/modules/backup/backup-file.ts';
import { restoreRows } from '../../src/modules/backup/restore-rows.ts';
import { openJobs } from '../../src/platform/queue/queue.ts';
import { simulatedJobs } from '../simulation.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, orderItem, shopper } from '../shop.ts';
import { testedDatabases, createPostgresDatabase, startTestApi, temporaryFolder } from '../test-api.ts';
import { lived, type Lived } from './lived.ts';

const migrations = path.join(import.meta.dirname, '../../src/platform/database/migrations');
const releases = readdirSync(import.meta.dirname).flatMap((name) => (name.endsWith('.backup') ? [name.slice(0, -'.backup'.length)] : []));

/** Migrates only as far as that release. */
async function migrateTo(database: Database, names: readonly string[]): Promise<void> {
  const { driver } = database;
  if (driver.kind === 'remote') throw new Error('No server shares this database');
  const dialect = driver.kind === 'pglite' ? new PGliteDialect({ pglite: driver.pglite }) : new PostgresDialect({ pool: driver.patient() });
  const known = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await import(path.join(migrations, `${name}.ts`))) as Migration] as const)),
  );
  const db = new Kysely<unknown>({ dialect });
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } }).migrateToLatest();
  if (driver.kind === 'postgres') await db.destroy();
  if (error !== undefined) throw error;
}

async function migrationsOf(file: string): Promise<readonly string[]> {
  for await (const line of readBackupFile(file)) if ('format' in line) return line.migrations;
  throw new Error(`${file} names no migrations`);
}

/** Creates a former release's database and fills it with its data. */
async function formerDatabase(env: Readonly<Record<string, string>>, file: string): Promise<void> {
  const configuration = readConfiguration(env, []);
  const logger = pino({ level: 'silent' });
  const { databaseUrl, dataFolder } = configuration;
  const database =
    databaseUrl === null
      ? await openPglite(dataFolder)
      : await openPostgres(databaseUrl, { settings: configuration, logger, traces: null });
  try {
    await migrateTo(database, await migrationsOf(file));
    const jobs = await openJobs(database, logger, simulatedJobs);
    // A restore needs only the app's database and queue.
    const app = { configuration, database, jobs } as unknown as App;
    // The ledger is checked once the tables are migrated to this version.
    await database.transaction((tx) => restoreRows(app, tx, file));
    await jobs.stop(5_000);
  } finally {
    await database.close();
  }
}

test('there is a release to upgrade from', () => {
  expect(releases).not.toEqual([]);
});

describe.each(releases)('a database of %s', (release) => {
  const file = path.join(import.meta.dirname, `${release}.backup`);
  const facts = JSON.parse(readFileSync(file.replace(/backup$/, 'json'), 'utf8')) as Lived;

  test.each(testedDatabases)('an upgraded database keeps all its data, on %s', { timeout: 300_000 }, async (kind) => {
    const folder = temporaryFolder();
    const postgres = kind === 'pglite' ? null : await createPostgresDatabase('nothing');
    const env = { DATA_FOLDER: folder, SECRETS_KEY: lived.secretsKey, ...(postgres && { DATABASE_URL: postgres.url }) };
    try {
      await formerDatabase(env, file);
      const api = await startTestApi({ env });
      try {
        const { database } = api.app;
        await expectBooksToHold(database);
        const names = await database.read((tx) => sql<{ name: string }>`select name from kysely_migration`.execute(tx));
        expect(names.rows).toHaveLength(readdirSync(migrations).length);

        const { email, password } = lived;
        const token = success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '';
        const shop = shopper(api.call, token);
        expect(await shop.balance()).toBe(facts.balance);
        expect((await shop.activeServices(3)).map(({ hostname }) => hostname).toSorted()).toEqual(facts.hostnames);
        const [message] = success(await api.call('getTicket', { token, query: { id: facts.ticketId } })).messages;
        const image = await fetch(new URL(message?.attachments[0]?.url ?? '', api.url));
        expect((await image.arrayBuffer()).byteLength).toBe(facts.imageBytes);
        const [server] = await shop.activeServices(3);
        success(await api.call('revealRootPassword', { token, query: { id: server?.id ?? 0 } }));

        // Old orders can be paid, new orders are set up, and tickets are accepted.
        expect((await shop.invoice(facts.unpaidInvoiceId)).status).toBe('unpaid');
        success(await shop.pay(facts.unpaidInvoiceId, balance));
        success(await shop.pay(await shop.order(orderItem()), balance));
        await shop.activeServices(5);
        const body = { description: 'Он снова здесь.', attachments: [] };
        success(await api.call('replyTicket', { token, idempotencyKey: randomUUID(), query: { id: facts.ticketId }, body }));
        expect(success(await api.call('getNotificationPreferences', { token }))).toMatchObject({ telegram: true, general: false });
        // A Telegram ID from before linking existed receives nothing until it is linked.
        expect(success(await api.call('getTelegramLink', { token }))).toMatchObject({ telegram_id: '204981776', linked_at: null });
        await expectBooksToHold(database);
      } finally {
        await api.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await postgres?.drop();
    }
  });
});
