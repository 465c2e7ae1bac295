import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '@portico/api/test/contract-client';
import { expectBooksToHold } from '@portico/api/test/shop';
import { startTestApi, temporaryFolder, type TestApi } from '@portico/api/test/test-api';
import { waitFor } from '@portico/api/test/wait-for';
import { fullOnly } from '@portico/test-depth/daily-if';
import { demoEnvironment } from '../src/demo-environment.ts';
import { demoDatabases, signInToDemo, startDemo } from './start-demo.ts';

/** Keeps the demo's server in preparation. */
const slowSetUp = { SIMULATOR_DELAY_MS: '600000' };

describe.each(demoDatabases)('the demo account on %s', (database) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startDemo(database, { ...demoEnvironment, ...slowSetUp });
    token = await signInToDemo(api);
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  test('the demo has forty invoices over two years, two of them unpaid, and a balance of €128.40', fullOnly, async () => {
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

  test('the first reading of a running server of the demo has its load and continues its chart', async () => {
    const { items } = success(await api.call('listServices', { token, query: { status: ['active'] } }));
    expect(items).not.toEqual([]);
    for (const { id } of items) {
      const { vitals, points } = await waitFor('the first reading', async () => {
        const { current, points: ofHours } = success(await api.call('getServiceMetrics', { token, query: { id } }));
        return current ? { vitals: current, points: ofHours } : undefined;
      });
      expect(vitals.cpu_percent).toBeGreaterThan(0);
      const lastFullHour = points.filter(({ disk_percent: disk }) => disk !== null).at(-2);
      expect(vitals.disk_percent).toBeCloseTo(lastFullHour?.disk_percent ?? Number.NaN, 0);
    }
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

test("a second start doesn't seed again", fullOnly, async () => {
  const env = { DATA_FOLDER: temporaryFolder() };
  await (await startDemo('pglite', env)).close();
  const api = await startDemo('pglite', env);
  try {
    const { clients, versions } = await api.app.database.read(async (tx) => ({
      clients: await tx.selectFrom('client').selectAll().execute(),
      versions: await tx.selectFrom('catalogue_version').selectAll().execute(),
    }));
    expect([clients.length, versions.length]).toEqual([1, 1]);
  } finally {
    await api.close();
  }
});

test("the demo next to a provider's customers is refused", fullOnly, async () => {
  const env = { DATA_FOLDER: temporaryFolder() };
  const api = await startTestApi({ env });
  await api.register();
  await api.close();
  await expect(startDemo('pglite', env)).rejects.toThrow(/^This database has real customers, and the demo is never mixed with them\./);
});
