import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { openDatabase } from '../../src/platform/database/connection.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { processEnv, simulationFile, startApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { freePort } from '../free-port.ts';
import { verificationCode } from '../mailbox.ts';
import { expectBooksToHold, orderItem } from '../shop.ts';
import { copyEmbeddedDatabase, signupRequest } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { mountSmallDisk } from './small-disk.ts';

const disk = mountSmallDisk(256);
const folder = path.join(disk.folder, 'data');

beforeAll(() => {
  mkdirSync(folder);
  if (disk.isMounted) copyEmbeddedDatabase(folder);
});
afterAll(() => disk.remove());

test.runIf(disk.isMounted)(
  'a full disk answers orders and readiness with 503, and a start with 503 or a message; nothing is lost once there is space',
  { timeout: 240_000 },
  async () => {
    const first = await startApiProcess({ env: { DATA_FOLDER: folder } });
    const body = signupRequest();
    success(await first.call('signUp', { body }));
    const code = await verificationCode(path.join(folder, 'mail'), body.email);
    const token = success(await first.call('verifyEmail', { body: { email: body.email, token: code } })).accessToken;
    const order = async (api: typeof first) => {
      const idempotencyKey = crypto.randomUUID();
      return await api.call('placeOrder', { token, idempotencyKey, body: { order_items: [orderItem({ count: 10 })], payment_method: 1 } });
    };
    success(await order(first));
    disk.fill();
    const readiness = await fetch(`${first.url}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'unavailable', failed: ['data_folder'] }]);
    const refused = [];
    let placed = 1;
    // For a while, writes still fit into space allocated to the database.
    while (refused.length < 3) {
      const reply = await order(first);
      if (reply.ok) placed += 1;
      else refused.push([reply.status, Number(reply.headers.get('retry-after')) > 0]);
    }
    expect(refused).toEqual([
      [503, true],
      [503, true],
      [503, true],
    ]);
    await first.kill('SIGKILL');

    // What is left of the space decides whether the database can recover.
    const port = String(await freePort());
    const second = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts')], {
      env: { ...processEnv(), PORTICO_CONFIG: simulationFile, DATA_FOLDER: folder, PORT: port, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    second.stderr.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
    const outcome = await waitFor('the second start', async () => {
      if (second.exitCode !== null) return `ends with ${second.exitCode}: ${output}`;
      const probe = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      return probe && `answers ${probe.status}`;
    });
    expect(outcome).toMatch(
      /^(?:answers 503$|ends with 1: .*(?:has only \d+ MiB of free disk space, too little to open the database|has no space left)\. Free up space)/,
    );
    if (second.exitCode === null) {
      second.kill('SIGKILL');
      await once(second, 'exit');
    }

    disk.evictOldest();
    const third = await startApiProcess({ env: { DATA_FOLDER: folder } });
    expect(success(await third.call('listInvoices', { token })).total).toBe(placed);
    success(await order(third));
    await third.kill('SIGTERM');
    const database = await openDatabase(readConfiguration({ DATA_FOLDER: folder }, []), pino({ level: 'silent' }));
    try {
      await expectBooksToHold(database);
    } finally {
      await database.close();
    }
  },
);
