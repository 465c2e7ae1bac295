import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCommands } from '../../src/registry/modules.ts';
import { simulationFile } from '../api-process.ts';
import { jsonOf } from '../../src/operator/report.ts';
import { shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { openTicket } from '../tickets/support-desk.ts';
import { clientIdOf, commandsOf } from './run-command.ts';

type Entry = Readonly<Record<'id' | 'at' | 'staff' | 'reason' | 'operation' | 'client_id' | 'subject' | 'details', unknown>>;
type Log = { items: Entry[]; next: number | null };

let api: TestApi;
let client: Registered;
let commands: ReturnType<typeof commandsOf>;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
  client = await api.register();
  commands = commandsOf(api);
});
afterAll(() => api.close());

const newest = async (...filter: string[]): Promise<Entry | undefined> => (await commands.json<Log>('log', 'list', ...filter)).items[0];
const count = async () => (await commands.json<Log>('log', 'list', '--limit=500')).items.length;

test('each change is recorded with who, when, why and what it was about', async () => {
  const { run } = commands;
  const clientId = await clientIdOf(api, client.email);
  const ticket = await openTicket(api, client.token);
  const shop = shopper(api.call, client.token);
  await shop.fund(10);
  const invoice = await shop.order();
  await shop.pay(invoice, 1);
  const catalogue = path.join(api.dataFolder, 'dearer.yaml');
  writeFileSync(
    catalogue,
    readFileSync(path.join(import.meta.dirname, '../../catalogue.yaml'), 'utf8').replace('monthly: 3.9', 'monthly: 3.5'),
  );
  const changes: readonly [argv: readonly string[], entry: Partial<Entry>][] = [
    [
      ['ticket', 'answer', String(ticket), 'We are looking at it.'],
      { operation: 'answerTicket', subject: String(ticket), client_id: clientId },
    ],
    [['ticket', 'close', String(ticket), '--reason', 'Solved by phone'], { operation: 'closeTicket', reason: 'Solved by phone' }],
    [
      ['invoice', 'refund', String(invoice), '1.50', 'Downtime', '--by=boris'],
      { operation: 'refundInvoice', staff: 'boris', reason: 'Downtime', subject: String(invoice), client_id: clientId },
    ],
    [['promo', 'add', 'LOGGED', '20%'], { operation: 'addPromo', subject: 'LOGGED', client_id: null, details: { off: '20%' } }],
    [['promo', 'end', 'LOGGED'], { operation: 'endPromo', subject: 'LOGGED' }],
    [['traffic', 'grant', client.email, '5'], { operation: 'grantTraffic', client_id: clientId, details: { gigabytes: 5 } }],
    [['catalogue', 'apply', catalogue], { operation: 'applyCatalogue' }],
    [['client', 'impersonate', client.email, 'Ticket 512'], { operation: 'impersonateClient', reason: 'Ticket 512', client_id: clientId }],
  ];
  for (const [argv, entry] of changes) {
    expect({ argv, ...(await run(...argv)) }).toMatchObject({ code: 0 });
    expect(await newest()).toMatchObject({ staff: 'anna', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), ...entry });
  }
});

test('a refused change is not recorded', fullOnly, async () => {
  const before = await count();
  for (const argv of [
    ['ticket', 'answer', '999', 'Hello there'],
    ['ticket', 'close', '999'],
    ['promo', 'end', 'NEVER'],
    ['invoice', 'refund', '10999', 'all', 'Nothing'],
    ['traffic', 'grant', 'nobody@example.com', '5'],
  ])
    expect({ argv, ...(await commands.run(...argv)) }).toMatchObject({ code: 1 });
  expect(await count()).toBe(before);
});

test('the log is paged and filtered', fullOnly, async () => {
  for (const gigabytes of ['1', '2', '3']) await commands.run('traffic', 'grant', client.email, gigabytes, '--by=carla');
  const first = await commands.json<Log>('log', 'list', '--by=carla', '--limit=2');
  expect(first.items.map(({ details }) => details)).toEqual([{ gigabytes: 3 }, { gigabytes: 2 }]);
  const rest = await commands.json<Log>('log', 'list', '--by=carla', '--limit=2', `--before=${first.next}`);
  expect(rest).toMatchObject({ items: [{ details: { gigabytes: 1 } }], next: null });
  expect(await newest('--client=999999')).toBeUndefined();
  expect((await commands.run('log', 'list', '--by=carla', '--operation=grantTraffic')).output).toMatch(
    /carla +grantTraffic +client \d+ +gigabytes 3/,
  );
});

test.each([['--by='], ['--by=a\nb'], [`--reason=${'x'.repeat(301)}`]])(
  'refuses a name or a reason that is not one line: %j',
  async (option) => {
    const { code, output } = await commands.run('traffic', 'grant', client.email, '1', option);
    expect([code, output]).toEqual([1, expect.stringContaining('must be one line')]);
  },
);

test('commands that only read need no name', async () => {
  const nameless = commandsOf(api, { PORTICO_STAFF: 'a\u0007b' });
  expect(await nameless.run('ledger', 'check')).toMatchObject({ code: 0 });
  expect(await nameless.run('traffic', 'grant', client.email, '1')).toMatchObject({ code: 1 });
});

test.each(['update staff_log set reason = null', 'delete from staff_log', 'truncate staff_log'])(
  'the database refuses: %s',
  async (statement) => {
    await expect(api.app.database.transaction((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: '23001' });
  },
);

/** Commands that change nothing of the provider's, or replace the whole database. */
const unrecorded = new Set(['backup', 'restore', 'clock advance', 'clock reset', 'database grant']);

test('every command that changes something is recorded', () => {
  const silent = allCommands.filter(({ name, isRecorded }) => !isRecorded && !unrecorded.has(name));
  expect(silent.filter(({ name }) => !/ (list|show|check|diff)$/.test(name)).map(({ name }) => name)).toEqual([]);
});

test('every command that reads without an argument prints JSON', fullOnly, async () => {
  const reading = allCommands.filter(
    ({ name, parameters, isRecorded }) => !isRecorded && parameters.length === 0 && / (list|check)$/.test(name),
  );
  expect(reading.map(({ name }) => name)).toEqual(expect.arrayContaining(['outbox list', 'promo list', 'ledger check', 'service check']));
  const withDriver = commandsOf(api, { PORTICO_CONFIG: simulationFile });
  for (const { name } of reading)
    expect({ name, result: await withDriver.json(...name.split(' ')) }).toEqual({ name, result: expect.any(Object) });
});

test('JSON has names like the API and keeps text that could steer a terminal', () => {
  const text = jsonOf({ amountCents: 5, at: new Date(0), items: [{ clientId: 1, subject: 'a\u202eb' }] });
  expect(text).not.toContain('\u202e');
  expect(JSON.parse(text)).toEqual({ amount_cents: 5, at: '1970-01-01T00:00:00.000Z', items: [{ client_id: 1, subject: 'a\u202eb' }] });
});
