import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServiceFeature } from '@portico/contract';
import type { Plugin } from '@portico/drivers/define-config';
import { DriverError } from '@portico/drivers/driver-error';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { sql } from 'kysely';
import { commandContext } from '../command-context.ts';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { applyCatalogue, currentCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { nameDriversOfServices } from '../../src/modules/services/provisioning/service-drivers.ts';
import { provisionService } from '../../src/modules/services/provisioning/provision-service.job.ts';
import { askNamedDriver } from '../../src/modules/services/provisioning/ask-driver.ts';
import { listInventoryCommand } from '../../src/modules/services/provisioning/inventory.commands.ts';
import { takeInventory } from '../../src/modules/services/provisioning/inventory.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { listAddressPoolsCommand } from '../../src/modules/addresses/address-pool.commands.ts';
import { refusal, success } from '../contract-client.ts';
import { createRackDriver } from '../rack-driver.ts';
import { alter, ended, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { orderItem } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { addUnresolved } from './add-unresolved.ts';
import { serviceBodies, serviceWrites, type ServiceWrite } from './service-bodies.ts';

const { signal } = new AbortController();
const rack = createRackDriver();
/** As in a provider's portico.config.ts. It comes before the simulation, so its driver is the default. */
const rackPlugin: Plugin = {
  name: 'rack',
  provisioning: () => rack,
  addressPools: [{ name: 'of-rack', driver: 'rack', first: '192.0.2.10', last: '192.0.2.99', gateway: '192.0.2.1', prefixLength: 24 }],
};

const metricsToken = 'a-token-of-prometheus';
let api: TestApi;
let owner: ServerOwner;
beforeAll(async () => {
  api = await startTestApi({ plugins: [rackPlugin], env: { METRICS_TOKEN: metricsToken } });
  await api.app.database.transaction(async (tx) => {
    const catalogue = await currentCatalogue(tx);
    const placements = catalogue.placements.map((one) => (one.country === 'NL' ? one : { ...one, driver: 'simulation' }));
    await applyCatalogue(tx, { ...catalogue, placements }, 'two drivers', api.app.now());
  });
  owner = await ownerOf(api);
});
afterAll(() => api.close());

const german = () => serverOf(owner, { tariff: 'vps-nvme-2-de' });
const dutch = () => serverOf(owner, { tariff: 'vps-nvme-2-nl' });
const view = async (id: number) => success(await api.call('getService', { token: owner.token, query: { id } }));
const driverOf = async (id: number) =>
  (await api.app.database.read((tx) => tx.selectFrom('service').select('driver').where('id', '=', id).executeTakeFirstOrThrow())).driver;

describe('routing', () => {
  test('a placement names its driver, and every call about its servers goes there', async () => {
    const [simulated, racked] = [await german(), await dutch()];
    for (const id of [simulated, racked]) {
      const action = success(await api.call('changeServicePower', { token: owner.token, query: { id }, body: { action: 'stop' } }));
      expect((await ended(api, owner.token, action)).status).toBe('success');
    }
    await repairServices.handle(api.app, {}, signal);
    await api.app.database.transaction((tx) =>
      tx
        .updateTable('service_metrics')
        .set({ due_at: new Date(0) })
        .execute(),
    );
    await collectMetrics.handle(api.app, {}, signal);
    for (const call of ['requestServer', 'begin', 'powerOf', 'counters']) {
      expect([call, [...(rack.calls.get(call) ?? [])]]).toEqual([call, [racked]]);
    }
    const powers = await api.app.otherDrivers.get('simulation')?.powerOf([simulated, racked], signal);
    expect([...(powers ?? [])]).toEqual([[simulated, 'stopped']]);
  });

  test('servers of a driver get addresses of its pools only', async () => {
    expect((await view(await dutch())).ipv4[0]).toMatch(/^192\.0\.2\./);
    expect((await view(await german())).ipv4[0]).toMatch(/^198\.18\./);
    const lines: string[] = [];
    await listAddressPoolsCommand.run(commandContext(api.app, { print: (line) => void lines.push(line) }));
    expect(lines.find((line) => line.startsWith('of-rack '))).toMatch(
      /^of-rack +192\.0\.2\.10 - 192\.0\.2\.99 +88 of 90 free +driver rack {2}country any$/,
    );
  });

  test("each driver's machines are compared with its own services", fullOnly, async () => {
    const [, racked] = [await german(), await dutch()];
    expect(await takeInventory(api.app, signal)).toEqual({ machines: [], services: [], unreachable: [] });
    await rack.removeServer(racked, signal);
    const { machines, services } = await takeInventory(api.app, signal);
    expect([machines, services.map(({ id, driver }) => ({ id, driver }))]).toEqual([[], [{ id: racked, driver: 'rack' }]]);
  });

  test('what only a host that does not answer can settle waits for it, and nothing of other hosts does', async () => {
    const powerOf = vi.spyOn(rack, 'powerOf').mockRejectedValue(new DriverError('away'));
    const [simulated, racked, endedOnRack] = [await german(), await dutch(), await dutch()];
    await alter(api, endedOnRack, { status: 'delete' });
    const unresolved = await Promise.all([simulated, racked].map((id) => addUnresolved(api, id)));
    await repairServices.handle(api.app, {}, signal);
    const enqueued = await api.app.database.read((tx) =>
      sql<{ key: string }>`select singleton_key as key from pgboss.job where name in ('run-action', 'remove-server')`.execute(tx),
    );
    const keys = new Set([...unresolved, String(endedOnRack)]);
    expect(enqueued.rows.map(({ key }) => key).filter((key) => keys.has(key))).toEqual([unresolved[0]]);
    powerOf.mockRestore();
  });

  test('an inventory names a host that does not answer, and compares the others', fullOnly, async () => {
    const list = vi.spyOn(rack, 'list').mockRejectedValue(new DriverError('No route to host'));
    const simulated = await german();
    await api.app.otherDrivers.get('simulation')?.removeServer(simulated, signal);
    const lines: string[] = [];
    expect(await listInventoryCommand.run(commandContext(api.app, { print: (line) => void lines.push(line) }))).toBe(false);
    list.mockRestore();
    await alter(api, simulated, { status: 'delete', server_released_at: api.app.now() });
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^service +simulation +${simulated} `)),
      'The driver rack didn’t answer, so its machines and services are left out: No route to host',
    ]);
  });

  test('a failed call names its driver, and /metrics counts it', async () => {
    const figure = async (outcome: string) => {
      const response = await fetch(`${api.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      const pattern = new RegExp(`^portico_driver_calls_total\\{driver="rack",outcome="${outcome}"\\} (\\d+)$`, 'm');
      return Number(pattern.exec(await response.text())?.[1]);
    };
    const before = await figure('failed');
    const away = askNamedDriver(api.app, null, signal, async () => Promise.reject(new DriverError('No route to host')));
    await expect(away).rejects.toThrow('rack: No route to host');
    await askNamedDriver(api.app, 'rack', signal, (driver, limited) => driver.list(limited));
    expect(await figure('failed')).toBe(before + 1);
    expect(await figure('answered')).toBeGreaterThan(0);
  });

  test('a service remembers the default driver, so that another default later does not move it', async () => {
    const id = await dutch();
    await alter(api, id, { driver: null });
    await api.app.database.transaction((tx) => nameDriversOfServices(api.app, tx));
    expect(await driverOf(id)).toBe('rack');
  });

  test('a service has the name of the default driver as soon as it is set up', fullOnly, async () => {
    expect(await driverOf(await dutch())).toBe('rack');
  });

  test('of two processes with different defaults, the first to set a service up decides where its only server is', fullOnly, async () => {
    const id = await dutch();
    await rack.removeServer(id, signal);
    await alter(api, id, { status: 'prepare', driver: null });
    const simulation = api.app.otherDrivers.get('simulation') ?? rack;
    const before = { ...api.app, defaultDriver: 'simulation', provisioning: simulation, otherDrivers: new Map([['rack', rack]]) };
    await Promise.all([before, api.app].map((app) => provisionService.handle(app, { serviceId: id }, signal)));
    const hosts = [['rack', rack] as const, ['simulation', simulation] as const];
    const lists = await Promise.all(hosts.map(async ([name, host]) => ({ name, machines: await host.list(signal) })));
    const found = lists.flatMap(({ name, machines }) => (machines.some(({ serviceId }) => serviceId === id) ? [name] : []));
    expect(found).toEqual([await driverOf(id)]);
  });

  test('a service keeps its driver when its placement names another later', fullOnly, async () => {
    const id = await german();
    await api.app.database.transaction(async (tx) => {
      const catalogue = await currentCatalogue(tx);
      const moved = catalogue.placements.map((one) => (one.country === 'DE' ? { ...one, driver: 'rack' } : one));
      await applyCatalogue(tx, { ...catalogue, placements: moved }, 'moved', api.app.now());
    });
    const later = await german();
    await api.app.database.transaction(async (tx) => {
      const catalogue = await currentCatalogue(tx);
      const back = catalogue.placements.map((one) => (one.country === 'DE' ? { ...one, driver: 'simulation' } : one));
      await applyCatalogue(tx, { ...catalogue, placements: back }, 'back', api.app.now());
    });
    expect([(await view(id)).features.length, (await view(later)).features]).toEqual([8, ['power']]);
  });

  test('a start without a driver that services, unpaid orders or the catalogue name is refused', async () => {
    const without = { ...api.app, otherDrivers: new Map<string, ProvisioningDriver>() };
    const undone = new Error('undone');
    const startAfter = (change: (tx: Transaction) => Promise<unknown>) =>
      api.app.database.transaction(async (tx) => {
        await change(tx);
        await nameDriversOfServices(without, tx);
        throw undone;
      });
    await german();
    await owner.shop.order(orderItem({ tariff: 'vps-nvme-2-de' }));
    const noServers = (tx: Transaction) => tx.updateTable('service').set({ driver: 'rack' }).where('status', '<>', 'pending').execute();
    const noOrders = (tx: Transaction) => tx.updateTable('service').set({ driver: 'rack' }).execute();
    const noOffers = async (tx: Transaction) => {
      await noOrders(tx);
      const catalogue = await currentCatalogue(tx);
      const placements = catalogue.placements.map(({ driver: _driver, ...placement }) => placement);
      await applyCatalogue(tx, { ...catalogue, placements }, 'one driver', api.app.now());
    };
    const refused = "of the driver simulation, which isn't configured.";
    await expect(startAfter(() => Promise.resolve())).rejects.toThrow(`Services have servers ${refused}`);
    await expect(startAfter(noServers)).rejects.toThrow(/^Unpaid orders are for .* or cancel them with `invoice cancel`/);
    await expect(startAfter(noOrders)).rejects.toThrow(`The catalogue sells servers ${refused}`);
    await expect(startAfter(noOffers)).rejects.toBe(undone);
  });
});

describe('features', () => {
  test('a service lists what its host offers, and so does its entry in the list', fullOnly, async () => {
    const [simulated, racked] = [await german(), await dutch()];
    const all: ServiceFeature[] = ['power', 'vnc', 'console', 'iso', 'reinstall', 'root_password', 'ssh_key', 'metrics'];
    expect([(await view(simulated)).features, (await view(racked)).features]).toEqual([all, ['power']]);
    const listed = new Map((await owner.shop.services()).map(({ id, features }) => [id, features]));
    expect([listed.get(simulated), listed.get(racked)]).toEqual([all, ['power']]);
  });

  test('a driver that does not say what it offers, offers everything', fullOnly, async () => {
    const id = await german();
    expect(api.app.otherDrivers.get('simulation')).not.toHaveProperty('capabilities');
    expect((await view(id)).features).toHaveLength(8);
  });

  const needless: ReadonlySet<ServiceWrite> = new Set(['changeServicePower', 'revealRootPassword']);
  test('the API refuses what the host does not offer with one code, in both languages', async () => {
    const id = await dutch();
    const base = { token: owner.token, query: { id } };
    const calls = serviceWrites.filter((operation) => !needless.has(operation));
    const answers = [
      ...(await Promise.all(calls.map((operation) => api.call(operation, { ...base, body: serviceBodies[operation] } as never)))),
      await api.call('openConsole', base),
      await api.call('listIsoImages', base),
      await api.call('listOperatingSystems', base),
      await api.call('getServiceMetrics', base),
      await api.call('assignTraffic', {
        token: owner.token,
        idempotencyKey: randomUUID(),
        body: { hosting_id: id, gigabytes: 1, dry_run: true },
      }),
    ];
    expect(answers.map(refusal).map(({ status, code }) => `${status} ${code}`)).toEqual(answers.map(() => '409 feature_not_offered'));
    const { message } = refusal(await api.call('mountIso', { ...base, body: serviceBodies.mountIso, language: 'ru' }));
    expect(message).toBe('Этот сервер не поддерживает эту функцию.');
  });

  test('the order form leaves out images and systems that need one where the host can mount none', fullOnly, async () => {
    const optionsOf = async (tariff: string) =>
      success(await api.call('getPlanConfiguration', { token: owner.token, query: { tariff } })).options;
    const systemsOf = (options: Awaited<ReturnType<typeof optionsOf>>) =>
      options.flatMap((option) => (option.kind === 'choice' && option.id === 'os' ? option.choices.map(({ value }) => value) : []));
    const [simulated, racked] = [await optionsOf('vps-nvme-2-de'), await optionsOf('vps-nvme-2-nl')];
    expect(simulated.map(({ id }) => id).filter((id) => !racked.some((option) => option.id === id))).toEqual(['iso']);
    expect(systemsOf(simulated).filter((os) => !systemsOf(racked).includes(os))).toEqual(['iso']);
  });

  test('an order of an image is refused where the host can mount none', async () => {
    const item = (tariff: string) => orderItem({ tariff, configoptions: { os: 'iso', iso: 'arch' } });
    expect(refusal(await owner.shop.place([item('vps-nvme-2-nl')]))).toMatchObject({
      status: 422,
      errors: [{ path: 'order_items.0.configoptions.os', code: 'not_in_list' }, expect.anything()],
    });
    expect((await owner.shop.place([item('vps-nvme-2-de')])).status).toBe(200);
  });

  test('a deleted service whose driver is gone offers nothing', fullOnly, async () => {
    const id = await german();
    await alter(api, id, { status: 'delete', driver: 'gone' });
    expect((await view(id)).features).toEqual([]);
  });
});
