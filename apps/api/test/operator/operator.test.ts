import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../src/run-operator.ts';
import { processEnv } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { expectBooksToHold } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';

const root = path.join(import.meta.dirname, '../..');

type Finished = { code: number; output: string };
type Env = Readonly<Record<string, string>>;

async function operator(env: Env, ...argv: string[]): Promise<Finished> {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const code = await runOperator(argv, env, { print: write, complain: write });
  return { code, output: lines.join('\n') };
}

/** Runs the operator from a shell. */
function operatorProcess(env: Env, ...argv: string[]): Promise<Finished> {
  return new Promise((resolve) => {
    const script = path.join(root, 'src/operator.ts');
    execFile(process.execPath, [script, ...argv], { env: { ...processEnv(), ...env } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

/** Keeps the demo's server in preparation. */
const slowSetUp = { SIMULATOR_DELAY_MS: '600000' };
const demo = { email: 'demo@portico.test', password: 'Portico-2026' };

describe.each(testedDatabases)('the demo account on %s', (database) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi({ database, argv: ['--demo'], env: { ...slowSetUp, SELLER_FILE: path.join(root, 'seller.example.yaml') } });
    token = success(await api.call('login', { body: { ...demo, rememberMe: 0 } })).accessToken ?? '';
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  test('the demo has forty invoices over two years, two of them unpaid, and a balance of €128.40', async () => {
    const invoices = success(await api.call('listInvoices', { token, query: { 'per-page': 100 } }));
    expect(invoices.total).toBe(40);
    const statuses = invoices.items.map(({ status }) => status);
    expect([statuses.filter((it) => it === 'unpaid').length, statuses.filter((it) => it === 'cancelled').length]).toEqual([2, 2]);
    const dates = invoices.items.map(({ created_date }) => created_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(Date.parse(dates[0] ?? '') - Date.parse(dates.at(-1) ?? '')).toBeGreaterThan(700 * 86_400_000);
    const user = success(await api.call('getAccountMeta', { token }));
    expect(user).toMatchObject({ firstname: 'Alexandra', balance: 128.4, unpaid_invoice_count: 2, admin_reply_ticket_count: 2 });
  });

  test("the demo's payments, tickets and sign-ins are in chronological order", async () => {
    const query = { 'per-page': 100 };
    const times = {
      balance: success(await api.call('listBalanceEntries', { token, query })).items.map(({ at }) => at),
      activity: success(await api.call('listActivity', { token, query })).items.map(({ created_at: at }) => at),
      tickets: (await api.app.database.read((tx) => tx.selectFrom('ticket').select('created_at').orderBy('id', 'desc').execute())).map(
        ({ created_at: at }) => at.toISOString(),
      ),
    };
    for (const at of Object.values(times)) expect(at).toEqual(at.toSorted().toReversed());
    expect(times.activity.length).toBeGreaterThan(10);
  });

  test("the demo's invoices have VAT, a buyer and a PDF", async () => {
    const { items } = success(await api.call('listInvoices', { token, query: { status: 'paid' } }));
    const query = { id: items[0]?.id ?? 0 };
    const { tax } = success(await api.call('getInvoice', { token, query }));
    expect(tax).toMatchObject({ treatment: 'standard', buyer: { name: 'Acme GmbH', contact: 'Alexandra Acme', city: 'Hamburg' } });
    success(await api.call('getInvoiceDocument', { token, query }));
  });

  test('the demo has services and tickets in every status, and traffic', async () => {
    const { items } = success(await api.call('listServices', { token }));
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['pending', 'prepare', 'active', 'suspended', 'delete']));
    const { tickets, movements } = await api.app.database.read(async (tx) => ({
      tickets: await tx.selectFrom('ticket').select('status').distinct().execute(),
      movements: await tx.selectFrom('traffic_movement').select('type').distinct().execute(),
    }));
    expect(tickets).toHaveLength(4);
    expect(movements).toHaveLength(2);
  });
});

describe('pnpm operator next to a running server on PostgreSQL', () => {
  let api: TestApi;
  let env: Env;
  beforeAll(async () => {
    api = await startTestApi({ database: 'postgres', argv: ['--demo'], env: slowSetUp });
    env = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  });
  afterAll(() => api.close());

  test('checks the ledger and finds violations', async () => {
    expect(await operatorProcess(env, 'ledger', 'check')).toMatchObject({
      code: 0,
      output: expect.stringContaining('The ledger balances'),
    });
    await api.app.database.transaction((tx) => tx.updateTable('invoice_counter').set({ last_number: 20_000 }).execute());
    expect(await operator(env, 'ledger', 'check')).toMatchObject({ code: 1, output: expect.stringContaining('! invoice numbers') });
    await api.app.database.transaction((tx) => tx.updateTable('invoice_counter').set({ last_number: 10_040 }).execute());
  });

  test("finds services that were paid half an hour ago and aren't active", async () => {
    const paid = (minutesAgo: number) =>
      api.app.database.transaction((tx) =>
        sql`update invoice set paid_at = now() - ${minutesAgo} * interval '1 minute'
             where id in (select invoice_id from service where status = 'prepare')`.execute(tx),
      );
    await paid(31);
    const finding = /^! service \d+ \([\w.-]+\) was paid at \S+ and is not active$/m;
    expect(await operator(env, 'service', 'check')).toMatchObject({ code: 1, output: expect.stringMatching(finding) });
    await paid(29);
    expect(await operator(env, 'service', 'check')).toEqual({ code: 0, output: 'All paid services are active.' });
  });

  test("shows a client, or reports that it doesn't exist", async () => {
    const shown = await operator(env, 'client', 'show', 'Demo@portico.test');
    expect(shown.output).toContain('Balance   128.40 EUR');
    expect(shown.output).toContain('edge-fra-01.acme.dev');
    expect(await operator(env, 'client', 'show', 'nobody@portico.test')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No user is registered'),
    });
  });

  test('answers an open ticket and notifies the client; refuses a closed one', async () => {
    const token = success(await api.call('login', { body: { ...demo, rememberMe: 0 } })).accessToken ?? '';
    expect(await operator(env, 'ticket', 'answer', '6', 'We are looking at it.')).toMatchObject({ code: 0 });
    expect(success(await api.call('getAccountMeta', { token })).admin_reply_ticket_count).toBe(3);
    expect(await operator(env, 'ticket', 'answer', '1', 'Hello')).toMatchObject({
      code: 1,
      output: expect.stringContaining('no open ticket 1'),
    });
    expect(await operator(env, 'ticket', 'answer', 'one', 'Hello')).toMatchObject({ code: 1 });
  });

  test('lists waiting tickets, shows one without control characters, and closes one for good', async () => {
    const hostile = { ticket_id: 3, author: 'client', author_name: 'Eve\u202e', body: 'a\u001b[2Jb\nc', created_at: new Date() } as const;
    await api.app.database.transaction((tx) => tx.insertInto('ticket_message').values(hostile).execute());
    const listed = await operator(env, 'ticket', 'list');
    expect(listed.output).toMatch(/^3 .*finance\s+customer-reply.*three years/m);
    expect(listed.output).not.toContain('VAT number');
    const shown = await operator(env, 'ticket', 'show', '3');
    expect(shown.output).toContain('  a\ufffd[2Jb\n  c');
    for (const steering of ['\u001b', '\u202e']) expect(shown.output).not.toContain(steering);
    expect(await operator(env, 'ticket', 'close', '3')).toMatchObject({ code: 0 });
    for (const verb of ['close', 'show']) expect(await operator(env, 'ticket', verb, '999')).toMatchObject({ code: 1 });
    expect(await operator(env, 'ticket', 'close', '3')).toMatchObject({ code: 1, output: expect.stringContaining('no open ticket 3') });
    expect((await operator(env, 'ticket', 'list')).output).not.toMatch(/^3 /m);
  });

  test('applies a catalogue, which is on sale at once; an invalid one changes nothing', async () => {
    const token = success(await api.call('login', { body: { ...demo, rememberMe: 0 } })).accessToken ?? '';
    const bundled = readFileSync(path.join(root, 'catalogue.yaml'), 'utf8');
    const file = path.join(api.dataFolder, 'changed.yaml');
    writeFileSync(file, bundled.replace('monthly: 3.9', 'monthly: 3.5'));
    expect(await operator(env, 'catalogue', 'diff', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^~ plans\.[a-z0-9-]+\.prices\.monthly: 3\.90 -> 3\.50\n/),
    });
    expect(await operator(env, 'catalogue', 'apply', file)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Version 2 is on sale'),
    });
    expect(success(await api.call('listCategories', { token })).items[0]?.from_price).toBe(3.5);
    expect((await operator(env, 'catalogue', 'diff', file)).output).toBe('Nothing would change.');
    expect((await operator(env, 'catalogue', 'apply', file)).output).toContain('Nothing changed');
    writeFileSync(file, bundled.replace('monthly: 3.9', 'monthly: 3.999'));
    const broken = await operator(env, 'catalogue', 'apply', file);
    const problem = /line \d+, plans\.1\.prices\.monthly: must have at most two decimals/;
    expect(broken).toMatchObject({ code: 1, output: expect.stringMatching(problem) });
    expect(await operator(env, 'catalogue', 'diff', file)).toMatchObject({ code: 1, output: expect.stringMatching(problem) });
    expect(success(await api.call('listCategories', { token })).items[0]?.from_price).toBe(3.5);
  });

  test.each([[['nonsense']], [['client', 'show']], [[]]])('prints the usage when misused: %j', async (argv) => {
    expect(await operator(env, ...argv)).toMatchObject({ code: 2, output: expect.stringContaining('Usage: pnpm operator') });
  });

  test('exits with the code of its outcome', async () => {
    expect((await operatorProcess(env, 'nonsense')).code).toBe(2);
  });
});

test('pnpm operator names the process that holds the embedded database', fullOnly, async () => {
  const api = await startTestApi({ database: 'pglite' });
  try {
    const refused = await operatorProcess({ DATA_FOLDER: api.dataFolder }, 'ledger', 'check');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`in use by process ${process.pid}`) });
  } finally {
    await api.close();
  }
});

test("a second start doesn't seed again", fullOnly, async () => {
  const first = await startTestApi({ database: 'postgres', argv: ['--demo'] });
  try {
    const second = await startTestApi({
      database: 'postgres',
      argv: ['--demo'],
      env: { DATABASE_URL: first.app.configuration.databaseUrl ?? '' },
    });
    await second.close();
    const { clients, versions } = await first.app.database.read(async (tx) => ({
      clients: await tx.selectFrom('client').selectAll().execute(),
      versions: await tx.selectFrom('catalogue_version').selectAll().execute(),
    }));
    expect([clients.length, versions.length]).toEqual([1, 1]);
  } finally {
    await first.close();
  }
});
