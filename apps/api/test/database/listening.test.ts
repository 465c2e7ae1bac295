import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/postgres-database.ts';
import { createPostgresDatabase } from '../test-api.ts';

const settings = { databasePoolSize: 2, databaseLockTimeoutMs: 1_000, databaseStatementTimeoutMs: 1_000 };
const open = (url: string) => openPostgres(url, { settings, logger: pino({ level: 'silent' }), traces: null });

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let observer: Client;
beforeEach(async () => {
  postgres = await createPostgresDatabase();
  observer = new Client({ connectionString: postgres.url, application_name: 'observer' });
  await observer.connect();
});
afterEach(async () => {
  await observer.end();
  await postgres.drop();
});

async function listeners(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  );
  return rows[0]?.count ?? 0;
}

test('leaves no connection behind when the server refuses to listen', async () => {
  const database = await open(postgres.url);
  // As a standby refuses every channel, PostgreSQL refuses an empty name.
  await expect(database.listen('', () => {})).rejects.toThrow('zero-length');
  await expect.poll(listeners).toBe(0);
  await database.close();
});

/** A pooler that accepts clients and, while `isDown`, drops each one that wants to listen. */
async function startPooler(url: string) {
  const { hostname, port } = new URL(url);
  const state = { isDown: false, dropped: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          client.destroy();
          upstream.destroy();
        });
    }
    upstream.pipe(client);
    client.on('data', (bytes: Buffer) => {
      if (!state.isDown || !bytes.includes('listen ')) return upstream.write(bytes);
      state.dropped += 1;
      return client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  // The tests' server is reached through a Unix socket otherwise.
  address.search = '';
  // A TCP server's address has a port.
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    url: address.href,
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

test('tries once a second to listen again, however often the connection breaks', async () => {
  const pooler = await startPooler(postgres.url);
  const database: Database = await open(pooler.url);
  const received: string[] = [];
  let gaps = 0;
  await database.listen(
    'test_channel',
    (payload) => received.push(payload),
    () => {
      gaps += 1;
    },
  );
  pooler.state.isDown = true;
  await observer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
  );
  await expect.poll(() => pooler.state.dropped, { timeout: 15_000 }).toBeGreaterThan(0);
  await delay(2_500);
  expect(pooler.state.dropped).toBeLessThanOrEqual(5);
  pooler.state.isDown = false;
  await expect.poll(() => gaps, { timeout: 15_000 }).toBe(1);
  await delay(1_500);
  await observer.query(`select pg_notify('test_channel', 'again')`);
  await expect.poll(() => received).toEqual(['again']);
  expect(gaps).toBe(1);
  await database.close();
  pooler.close();
});
