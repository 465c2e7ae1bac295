import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Plugin } from '@portico/drivers/define-config';
import { DriverError } from '@portico/drivers/driver-error';
import { sql } from 'kysely';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { askDriver, askNamedDriver } from '../../src/modules/services/provisioning/ask-driver.ts';
import { driverCalls } from '../../src/modules/services/provisioning/driver-calls.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { createRackDriver } from '../rack-driver.ts';
import { alter, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { simulatedJobs } from '../simulation.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { addUnresolved } from './add-unresolved.ts';

const { signal } = new AbortController();
const rack = createRackDriver();
/** Its driver is the default. */
const rackPlugin: Plugin = {
  name: 'rack',
  provisioning: () => rack,
  addressPools: [{ name: 'of-rack', driver: 'rack', first: '192.0.2.10', last: '192.0.2.99', gateway: '192.0.2.1', prefixLength: 24 }],
};
const byHand = new Set<unknown>([collectMetrics, runAction, removeServer, repairServices]);

let api: TestApi;
let owner: ServerOwner;
beforeAll(async () => {
  api = await startTestApi({ plugins: [rackPlugin], jobs: simulatedJobs.filter((job) => !byHand.has(job)) });
  owner = await ownerOf(api);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.close());

/** Returns those of the actions and services that the repair job has enqueued a job for. */
async function enqueuedOf(keys: readonly string[]): Promise<string[]> {
  const { rows } = await api.app.database.read((tx) =>
    sql<{ key: string }>`select singleton_key as key from pgboss.job where name in ('run-action', 'remove-server')`.execute(tx),
  );
  return keys.filter((key) => rows.some((row) => row.key === key));
}

test('only answers about all servers of a host are counted: a driver may know one about a single server without its host', async () => {
  const id = await serverOf(owner);
  const figures = () => ({ answered: 0, failed: 0, ...driverCalls(api.app).get('rack') });
  const before = figures();
  await askDriver(api.app, id, signal, async () => Promise.resolve('from memory'));
  expect(figures()).toEqual(before);
  await askNamedDriver(api.app, 'rack', signal, (driver, limited) => driver.powerOf([id], limited));
  expect(figures()).toEqual({ ...before, answered: before.answered + 1 });
});

test('a run of the repair job that is cut off takes no host for one that does not answer', fullOnly, async () => {
  const onRack = await serverOf(owner);
  const elsewhere = await serverOf(owner);
  await alter(api, elsewhere, { driver: 'simulation' });
  const unresolved = await Promise.all([onRack, elsewhere].map((id) => addUnresolved(api, id)));
  const run = new AbortController();
  vi.spyOn(rack, 'powerOf').mockImplementation(async () => {
    run.abort();
    return new Map();
  });
  await repairServices.handle(api.app, {}, run.signal);
  expect(await enqueuedOf(unresolved)).toEqual(unresolved);
});

test('a removal on a host that does not answer ends, and is enqueued again once the host answers', async () => {
  const id = await serverOf(owner);
  await alter(api, id, { status: 'delete' });
  const away = new DriverError('No route to host');
  const removal = vi.spyOn(rack, 'removeServer').mockRejectedValue(away);
  vi.spyOn(rack, 'powerOf').mockRejectedValue(away);
  await removeServer.handle(api.app, { serviceId: id }, signal);
  await repairServices.handle(api.app, {}, signal);
  expect([removal.mock.calls.length, await enqueuedOf([String(id)])]).toEqual([1, []]);
  vi.restoreAllMocks();
  await repairServices.handle(api.app, {}, signal);
  expect(await enqueuedOf([String(id)])).toEqual([String(id)]);
});

test('a host that only has servers to remove is asked whether it answers', fullOnly, async () => {
  await api.app.database.transaction((tx) =>
    tx.updateTable('service').set({ status: 'delete', server_released_at: api.app.now() }).where('driver', '=', 'rack').execute(),
  );
  const toRemove = await serverOf(owner);
  await alter(api, toRemove, { status: 'delete' });
  const unresolved = await addUnresolved(api, toRemove);
  vi.spyOn(rack, 'powerOf').mockRejectedValue(new DriverError('No route to host'));
  await repairServices.handle(api.app, {}, signal);
  expect(await enqueuedOf([unresolved, String(toRemove)])).toEqual([]);
  vi.restoreAllMocks();
  await repairServices.handle(api.app, {}, signal);
  expect(await enqueuedOf([unresolved, String(toRemove)])).toEqual([unresolved, String(toRemove)]);
});
