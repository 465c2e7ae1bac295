import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi, type TestDatabase } from '../test-api.ts';

const times = 8;
const { signal } = new AbortController();

describe.each<TestDatabase>(['pglite', 'postgres'])('provisioning on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  let serviceId: number;
  beforeAll(async () => {
    // The job finds a server in preparation and leaves the rest to these tests.
    api = await startTestApi({ database, env: { SIMULATOR_DELAY_MS: '600000' } });
    client = shopper(api.call, (await api.register()).token);
    await client.fund(100);
    const invoiceId = await client.order(orderItem({ tariff: 'vps-nvme-1-de' }));
    success(await client.pay(invoiceId, balance));
    serviceId = (await client.services())[0]?.id ?? 0;
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  const service = async () => (await client.services()).find(({ id }) => id === serviceId);

  test('a server requested many times concurrently is one server', async () => {
    const system = { os: 'debian-13', raid: 'none', iso: null };
    const place = { hostname: 'one', tariff: 'vps-nvme-1-de', country: 'DE', configoptions: {} };
    const request = { serviceId, ...place, system, ipv4Count: 1, rootPassword: null };
    await api.app.database.transaction((tx) => tx.withTables<SimulationTables>().deleteFrom('simulated_server').execute());
    const states = await Promise.all(Array.from({ length: times }, () => api.app.provisioning.requestServer(request, signal)));
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
    const servers = await api.app.database.read((tx) =>
      tx.withTables<SimulationTables>().selectFrom('simulated_server').selectAll().execute(),
    );
    expect(servers).toHaveLength(1);
  });

  test("a service isn't active while its server is being prepared", async () => {
    await provisionService.handle(api.app, { serviceId }, signal);
    expect(await service()).toMatchObject({ status: 'prepare', ip: null });
  });

  test('a driver that overruns its own estimate is asked again after a second, not in a loop', async () => {
    const delaysMs: unknown[] = [];
    const readyAt = new Date(api.app.now().getTime() - 60_000);
    const app: App = {
      ...api.app,
      provisioning: { ...api.app.provisioning, requestServer: async () => ({ status: 'preparing', readyAt }) },
      jobs: { ...api.app.jobs, enqueue: async (_tx, _job, _given, options) => void delaysMs.push(options?.delayMs) },
    };
    await provisionService.handle(app, { serviceId }, signal);
    expect(delaysMs).toEqual([1_000]);
  });

  test('a ready server is activated once, however many jobs find it concurrently', async () => {
    const ipv4 = [{ ip: '192.0.2.200', gateway: '192.0.2.1', prefixLength: 24 }];
    const requestServer = async () => ({ status: 'ready' as const, power: 'running' as const, ipv4, ipv6: null });
    const app = { ...api.app, provisioning: { ...api.app.provisioning, requestServer } };
    await Promise.all(Array.from({ length: times }, () => provisionService.handle(app, { serviceId }, signal)));
    expect(await service()).toMatchObject({ status: 'active', ip: '192.0.2.200' });
    const told = await api.app.database.read((tx) =>
      tx
        .selectFrom('event')
        .select('status')
        .where('resource_type', '=', 'service')
        .where('resource_id', '=', String(serviceId))
        .orderBy('sequence')
        .execute(),
    );
    expect(told.map(({ status }) => status)).toEqual(['prepare', 'active']);
  });
});
