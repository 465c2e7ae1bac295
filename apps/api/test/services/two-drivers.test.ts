import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { commandContext } from '../command-context.ts';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { applyCatalogue, currentCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { nameDriversOfServices } from '../../src/modules/services/provisioning/service-drivers.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { listAddressPoolsCommand } from '../../src/modules/addresses/address-pool.commands.ts';
import { addPool } from '../../src/modules/addresses/address-pools.ts';
import { success } from '../contract-client.ts';
import { alter, ended, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

const { signal } = new AbortController();

/** Records for which services a driver is called. */
function recorded(driver: ProvisioningDriver): { driver: ProvisioningDriver; asked: Map<string, Set<number>> } {
  const asked = new Map<string, Set<number>>();
  const note = (call: string, ...ids: readonly number[]) => {
    const known = asked.get(call) ?? new Set();
    asked.set(call, known);
    ids.forEach((id) => known.add(id));
  };
  return {
    asked,
    driver: {
      ...driver,
      requestServer: (request, limited) => (note('requestServer', request.serviceId), driver.requestServer(request, limited)),
      begin: (operation, limited) => (note('begin', operation.serviceId), driver.begin(operation, limited)),
      powerOf: (ids, limited) => (note('powerOf', ...ids), driver.powerOf(ids, limited)),
      counters: (ids, limited) => (note('counters', ...ids), driver.counters(ids, limited)),
      removeServer: (id, limited) => (note('removeServer', id), driver.removeServer(id, limited)),
    },
  };
}

let api: TestApi;
let owner: ServerOwner;
let first: ReturnType<typeof recorded>;
let second: ReturnType<typeof recorded>;
beforeAll(async () => {
  api = await startTestApi();
  first = recorded(api.app.provisioning);
  second = recorded(api.app.provisioning);
  api.app.provisioning = first.driver;
  api.app.otherDrivers = new Map([['second', second.driver]]);
  await api.app.database.transaction(async (tx) => {
    const catalogue = await currentCatalogue(tx);
    const placements = catalogue.placements.map((placement) => ({ ...placement, ...(placement.country === 'NL' && { driver: 'second' }) }));
    await applyCatalogue(tx, { ...catalogue, placements }, 'two drivers', api.app.now());
    const pool = { name: 'of-second', driver: 'second', first: '192.0.2.10', last: '192.0.2.99', gateway: '192.0.2.1', prefixLength: 24 };
    await addPool(api.app, tx, { pool, despiteRoutes: true }, { name: 'anna', reason: null });
  });
  owner = await ownerOf(api);
});
afterAll(() => api.close());

test('a placement names its driver, and every call about its servers goes there', async () => {
  const german = await serverOf(owner, { tariff: 'vps-nvme-2-de' });
  const dutch = await serverOf(owner, { tariff: 'vps-nvme-2-nl' });
  for (const id of [german, dutch]) {
    const action = success(await api.call('changeServicePower', { token: owner.token, query: { id }, body: { action: 'restart' } }));
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
    expect([call, [...(first.asked.get(call) ?? [])], [...(second.asked.get(call) ?? [])]]).toEqual([call, [german], [dutch]]);
  }
});

test('servers of a driver get addresses of its pools only', async () => {
  const ipOf = async (id: number) => success(await api.call('getService', { token: owner.token, query: { id } })).ipv4[0];
  expect(await ipOf(await serverOf(owner, { tariff: 'vps-nvme-2-nl' }))).toMatch(/^192\.0\.2\./);
  expect(await ipOf(await serverOf(owner, { tariff: 'vps-nvme-2-de' }))).toMatch(/^198\.18\./);
  const lines: string[] = [];
  await listAddressPoolsCommand.run(commandContext(api.app, { print: (line) => void lines.push(line) }));
  expect(lines.find((line) => line.startsWith('of-second'))).toMatch(
    /^of-second +192\.0\.2\.10 - 192\.0\.2\.99 +88 of 90 free +driver second {2}country any$/,
  );
});

test('a service remembers the default driver, so that another default later does not move it', async () => {
  const id = await serverOf(owner, { tariff: 'vps-nvme-2-de' });
  const driverOf = async () =>
    (await api.app.database.read((tx) => tx.selectFrom('service').select('driver').where('id', '=', id).executeTakeFirstOrThrow())).driver;
  await alter(api, id, { driver: null });
  await api.app.database.transaction((tx) => nameDriversOfServices(api.app, tx));
  expect(await driverOf()).toBe('simulation');
});

test('a start without the driver of living services is refused', async () => {
  const without = { ...api.app, otherDrivers: new Map<string, ProvisioningDriver>() };
  await expect(api.app.database.transaction((tx) => nameDriversOfServices(without, tx))).rejects.toThrow(
    "Services have servers of the driver second, which isn't configured.",
  );
});
