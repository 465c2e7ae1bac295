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

/** Longer than the pool waits for a connection (5 s): readers that stood behind writers would be refused before those give up. */
const lockTimeoutMs = 8_000;

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let dataFolder: string;
let api: ApiProcess;
let token: string;
let holder: Client;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  dataFolder = temporaryFolder();
  // A statement's own limit is far: what is given up is given up for its lock.
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

/** The row that every order has to lock. */
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

test('a connection that is lost while it is in use costs its call a 503, and the process goes on', async () => {
  const key = randomUUID();
  await holdTheCounter();
  const begun = order(key);
  for (const pid of await waitingForLocks(1)) await holder.query('select pg_terminate_backend($1)', [pid]);
  const lost = await begun;
  expect([lost.status, Number(lost.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await holder.query('rollback');
  // The same call, repeated with its key.
  success(await order(key));
  expect(success(await api.call('listInvoices', { token })).total).toBe(1);
});

test('all connections lost at once, idle ones and those that listen too, are made again', async () => {
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

test('a row that somebody holds makes writers give up with a 503, while readers and readiness go on', async () => {
  const before = success(await api.call('listInvoices', { token })).total;
  await holdTheCounter();
  const orders = Array.from({ length: 40 }, () => order());
  await waitingForLocks(1);
  const reads = await Promise.all(Array.from({ length: 20 }, () => api.call('listInvoices', { token })));
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  const readiness = await fetch(`${api.url}/readyz`);
  expect(readiness.status).toBe(200);
  // Nobody was served while the row was held, and nobody was told that we are to blame.
  const answers = await Promise.all(orders);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  await holder.query('rollback');
  success(await order());
  expect(success(await api.call('listInvoices', { token })).total).toBe(before + 1);
});
