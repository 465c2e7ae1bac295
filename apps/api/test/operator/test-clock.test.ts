import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isoDay } from '../../src/calendar.ts';
import { readPeriod } from '../../src/modules/test-clock/period.ts';
import { markMadeUp } from '../../src/platform/clock/test-clock.ts';
import { runOperator } from '../../src/run-operator.ts';
import { simulationFile } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { clientWithServer, type OwnServer } from '../services/own-server.ts';
import { expectBooksToHold } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const dayMs = 86_400_000;

type Env = Readonly<Record<string, string>>;

/** The environment of an operator command next to the server. */
const envOf = ({ app, dataFolder }: TestApi): Env => ({
  PORTICO_CONFIG: simulationFile,
  DATABASE_URL: app.configuration.databaseUrl ?? '',
  DATA_FOLDER: dataFolder,
  TEST_CLOCK: '1',
});

async function operator(env: Env, ...argv: string[]): Promise<{ code: number; output: string }> {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const code = await runOperator(argv, env, { print: write, complain: write });
  return { code, output: lines.join('\n') };
}

test.each([
  ['12h', 0.5],
  ['40d', 40],
  ['6w', 42],
  ['0d', null],
  ['-1d', null],
  ['1.5d', null],
  ['40', null],
  ['40 d', null],
  ['99999w', null],
])('the period %j is parsed', (text, days) => {
  expect(readPeriod(text)).toBe(days === null ? null : days * dayMs);
});

describe('the test clock next to a running server on PostgreSQL', () => {
  let api: TestApi;
  let env: Env;
  let server: OwnServer;
  beforeAll(async () => {
    api = await startTestApi({ database: 'postgres', env: { TEST_CLOCK: '1' } });
    env = envOf(api);
    await api.app.database.transaction(markMadeUp);
    server = await clientWithServer(api);
  });
  afterAll(() => api.close());

  const aheadDays = () => (api.app.now().getTime() - Date.now()) / dayMs;

  test('the clock command refuses to run without the setting, and refuses an invalid period', async () => {
    const { TEST_CLOCK: _off, ...without } = env;
    expect(await operator(without, 'clock', 'advance', '1d')).toMatchObject({ code: 1, output: expect.stringContaining('TEST_CLOCK=1') });
    expect(await operator(env, 'clock', 'advance', 'tomorrow')).toMatchObject({ code: 1, output: expect.stringContaining('such as 12h') });
    expect(aheadDays()).toBeCloseTo(0, 1);
  });

  test('the clock command refuses to run without the plugins that simulate', async () => {
    expect(await operator({ ...env, PORTICO_CONFIG: '' }, 'clock', 'advance', '1d')).toMatchObject({
      code: 1,
      output: expect.stringContaining('with the portico.config.ts that simulates'),
    });
    expect(aheadDays()).toBeCloseTo(0, 1);
  });

  test('after forty days ahead, the running server has followed and the customer has aged', fullOnly, async () => {
    const moved = await operator(env, 'clock', 'advance', '40d');
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('40 days and 0 hours ahead') });
    await waitFor('the server to follow', () => (aheadDays() > 39.9 ? true : undefined));
    const { email, password } = server.registered;
    const token = success(await api.call('login', { body: { email, password, rememberMe: 0 } })).accessToken ?? '';
    const { items } = success(await api.call('listServices', { token }));
    expect(items.map(({ status }) => status)).toEqual(['suspended']);
    const invoices = success(await api.call('listInvoices', { token, query: { status: 'unpaid' } })).items;
    expect(invoices.some(({ created_date: created }) => created > isoDay(new Date()))).toBe(true);
    await expectBooksToHold(api.app.database);
  });

  test('a server without the setting refuses to start on a clock that was set ahead', fullOnly, async () => {
    const { TEST_CLOCK: _off, ...without } = env;
    expect(await operator(without, 'ledger', 'check')).toMatchObject({
      code: 1,
      output: expect.stringContaining('was moved ahead for a test'),
    });
    expect((await operator(env, 'ledger', 'check')).code).toBe(0);
  });

  test('the clock is shown and reset', fullOnly, async () => {
    expect((await operator(env, 'clock', 'show')).output).toContain('40 days and 0 hours ahead');
    expect((await operator(env, 'clock', 'reset')).output).toContain('the real time');
    await waitFor('the server to follow', () => (aheadDays() < 0.1 ? true : undefined));
  });
});

test('a database whose customers are not made up refuses the test clock', async () => {
  const api = await startTestApi({ database: 'postgres', env: { TEST_CLOCK: '1' } });
  try {
    expect(await operator(envOf(api), 'clock', 'advance', '1d')).toMatchObject({
      code: 1,
      output: expect.stringContaining('only be changed for made-up customers'),
    });
  } finally {
    await api.close();
  }
});
