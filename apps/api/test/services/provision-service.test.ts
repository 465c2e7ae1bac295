import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { DriverError } from '@portico/drivers/driver-error';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { checkServicesCommand } from '../../src/modules/services/provisioning/check-services.command.ts';
import { commandContext } from '../command-context.ts';
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
    const network = { mac: '52:54:00:00:00:01', bridge: null, vlan: null, ipv4: [], ipv6: null };
    const request = { serviceId, ...place, system, network, rootPassword: null, sshKey: null };
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

  test('a request that fails is logged once with its code, shown by `service check`, and repeated after half a minute', async () => {
    const logged: unknown[] = [];
    const delaysMs: unknown[] = [];
    const app: App = {
      ...api.app,
      now: () => new Date(api.app.now().getTime() + 31 * 60_000),
      provisioning: {
        ...api.app.provisioning,
        requestServer: async () => ({ status: 'failed', code: 'image-missing', reason: 'no such volume' }),
      },
      jobs: { ...api.app.jobs, enqueue: async (_tx, _job, _given, options) => void delaysMs.push(options?.delayMs) },
      logger: Object.assign(Object.create(api.app.logger), { error: (details: object) => logged.push(details) }),
    };
    await provisionService.handle(app, { serviceId }, signal);
    await provisionService.handle(app, { serviceId }, signal);
    expect(logged).toEqual([{ serviceId, code: 'image-missing', reason: 'no such volume' }]);
    expect(delaysMs).toEqual([30_000, 30_000]);
    expect(await service()).toMatchObject({ status: 'prepare' });
    const printed: string[] = [];
    const isFine = await checkServicesCommand.run(commandContext(app, { print: (line) => void printed.push(line) }));
    expect([isFine, printed[0]]).toEqual([
      false,
      expect.stringMatching(new RegExp(`^! service ${serviceId} .* not active: image-missing$`)),
    ]);
  });

  test('a request that gets no answer is repeated behind those to other hosts', async () => {
    const { rows } = await api.app.database.read((tx) =>
      sql<{ priority: number }>`select distinct priority from pgboss.job where name = ${provisionService.name}`.execute(tx),
    );
    expect(rows).toEqual([{ priority: 1 }]);
    const enqueued: unknown[] = [];
    const app: App = {
      ...api.app,
      provisioning: { ...api.app.provisioning, requestServer: async () => Promise.reject(new DriverError('No route to host')) },
      jobs: { ...api.app.jobs, enqueue: async (_tx, _job, given, options) => void enqueued.push([given, options]) },
    };
    for (const unanswered of [0, 1, 9]) await provisionService.handle(app, { serviceId, unanswered }, signal);
    expect(enqueued).toEqual([
      [{ serviceId, unanswered: 1 }, { delayMs: 1_000 }],
      [{ serviceId, unanswered: 2 }, { delayMs: 2_000 }],
      [{ serviceId, unanswered: 10 }, { delayMs: 30_000 }],
    ]);
  });

  test('a ready server is activated once, however many jobs find it concurrently', async () => {
    const requestServer = async () => ({ status: 'ready' as const, power: 'running' as const });
    const app = { ...api.app, provisioning: { ...api.app.provisioning, requestServer } };
    await Promise.all(Array.from({ length: times }, () => provisionService.handle(app, { serviceId }, signal)));
    expect(await service()).toMatchObject({ status: 'active', ip: expect.any(String) });
    const events = await api.app.database.read((tx) =>
      tx
        .selectFrom('event')
        .select('status')
        .where('resource_type', '=', 'service')
        .where('resource_id', '=', String(serviceId))
        .orderBy('sequence')
        .execute(),
    );
    expect(events.map(({ status }) => status)).toEqual(['prepare', 'active']);
  });
});
