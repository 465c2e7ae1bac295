import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/connection.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { startApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { startPostgres } from '../postgres-server.ts';
import { balance, expectBooksToHold, orderItem, shopper } from '../shop.ts';
import { signupRequest, temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { mountSmallDisk } from './small-disk.ts';

const disk = mountSmallDisk(384);
const dataFolder = temporaryFolder();
afterAll(() => {
  disk.remove();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.runIf(disk.isMounted)(
  'a full disk of PostgreSQL answers orders with 503, loses nothing acknowledged, and recovers once there is space',
  { timeout: 300_000 },
  async () => {
    const server = await startPostgres({ below: disk.folder });
    const env = { DATABASE_URL: server.url('postgres'), DATA_FOLDER: dataFolder };
    const api = await startApiProcess({ env });
    try {
      const body = signupRequest();
      success(await api.call('signUp', { body }));
      const code = await verificationCode(path.join(dataFolder, 'mail'), body.email);
      const { accessToken: token } = success(await api.call('verifyEmail', { body: { email: body.email, token: code } }));
      const shop = shopper(api.call, token);
      const acknowledged = new Set<number>([await shop.order()]);
      await shop.fund(50);

      const refused: { status: number; mayRetry: boolean }[] = [];
      const ask = async (idempotencyKey: string = randomUUID()): Promise<boolean> => {
        const reply = await shop.place([orderItem({ count: 10 })], idempotencyKey);
        if (reply.ok) acknowledged.add(reply.body.invoice_id);
        else refused.push({ status: reply.status, mayRetry: Number(reply.headers.get('retry-after')) > 0 });
        return reply.ok;
      };
      let lastKey = '';
      // For a while, writes still fit into space allocated to the tables.
      for (let inARow = 0; inARow < 20;) {
        disk.fill();
        lastKey = randomUUID();
        inARow = (await ask(lastKey)) ? 0 : inARow + 1;
      }
      const many = await Promise.all(Array.from({ length: 20 }, () => ask()));
      expect(many).toContain(false);
      expect(refused).toEqual(refused.map(() => ({ status: 503, mayRetry: true })));
      expect(success(await api.call('listInvoices', { token })).total).toBe(acknowledged.size);

      disk.evictOldest();
      await waitFor('the refused order, by its key', () => ask(lastKey));
      const paid = await shop.order();
      acknowledged.add(paid);
      success(await shop.pay(paid, balance));
      await shop.activeServices(1);
      expect(success(await api.call('listInvoices', { token })).total).toBe(acknowledged.size);
      for (const id of acknowledged) expect((await shop.invoice(id)).id).toBe(id);
      expect(api.hasEnded()).toBe(false);
      await api.kill('SIGTERM');
      const database = await openDatabase(readConfiguration(env, []), pino({ level: 'silent' }));
      try {
        await expectBooksToHold(database);
      } finally {
        await database.close();
      }
    } finally {
      await api.kill('SIGKILL');
      server.stop();
    }
  },
);
