import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { refusal, success } from '../contract-client.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const { signal } = new AbortController();

describe.each(testedDatabases)('services on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  let invoiceId: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = shopper(api.call, (await api.register()).token);
    await client.fund(100);
    invoiceId = await client.order(
      orderItem({ tariff: 'vps-nvme-2-de', configoptions: { hostname: 'edge.acme.dev' } }),
      orderItem({ tariff: 'storage-4tb-fi', configoptions: { hostname: 'backup.acme.dev' }, billing_cycle: 'quarterly' }),
    );
    success(await client.pay(invoiceId, balance));
    await client.activeServices(2);
    await client.order(orderItem({ configoptions: { hostname: 'later.acme.dev' } }));
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  describe('listServices', () => {
    const list = (query: object, language = 'en') => api.call('listServices', { token: client.token, query, language });

    test("200: lists newest first, in the reader's language", async () => {
      const { items, total } = success(await list({}, 'ru'));
      expect(total).toBe(3);
      expect(items.map(({ hostname, status, tariff_name, city }) => [hostname, status, tariff_name, city])).toEqual([
        ['later.acme.dev', 'pending', 'VPS NVMe 2', 'Франкфурт'],
        ['backup.acme.dev', 'active', 'Хранилище 4\u00a0ТБ', 'Хельсинки'],
        ['edge.acme.dev', 'active', 'VPS NVMe 2', 'Франкфурт'],
      ]);
    });

    test('200: filters by page and status', async () => {
      expect(success(await list({ page: 2, 'per-page': 2 })).items.map(({ hostname }) => hostname)).toEqual(['edge.acme.dev']);
      expect(success(await list({ status: 'pending' }))).toMatchObject({
        total: 1,
        items: [{ hostname: 'later.acme.dev', ip: null, next_due_date: null }],
      });
      expect(success(await list({ status: 'suspended' }))).toMatchObject({ total: 0 });
    });

    test('200: q finds part of the hostname, the plan in any language, or the address', async () => {
      const { ip } = success(await list({ q: 'BACKUP.acme' })).items[0] ?? {};
      for (const q of ['storage 4', 'хранилище', ip ?? '-']) {
        expect(success(await list({ q })).items.map(({ hostname }) => hostname)).toEqual(['backup.acme.dev']);
      }
      expect(success(await list({ q: '%' })).total).toBe(0);
    });

    test.each([
      ['hostname', ['backup', 'edge', 'later']],
      ['-hostname', ['later', 'edge', 'backup']],
      ['tariff_name', ['backup', 'later', 'edge']],
      ['-tariff_name', ['later', 'edge', 'backup']],
      ['status', ['backup', 'edge', 'later']],
      ['-status', ['later', 'backup', 'edge']],
      ['next_due_date', ['edge', 'backup', 'later']],
      ['-next_due_date', ['backup', 'edge', 'later']],
      ['renewal_cost', ['later', 'edge', 'backup']],
      ['-renewal_cost', ['backup', 'later', 'edge']],
    ])('200: sorts by %s, ties newest first, and missing dates last', async (sort, order) => {
      const { items } = success(await list({ sort }));
      expect(items.map(({ hostname }) => hostname.split('.')[0])).toEqual(order);
    });

    test('200: lists no service of another client', async () => {
      const { token } = await api.register();
      expect(success(await api.call('listServices', { token }))).toMatchObject({ total: 0, items: [] });
    });

    test.each([{ page: 0 }, { 'per-page': 0 }, { status: 'deleted' }, { sort: 'ip' }, { q: 'a\0' }, { unknown: 1 }])(
      '422: refuses %j',
      async (query) => {
        expect(refusal(await list(query)).status).toBe(422);
      },
    );
  });

  test('a service is set up once, however often its job runs', async () => {
    const service = (await client.services()).find(({ hostname }) => hostname === 'edge.acme.dev');
    const serviceId = service?.id ?? 0;
    await Promise.all(Array.from({ length: 5 }, () => provisionService.handle(api.app, { serviceId }, signal)));
    expect((await client.services()).find(({ id }) => id === serviceId)).toEqual(service);
    const servers = await api.app.database.read((tx) =>
      tx.withTables<SimulationTables>().selectFrom('simulated_server').selectAll().where('service_id', '=', serviceId).execute(),
    );
    expect(servers).toHaveLength(1);
  });

  test('many concurrent services get one address each', fullOnly, async () => {
    const id = await client.order(orderItem({ tariff: 'vps-nvme-1-de', count: 10 }));
    success(await client.pay(id, balance));
    const active = await client.activeServices(12);
    expect(new Set(active.map(({ ip }) => ip)).size).toBe(12);
  });

  test('a service goes through pending, prepare and active, and each step is published to the open portal', async () => {
    const id = await client.order(orderItem({ tariff: 'vps-nvme-1-de' }));
    success(await client.pay(id, balance));
    const serviceId = (await client.services()).find(({ invoice_id }) => invoice_id === id)?.id;
    const reported = await waitFor('the events', async () => {
      const events = await api.app.database.read((tx) => tx.selectFrom('event').selectAll().orderBy('sequence').execute());
      const statuses = events
        .filter((event) => event.resource_type === 'service' && event.resource_id === String(serviceId))
        .map(({ status }) => status);
      return statuses.length >= 2 ? statuses : undefined;
    });
    expect(reported).toEqual(['prepare', 'active']);
  });
});
