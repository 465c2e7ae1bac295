import pino from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/postgres-database.ts';
import { createPostgresDatabase } from '../test-api.ts';

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let database: Database;
let client: Client;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  const settings = { databasePoolSize: 2, databaseLockTimeoutMs: 1_000, databaseStatementTimeoutMs: 1_000 };
  database = await openPostgres(postgres.url, { settings, logger: pino({ level: 'silent' }), traces: null });
  client = new Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await postgres.drop();
});

const locks = async (isGranted: boolean) => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [isGranted],
  );
  return rows.map(({ pid }) => pid);
};
const waits = () => vi.waitUntil(async () => (await locks(false)).length > 0, { timeout: 30_000 });

test('work under a lock waits for its turn, and a caller may stop waiting', async () => {
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const holding = database.exclusive('host', async () => {
    await first.promise;
    done.push('first');
  });
  await vi.waitUntil(async () => (await locks(true)).length === 1, { timeout: 30_000 });
  await database.exclusive('another', async () => void done.push('another'));
  const stop = new AbortController();
  const impatient = database.exclusive('host', async () => void done.push('never'), stop.signal).catch(() => void done.push('gave up'));
  await waits();
  stop.abort();
  await impatient;
  const patient = database.exclusive('host', async () => void done.push('patient'), new AbortController().signal);
  await waits();
  first.resolve();
  await Promise.all([holding, patient]);
  expect(done).toEqual(['another', 'gave up', 'first', 'patient']);
});

test('work under a lock learns that its lock is lost', async () => {
  const seen = Promise.withResolvers<void>();
  const holding = database.exclusive('host', async (held) => {
    held.addEventListener('abort', () => seen.resolve());
    await seen.promise;
    return 'stopped';
  });
  await vi.waitUntil(async () => (await locks(true)).length === 1, { timeout: 30_000 });
  await client.query('select pg_terminate_backend($1)', await locks(true));
  expect(await holding).toBe('stopped');
});
