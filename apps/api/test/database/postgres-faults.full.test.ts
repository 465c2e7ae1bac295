import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { orderItem } from '../shop.ts';
import { createPostgresDatabase, signupRequest, temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

/** Longer than the pool's 5 s wait for a connection, so readers queued behind writers would be refused before those time out. */
const lockTimeoutMs = 8_000;

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let dataFolder: string;
let api: ApiProcess;
let token: string;
let holder: Client;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  dataFolder = temporaryFolder();
  // The statement timeout is far higher, so only the lock timeout applies.
  const limits = { DATABASE_LOCK_TIMEOUT_MS: String(lockTimeoutMs), DATABASE_STATEMENT_TIMEOUT_MS: '300000' };
  api = await startApiProcess({ env: { DATABASE_URL: postgres.url, DATA_FOLDER: dataFolder, ...limits } });
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const code = await verificationCode(path.join(dataFolder, 'mail'), body.email);
  token = success(await api.call('verifyEmail', { body: { email: body.email, token: code } })).accessToken;
});
beforeEach(async () => {
  holder = new Client({ connectionString: postgres.url, application_name: 'holder' });
  await holder.connect();
  return () => holder.end();
});
afterAll(async () => {
  await api.kill('SIGTERM');
  await postgres.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const order = (idempotencyKey: string = randomUUID()) =>
  api.call('placeOrder', { token, idempotencyKey, body: { order_items: [orderItem()], payment_method: 1 } });

/** Locks the row that every order needs. */
const holdTheCounter = async () => {
  await holder.query('begin');
  await holder.query('select * from invoice_counter for update');
};

async function waitingForLocks(count: number): Promise<number[]> {
  return waitFor(`${count} statements that wait for a lock`, async () => {
    const { rows } = await holder.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'portico' and wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length >= count ? rows.map(({ pid }) => pid) : undefined;
  });
}

test('a lost connection in use answers its call with 503 and the process survives', async () => {
  const key = randomUUID();
  await holdTheCounter();
  const pending = order(key);
  for (const pid of await waitingForLocks(1)) await holder.query('select pg_terminate_backend($1)', [pid]);
  const lost = await pending;
  expect([lost.status, Number(lost.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await holder.query('rollback');
  // Repeats the call with its key.
  success(await order(key));
  expect(success(await api.call('listInvoices', { token })).total).toBe(1);
});

test('all connections, including idle and listening ones, recover after being lost at once', async () => {
  await holder.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portico' and datname = current_database()`,
  );
  const { status } = await waitFor('an order after the loss', async () => {
    const reply = await order();
    expect([200, 503]).toContain(reply.status);
    return reply.ok ? reply : undefined;
  });
  expect(status).toBe(200);
});

test('a locked row makes writers fail with 503, while reads and readiness keep working', async () => {
  const before = success(await api.call('listInvoices', { token })).total;
  await holdTheCounter();
  const orders = Array.from({ length: 40 }, () => order());
  await waitingForLocks(1);
  const reads = await Promise.all(Array.from({ length: 20 }, () => api.call('listInvoices', { token })));
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  const readiness = await fetch(`${api.url}/readyz`);
  expect(readiness.status).toBe(200);
  // No order succeeded while the row was locked, and none reported a server error.
  const answers = await Promise.all(orders);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  await holder.query('rollback');
  success(await order());
  expect(success(await api.call('listInvoices', { token })).total).toBe(before + 1);
});
