import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { openDatabase } from '../../src/database/connection.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { processEnv, startApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { freePort } from '../free-port.ts';
import { verificationCode } from '../mailbox.ts';
import { expectBooksToHold, orderItem } from '../shop.ts';
import { copyEmbeddedDatabase, signupRequest, temporaryFolder } from '../test-api.ts';

/** A disk of its own, which takes a right to mount that not every machine gives. */
const disk = temporaryFolder();
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status === 0;
const folder = path.join(disk, 'data');
const ballast = path.join(disk, 'ballast');

beforeAll(() => {
  mkdirSync(folder);
  if (isMounted) copyEmbeddedDatabase(folder);
});
afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

function fillDisk(): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize, 1));
}

test.runIf(isMounted)(
  'a full disk costs orders a 503, and a start a sentence; with room again all is there',
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
    fillDisk();
    const refused = [];
    let placed = 1;
    // What is written goes into room that the database has already, for a while.
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

    const second = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts'), '--empty'], {
      env: { ...processEnv(), DATA_FOLDER: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    second.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect(said).toMatch(/is on a disk with \d+ MiB left, too few to open the database\. Make room/);

    rmSync(ballast);
    const third = await startApiProcess({ env: { DATA_FOLDER: folder } });
    expect(success(await third.call('listInvoices', { token })).total).toBe(placed);
    success(await order(third));
    await third.kill('SIGTERM');
    const database = await openDatabase(readConfiguration({ DATA_FOLDER: folder }, ['--empty']), pino({ level: 'silent' }));
    try {
      await expectBooksToHold(database);
    } finally {
      await database.close();
    }
  },
);
