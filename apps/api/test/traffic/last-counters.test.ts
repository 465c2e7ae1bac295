import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DriverError } from '@portico/drivers/driver-error';
import type { ServerCounters } from '@portico/drivers/server-counters';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { deleteService } from '../../src/modules/staff/change-service.ts';
import { success } from '../contract-client.ts';
import { ended } from '../server.ts';
import { clientWithServer } from '../services/own-server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { jobsButMetrics } from './measured-server.ts';
import { expectPoolsToReconcile, grantTraffic } from './pool-sums.ts';

const gigabyte = 1_000_000_000;
const { signal } = new AbortController();

let api: TestApi;
/** What the driver counts for every server, or why it doesn't answer. */
let counted: Partial<ServerCounters> | DriverError = {};
beforeAll(async () => {
  api = await startTestApi({ jobs: jobsButMetrics });
  const { provisioning } = api.app;
  api.app.provisioning = {
    ...provisioning,
    counters: async (serviceIds) => {
      if (counted instanceof DriverError) throw counted;
      const read: ServerCounters = {
        bootEpoch: 'first',
        at: new Date(),
        uptimeSeconds: 60,
        receivedBytes: 0,
        sentBytes: 0,
        cpuNs: 0,
        cpuCount: 1,
        memory: { usedBytes: 1, totalBytes: 2 },
        disk: { usedBytes: 1, totalBytes: 4, readBytes: 0, writtenBytes: 0 },
        ...counted,
      };
      return new Map(serviceIds.map((id) => [id, read]));
    },
  };
});
afterAll(() => api.close());

async function collect(): Promise<void> {
  await api.app.database.transaction((tx) =>
    tx
      .updateTable('service_metrics')
      .set({ due_at: new Date(0) })
      .execute(),
  );
  await collectMetrics.handle(api.app, {}, signal);
}

const removal = (serviceId: number) =>
  waitFor('the removal of the server', async () => {
    const found = await api.app.database.read((tx) =>
      tx.selectFrom('service').select('server_released_at').where('id', '=', serviceId).executeTakeFirst(),
    );
    return found?.server_released_at ?? undefined;
  });

async function keptBytes(serviceId: number): Promise<number> {
  const days = await api.app.database.read((tx) =>
    tx.selectFrom('service_traffic_day').select(['in_bytes', 'out_bytes']).where('service_id', '=', serviceId).execute(),
  );
  return days.reduce((sum, day) => sum + day.in_bytes + day.out_bytes, 0);
}

test('what a server counted before it was restarted is kept, although its counters have started over since', async () => {
  const { serviceId, token } = await clientWithServer(api);
  counted = { receivedBytes: 1_000, sentBytes: 7 };
  await collect();
  counted = { receivedBytes: 1_500, sentBytes: 9 };
  const restart = success(await api.call('changeServicePower', { token, query: { id: serviceId }, body: { action: 'restart' } }));
  expect((await ended(api, token, restart)).status).toBe('success');
  counted = { bootEpoch: 'second', receivedBytes: 30, sentBytes: 2 };
  await collect();
  expect(await keptBytes(serviceId)).toBe(1_509 + 32);
});

test('a server whose first counters have nothing to be compared with has no load until the second ones', fullOnly, async () => {
  const { serviceId, token } = await clientWithServer(api);
  await api.app.database.transaction((tx) =>
    tx
      .updateTable('service_metrics')
      .set({ counters: JSON.stringify(null) })
      .where('service_id', '=', serviceId)
      .execute(),
  );
  const vitals = async () => success(await api.call('getServiceMetrics', { token, query: { id: serviceId } })).current;
  counted = { cpuNs: 900e9 };
  await collect();
  expect(await vitals()).toBeNull();
  counted = { cpuNs: 990e9 };
  await collect();
  expect((await vitals())?.cpu_percent).toBeGreaterThan(0);
});

test('a server restarts although its counters cannot be read', fullOnly, async () => {
  const { serviceId, token } = await clientWithServer(api);
  counted = new DriverError('The counters are away');
  const restart = success(await api.call('changeServicePower', { token, query: { id: serviceId }, body: { action: 'restart' } }));
  expect((await ended(api, token, restart)).status).toBe('success');
});

test('a server whose counters cannot be kept restarts and is removed', fullOnly, async () => {
  const { serviceId, token } = await clientWithServer(api);
  counted = { receivedBytes: Number.NaN };
  const restart = success(await api.call('changeServicePower', { token, query: { id: serviceId }, body: { action: 'restart' } }));
  expect((await ended(api, token, restart)).status).toBe('success');
  await api.app.database.transaction((tx) => deleteService(api.app, tx, serviceId, { name: 'anna', reason: 'a test' }));
  await removal(serviceId);
});

test('the traffic of the last day is charged when the server is removed', async () => {
  const { serviceId, token, registered } = await clientWithServer(api);
  await grantTraffic(api.app, registered.email, '500');
  const includedGigabytes = 2_000;
  counted = { receivedBytes: 3 * gigabyte, sentBytes: includedGigabytes * gigabyte };
  await api.app.database.transaction((tx) => deleteService(api.app, tx, serviceId, { name: 'anna', reason: 'a test' }));
  await removal(serviceId);
  const { items } = success(await api.call('listTrafficMovements', { token, query: { type: 'charge' } }));
  expect(items.map(({ reason, traffic }) => [reason, traffic / gigabyte])).toEqual([['usage', 3]]);
  expect(Date.parse(items[0]?.date ?? '')).toBeLessThanOrEqual(Date.now());
  await expectPoolsToReconcile(api.app.database);
  const left = await api.app.database.read((tx) =>
    tx.selectFrom('service_metrics').select('service_id').where('service_id', '=', serviceId).execute(),
  );
  expect(left).toEqual([]);
});
