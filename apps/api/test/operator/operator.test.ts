import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../src/run-operator.ts';
import { processEnv } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { balance, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { openTicket } from '../tickets/support-desk.ts';

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

/** Keeps a paid server in preparation. */
const slowSetUp = { SIMULATOR_DELAY_MS: '600000' };

describe('pnpm operator next to a running server on PostgreSQL', () => {
  let api: TestApi;
  let env: Env;
  let client: Registered;
  let shop: Shopper;
  beforeAll(async () => {
    api = await startTestApi({ database: 'postgres', env: slowSetUp });
    client = await api.register();
    shop = shopper(api.call, client.token);
    await shop.fund(100);
    success(await shop.pay(await shop.order(), balance));
    env = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  });
  afterAll(() => api.close());

  test('checks the ledger and finds violations', async () => {
    expect(await operatorProcess(env, 'ledger', 'check')).toMatchObject({
      code: 0,
      output: expect.stringContaining('The ledger balances'),
    });
    const skip = (numbers: number) =>
      api.app.database.transaction((tx) =>
        tx
          .updateTable('invoice_counter')
          .set((counter) => ({ last_number: counter('last_number', '+', numbers) }))
          .execute(),
      );
    await skip(1);
    expect(await operator(env, 'ledger', 'check')).toMatchObject({ code: 1, output: expect.stringContaining('! invoice numbers') });
    await skip(-1);
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
    const shown = await operator(env, 'client', 'show', client.email.toUpperCase());
    expect(shown.output).toContain(`Balance   ${(await shop.balance()).toFixed(2)} EUR`);
    for (const { hostname } of await shop.services()) expect(shown.output).toContain(hostname);
    expect(await operator(env, 'client', 'show', 'nobody@portico.test')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No user is registered'),
    });
  });

  test('answers an open ticket and notifies the client; refuses a closed one', fullOnly, async () => {
    const [id, closed] = [await openTicket(api, client.token), await openTicket(api, client.token)].map(String) as [string, string];
    expect(await operator(env, 'ticket', 'close', closed)).toMatchObject({ code: 0 });
    expect(await operator(env, 'ticket', 'answer', id, 'We are looking at it.')).toMatchObject({ code: 0 });
    expect(success(await api.call('getAccountMeta', { token: client.token })).admin_reply_ticket_count).toBe(1);
    expect(await operator(env, 'ticket', 'answer', closed, 'Hello')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`no open ticket ${closed}`),
    });
    expect(await operator(env, 'ticket', 'answer', 'one', 'Hello')).toMatchObject({ code: 1 });
  });

  test('lists waiting tickets, shows one without control characters, and closes one for good', fullOnly, async () => {
    const answered = await openTicket(api, client.token, { subject: 'A wrong VAT number' });
    expect(await operator(env, 'ticket', 'answer', String(answered), 'It is right now.')).toMatchObject({ code: 0 });
    const ticketId = await openTicket(api, client.token, { subject: 'Paying for three years', department: 'finance' });
    const id = String(ticketId);
    const hostile = { author: 'client', author_name: 'Eve\u202e', body: 'a\u001b[2Jb\nc', created_at: new Date() } as const;
    await api.app.database.transaction((tx) =>
      tx
        .insertInto('ticket_message')
        .values({ ticket_id: ticketId, ...hostile })
        .execute(),
    );
    const row = new RegExp(`^${id} .*finance\\s+open.*three years`, 'm');
    const listed = await operator(env, 'ticket', 'list');
    expect(listed.output).toMatch(row);
    expect(listed.output).not.toContain('VAT number');
    const shown = await operator(env, 'ticket', 'show', id);
    expect(shown.output).toContain('  a\ufffd[2Jb\n  c');
    for (const steering of ['\u001b', '\u202e']) expect(shown.output).not.toContain(steering);
    expect(await operator(env, 'ticket', 'close', id)).toMatchObject({ code: 0 });
    for (const verb of ['close', 'show']) expect(await operator(env, 'ticket', verb, '999')).toMatchObject({ code: 1 });
    expect(await operator(env, 'ticket', 'close', id)).toMatchObject({ code: 1, output: expect.stringContaining(`no open ticket ${id}`) });
    expect((await operator(env, 'ticket', 'list')).output).not.toMatch(row);
  });

  test('applies a catalogue, which is on sale at once; an invalid one changes nothing', async () => {
    const { token } = client;
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

  test.each([[['nonsense']], [['nonsense', '--', '--help']], [['client', 'show']], [[]]])(
    'prints the usage when misused: %j',
    async (argv) => {
      expect(await operator(env, ...argv)).toMatchObject({ code: 2, output: expect.stringContaining('Usage: pnpm operator') });
    },
  );

  test('exits with the code of its outcome', fullOnly, async () => {
    expect((await operatorProcess(env, 'nonsense')).code).toBe(2);
  });
});
