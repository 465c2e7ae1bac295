import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';

describe.each(testedDatabases)('filters of services on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = shopper(api.call, (await api.register()).token);
    await client.order(
      orderItem({ tariff: 'vps-nvme-2-de', configoptions: { hostname: 'edge.acme.dev' } }),
      orderItem({ tariff: 'vps-nvme-2-de', configoptions: { hostname: 'mail.acme.dev' } }),
      orderItem({ tariff: 'storage-4tb-fi', configoptions: { hostname: 'backup.acme.dev' }, billing_cycle: 'quarterly' }),
    );
  });
  afterAll(() => api.close());

  const list = async (query: object) => {
    const { items, total } = success(await api.call('listServices', { token: client.token, query }));
    return { hostnames: items.map(({ hostname }) => hostname.split('.')[0]), total };
  };

  describe('getServiceFilters', () => {
    test("200: counts the client's services by each value, the most frequent first", async () => {
      expect(success(await api.call('getServiceFilters', { token: client.token, language: 'ru' }))).toEqual({
        status: [{ value: 'pending', count: 3 }],
        country: [
          { value: 'DE', count: 2 },
          { value: 'FI', count: 1 },
        ],
        tariff: [
          { value: 'vps-nvme-2-de', name: 'VPS NVMe 2', count: 2 },
          { value: 'storage-4tb-fi', name: 'Хранилище 4\u00a0ТБ', count: 1 },
        ],
        billing_cycle: [
          { value: 'monthly', count: 2 },
          { value: 'quarterly', count: 1 },
        ],
      });
    });

    test('200: counts no service of another client', async () => {
      const { token } = await api.register();
      const none = { status: [], country: [], tariff: [], billing_cycle: [] };
      expect(success(await api.call('getServiceFilters', { token }))).toEqual(none);
    });

    test('401: without a token', async () => {
      expect(refusal(await api.call('getServiceFilters')).code).toBe('unauthorized');
    });
  });

  describe('listServices', () => {
    test('200: returns as many services for each value as the filters say', async () => {
      const filters = success(await api.call('getServiceFilters', { token: client.token }));
      for (const [name, values] of Object.entries(filters)) {
        for (const { value, count } of values) expect([name, value, (await list({ [name]: value })).total]).toEqual([name, value, count]);
      }
    });

    test.each([
      [{ country: 'FI' }, ['backup']],
      [{ tariff: 'vps-nvme-2-de' }, ['mail', 'edge']],
      [{ billing_cycle: 'quarterly' }, ['backup']],
      [{ country: 'DE', tariff: 'storage-4tb-fi' }, []],
      [{ country: 'DE', q: 'mail' }, ['mail']],
      [{ country: 'SE' }, []],
      [{ country: ['DE', 'FI'] }, ['backup', 'mail', 'edge']],
      [{ country: ['DE', 'SE'], tariff: ['vps-nvme-2-de', 'storage-4tb-fi'] }, ['mail', 'edge']],
      [{ status: ['active', 'suspended'] }, []],
      [{ status: ['pending', 'active'], billing_cycle: ['quarterly'] }, ['backup']],
    ])('200: %j matches %j', async (query, hostnames) => {
      expect(await list(query)).toEqual({ hostnames, total: hostnames.length });
    });

    test.each([{ country: 'germany' }, { country: ['DE', 'germany'] }, { billing_cycle: 'weekly' }])('422: refuses %j', async (query) => {
      expect(refusal(await api.call('listServices', { token: client.token, query: query as never })).status).toBe(422);
    });
  });
});
