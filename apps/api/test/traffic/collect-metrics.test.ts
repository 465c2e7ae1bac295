import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerCounters } from '@portico/drivers/server-counters';
import type { App } from '../../src/app.ts';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { clientWithServer } from '../services/own-server.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { jobsButMetrics } from './measured-server.ts';

const { signal } = new AbortController();

describe.each(testedDatabases)('collecting counters on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database, jobs: jobsButMetrics, now: clock.now });
  });
  afterAll(() => api.close());

  const counters = (changes: Partial<ServerCounters> = {}): ServerCounters => ({
    bootEpoch: 'first',
    at: clock.now(),
    uptimeSeconds: 60,
    receivedBytes: 0,
    sentBytes: 0,
    cpuNs: 0,
    cpuCount: 1,
    memory: { usedBytes: 1, totalBytes: 2 },
    disk: { usedBytes: 1, totalBytes: 4, readBytes: 0, writtenBytes: 0 },
    ...changes,
  });

  /** Runs the job with every service due, and a driver that has these counters. Returns the ids of each call. */
  async function collect(read: (serviceId: number) => ServerCounters | undefined): Promise<number[][]> {
    const calls: number[][] = [];
    await api.app.database.transaction((tx) =>
      tx
        .updateTable('service_metrics')
        .set({ due_at: new Date(0) })
        .execute(),
    );
    const driver = {
      ...api.app.provisioning,
      counters: async (ids: readonly number[]) => {
        calls.push([...ids]);
        return new Map(
          ids.flatMap((id) => {
            const found = read(id);
            return found === undefined ? [] : [[id, found] as const];
          }),
        );
      },
    };
    const app: App = { ...api.app, provisioning: driver };
    await collectMetrics.handle(app, {}, signal);
    return calls;
  }
  const kept = async (serviceId: number) => {
    const days = await api.app.database.read((tx) =>
      tx.selectFrom('service_traffic_day').select(['in_bytes', 'out_bytes']).where('service_id', '=', serviceId).execute(),
    );
    return [days.reduce((sum, day) => sum + day.in_bytes, 0), days.reduce((sum, day) => sum + day.out_bytes, 0)];
  };

  test('one call reads many servers', fullOnly, async () => {
    const services = [await clientWithServer(api), await clientWithServer(api), await clientWithServer(api)].map(
      ({ serviceId }) => serviceId,
    );
    clock.turn(minuteMs);
    const calls = await collect(() => counters());
    expect(calls).toHaveLength(1);
    expect(calls[0]).toEqual(expect.arrayContaining(services));
  });

  test('counters that cannot be kept do not keep other servers from being measured', fullOnly, async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await clientWithServer(api)).serviceId);
    // One before it and one after it, in whichever order they are taken.
    const [, good = 0] = ids;
    clock.turn(minuteMs);
    await collect((id) => counters({ receivedBytes: id === good ? 100 : ids.includes(id) ? Number.NaN : 0 }));
    expect(await Promise.all(ids.map(kept))).toEqual([
      [0, 0],
      [100, 0],
      [0, 0],
    ]);
  });

  test('traffic adds up to the byte over restarts of the guest, lost readings and repeated ones', async () => {
    const { serviceId } = await clientWithServer(api);
    const read = async (changes: Partial<ServerCounters>) => {
      clock.turn(5 * minuteMs);
      const now = counters(changes);
      await collect((id) => (id === serviceId ? now : undefined));
      // A second reader with the same counters adds nothing.
      await collect((id) => (id === serviceId ? now : undefined));
    };
    await read({ receivedBytes: 1_001, sentBytes: 7 });
    await read({ receivedBytes: 5_003, sentBytes: 9 });
    // Unreachable for three hours, which a sample spans.
    clock.turn(180 * minuteMs);
    await collect(() => undefined);
    await read({ receivedBytes: 1_000_000_007, sentBytes: 11 });
    await read({ bootEpoch: 'second', receivedBytes: 13, sentBytes: 17 });
    await read({ bootEpoch: 'second', receivedBytes: 113, sentBytes: 17 });
    expect(await kept(serviceId)).toEqual([1_000_000_007 + 113, 11 + 17]);
  });

  test('concurrent readers add the same counters once', async () => {
    const { serviceId } = await clientWithServer(api);
    clock.turn(5 * minuteMs);
    const now = counters({ receivedBytes: 41, sentBytes: 43 });
    await Promise.all(Array.from({ length: 4 }, () => collect((id) => (id === serviceId ? now : undefined))));
    expect(await kept(serviceId)).toEqual([41, 43]);
  });

  test('a server that was measured otherwise before counts from its first counters on', fullOnly, async () => {
    const { serviceId } = await clientWithServer(api);
    await api.app.database.transaction((tx) =>
      tx.updateTable('service_metrics').set({ counters: null }).where('service_id', '=', serviceId).execute(),
    );
    clock.turn(5 * minuteMs);
    await collect((id) => (id === serviceId ? counters({ receivedBytes: 900, sentBytes: 900 }) : undefined));
    clock.turn(5 * minuteMs);
    await collect((id) => (id === serviceId ? counters({ receivedBytes: 950, sentBytes: 901 }) : undefined));
    expect(await kept(serviceId)).toEqual([50, 1]);
  });

  test('a driver that fails leaves the figures unchanged, and a later reading has it all', async () => {
    const { serviceId } = await clientWithServer(api);
    clock.turn(5 * minuteMs);
    await collect(() => {
      throw new Error('the rack is on fire');
    });
    expect(await kept(serviceId)).toEqual([0, 0]);
    clock.turn(5 * minuteMs);
    await collect((id) => (id === serviceId ? counters({ receivedBytes: 3, sentBytes: 5 }) : undefined));
    expect(await kept(serviceId)).toEqual([3, 5]);
  });

  test('a simulated server has traffic, load and usage in the portal', fullOnly, async () => {
    const { serviceId } = await clientWithServer(api);
    clock.turn(10 * minuteMs);
    await api.app.database.transaction((tx) =>
      tx
        .updateTable('service_metrics')
        .set({ due_at: new Date(0) })
        .execute(),
    );
    await collectMetrics.handle(api.app, {}, signal);
    const [received = 0, sent = 0] = await kept(serviceId);
    expect([received > 0, sent > 0]).toEqual([true, true]);
  });
});
