import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plugin } from '@portico/drivers/define-config';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { askDriver, askNamedDriver } from '../../src/modules/services/provisioning/ask-driver.ts';
import { driverCalls } from '../../src/modules/services/provisioning/driver-calls.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { createRackDriver } from '../rack-driver.ts';
import { ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { simulatedJobs } from '../simulation.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

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
afterAll(() => api.close());

test('only answers about all servers of a host are counted: a driver may know one about a single server without its host', async () => {
  const id = await serverOf(owner);
  const figures = () => ({ answered: 0, failed: 0, ...driverCalls(api.app).get('rack') });
  const before = figures();
  await askDriver(api.app, id, signal, async () => Promise.resolve('from memory'));
  expect(figures()).toEqual(before);
  await askNamedDriver(api.app, 'rack', signal, (driver, limited) => driver.powerOf([id], limited));
  expect(figures()).toEqual({ ...before, answered: before.answered + 1 });
});
