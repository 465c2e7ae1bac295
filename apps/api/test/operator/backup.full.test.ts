import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, shopper } from '../shop.ts';
import { startTestApi, temporaryFolder, type Registered, type TestApi } from '../test-api.ts';
import { backup, newDatabase, restore, type Target } from './backups.ts';

async function shopperOf(api: TestApi, { email, password }: Registered) {
  return shopper(api.call, success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '');
}

describe.each([
  ['postgres', 'pglite'],
  ['pglite', 'postgres'],
] as const)('a backup of %s', (source, kind) => {
  // Two servers, a backup and a restore are slow on a busy machine, which is not what this tests.
  test(`a backup taken during orders restores into ${kind} with the same ledger`, { timeout: 300_000 }, async () => {
    const api = await startTestApi({ database: source });
    const folder = temporaryFolder();
    const target = await newDatabase(kind);
    try {
      const file = path.join(folder, 'portico.backup');
      const client = await api.register();
      const shop = shopper(api.call, client.token);
      await shop.fund(100);
      const over = new AbortController();
      const acknowledged: number[] = [];
      const ordering = (async () => {
        while (!over.signal.aborted) acknowledged.push(await shop.order());
      })();
      while (acknowledged.length < 3) await shop.services();
      const before = [...acknowledged];
      await backup(api, file);
      over.abort();
      await ordering;
      const balanceWas = await shop.balance();

      expect(await restore(target.env, file)).toEqual({ code: 0, output: expect.stringContaining('the ledger balances') });

      const restored = await startTestApi({ env: target.env });
      try {
        const again = await shopperOf(restored, client);
        expect(await again.balance()).toBe(balanceWas);
        for (const id of before) expect((await again.invoice(id)).status).toBe('unpaid');
        const [first = 0] = before;
        expect(success(await again.pay(first, balance)).url).toBeNull();
        expect((await again.invoice(first)).status).toBe('paid');
        expect(await again.order()).toBeGreaterThan(Math.max(...before));
        await expectBooksToHold(restored.app.database);
      } finally {
        await restored.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await target.drop();
      await api.close();
    }
  });
});

describe('a refused restore leaves the database empty:', () => {
  const folder = temporaryFolder();
  const whole = path.join(folder, 'whole.backup');
  const email = 'mira@example.com';
  let lines: string[];
  let target: Target;
  beforeAll(async () => {
    const api = await startTestApi();
    await api.register({ email });
    await backup(api, whole);
    await api.close();
    lines = gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n');
    target = await newDatabase('pglite');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await target.drop();
  });

  function damaged(content: Buffer): string {
    const file = path.join(folder, 'damaged.backup');
    writeFileSync(file, content);
    return file;
  }

  const edited = (edit: (all: string[]) => string[]) => () => gzipSync(`${edit(lines).join('\n')}\n`);
  test.each<[string, string, () => Buffer]>([
    ['of a file that was cut off', 'incomplete or damaged', () => readFileSync(whole).subarray(0, readFileSync(whole).length - 200)],
    ['of lines without their end', 'incomplete or damaged', edited((all) => all.slice(0, -1))],
    ['of a figure that was changed', 'incomplete or damaged', edited((all) => all.map((line) => line.replace(email, 'evil@example.com')))],
    ['of something else', 'incomplete or damaged', () => Buffer.from('hello')],
    [
      'of another version',
      'another version',
      edited(([head = '', ...rest]) => [head.replace('2026-11-22-21-faq', '2031-01-01-01-later'), ...rest]),
    ],
  ])('%s', async (_what, message, content) => {
    const { code, output } = await restore(target.env, damaged(content()));
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect((await restore(target.env, path.join(folder, 'none.backup'))).output).toContain("none.backup doesn't exist");
  });

  test('a restore without the plugin that the backup has tables of is refused', async () => {
    const other = await newDatabase('pglite');
    const { code, output } = await restore({ ...other.env, PORTICO_CONFIG: '' }, whole);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The backup has tables of other plugins \(plugin_simulation_migration\/.*, here none\)\./),
    ]);
    await other.drop();
  });

  test.each(['--last-invoice', '--last-credit-note'])('of a backup that has later numbers than %s', async (option) => {
    const { code, output } = await restore(target.env, whole, `${option}=9999`);
    expect([code, output]).toEqual([1, `${option} can't be 9999: the backup has numbers up to 10000. Nothing was restored.`]);
  });

  test('a restore refuses a database with clients and accepts an empty one afterwards', async () => {
    expect((await restore(target.env, whole)).code).toBe(0);
    const { code, output } = await restore(target.env, whole);
    expect([code, output]).toEqual([1, expect.stringContaining('already has clients')]);
  });
});
