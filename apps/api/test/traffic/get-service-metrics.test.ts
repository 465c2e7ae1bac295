import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepSamples } from '../../src/modules/metrics/keep-samples.ts';
import { rollUp } from '../../src/modules/metrics/roll-up.ts';
import { refusal, success } from '../contract-client.ts';
import { clientWithServer, type OwnServer } from '../services/own-server.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { dayMs, hourMs, testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { collect, jobsButMetrics, measureFrom, measuring, samplesOf } from './measured-server.ts';

describe.each(testedDatabases)('metrics on %s', (database) => {
  let api: TestApi;
  let own: OwnServer;
  // Retention and display depend on the time.
  const clock = testClock();
  clock.turnToAfternoon();
  const now = clock.now();
  const thisHour = Math.floor(now.getTime() / hourMs) * hourMs;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const from = new Date(today - 20 * dayMs);
  const count = Math.floor((now.getTime() - from.getTime()) / 300_000);
  const samples = samplesOf(from, count, (index) => ({
    bytesIn: 1_000_003 * ((index * 7) % 13),
    bytesOut: 3_000_017 * ((index * 5) % 11),
    cpuPercent: (index % 200) / 2,
  }));
  beforeAll(async () => {
    api = await startTestApi({ database, jobs: jobsButMetrics, now: clock.now });
    own = await clientWithServer(api);
    await measureFrom(api.app, own.serviceId, from);
    await collect(measuring(api.app, own.serviceId, samples));
  });
  afterAll(() => api.close());

  const ask = (period?: '48h' | '30d' | '365d') =>
    api.call('getServiceMetrics', { token: own.token, query: { id: own.serviceId, ...(period && { period }) } });
  const setPower = (power: 'running' | 'stopped') =>
    api.app.database.transaction((tx) => tx.updateTable('service').set({ power }).where('id', '=', own.serviceId).execute());
  /** Computed independently of the roll-up, because no sample crosses an hour here. */
  const expected = (start: number, widthMs: number) => {
    const inside = samples.filter(({ at }) => at.getTime() > start && at.getTime() <= start + widthMs);
    return {
      in_bytes: inside.reduce((sum, { bytesIn }) => sum + bytesIn, 0),
      out_bytes: inside.reduce((sum, { bytesOut }) => sum + bytesOut, 0),
    };
  };

  describe('getServiceMetrics', () => {
    test.each([
      ['48h', 'hour', 48, thisHour, hourMs],
      ['30d', 'day', 30, today, dayMs],
      ['365d', 'day', 365, today, dayMs],
    ] as const)(
      '200: %s has a value per %s, oldest first, with zeros where nothing was measured',
      async (period, resolution, buckets, newest, widthMs) => {
        const body = success(await ask(period));
        const starts = Array.from({ length: buckets }, (_, index) => newest - (buckets - 1 - index) * widthMs);
        expect(body).toMatchObject({ period, resolution });
        expect(body.points.map(({ at }) => Date.parse(at))).toEqual(starts);
        expect(body.points.map(({ in_bytes, out_bytes }) => ({ in_bytes, out_bytes }))).toEqual(
          starts.map((start) => expected(start, widthMs)),
        );
        expect(body.in_bytes).toBe(body.points.reduce((sum, point) => sum + point.in_bytes, 0));
        expect(body.out_bytes).toBe(body.points.reduce((sum, point) => sum + point.out_bytes, 0));
        const empty = body.points.filter((point) => point.in_bytes === 0 && point.out_bytes === 0 && Date.parse(point.at) < from.getTime());
        expect(empty.every((point) => point.cpu_percent === null && point.memory_percent === null && point.disk_percent === null)).toBe(
          true,
        );
        const full = body.points.find(({ at }) => Date.parse(at) >= from.getTime());
        expect(full).toMatchObject({ memory_percent: 20, disk_percent: 30 });
      },
    );

    test('200: defaults to two days; a month has usage both ways, included traffic and allocations', async () => {
      const { period, month } = success(await ask());
      const monthStart = Date.parse(`${now.toISOString().slice(0, 7)}-01`);
      const { in_bytes, out_bytes } = expected(Math.max(monthStart, from.getTime()), 40 * dayMs);
      expect(period).toBe('48h');
      expect(month).toEqual({
        month: now.toISOString().slice(0, 7),
        used_bytes: in_bytes + out_bytes,
        included_bytes: 2_000_000_000_000,
        assigned_bytes: 0,
      });
    });

    test('200: a plan without a limit includes null', fullOnly, async () => {
      const other = await clientWithServer(api);
      await api.app.database.transaction((tx) =>
        tx.updateTable('service').set({ traffic_included_bytes: null }).where('id', '=', other.serviceId).execute(),
      );
      const { month, points } = success(await api.call('getServiceMetrics', { token: other.token, query: { id: other.serviceId } }));
      expect(month).toMatchObject({ used_bytes: 0, included_bytes: null });
      expect(points).toHaveLength(48);
    });

    test('200: vitals come from the last sample, and are null while the server is stopped', async () => {
      const last = samples.at(-1);
      expect(success(await ask()).current).toMatchObject({
        at: last?.at.toISOString(),
        cpu_percent: last?.cpuPercent,
        memory_percent: 20,
        disk_percent: 30,
      });
      await setPower('stopped');
      expect(success(await ask()).current).toBeNull();
      await setPower('running');
    });

    test('200: the uptime continues after the last sample and resets with a restart', async () => {
      const runningSince = from.getTime();
      const requestedAt = clock.now().getTime();
      const uptimeMs = (success(await ask()).current?.uptime_seconds ?? 0) * 1000;
      expect(uptimeMs).toBeGreaterThanOrEqual(requestedAt - runningSince - 1000);
      expect(uptimeMs).toBeLessThanOrEqual(clock.now().getTime() - runningSince);
      const { token, serviceId: id } = own;
      const restart = success(await api.call('changeServicePower', { token, query: { id }, body: { action: 'restart' } }));
      await waitFor('the restart', async () =>
        success(await api.call('getAction', { token, query: { id: restart.id } })).status === 'success' ? true : undefined,
      );
      expect((success(await ask()).current?.uptime_seconds ?? Infinity) * 1000).toBeLessThanOrEqual(clock.now().getTime() - requestedAt);
    });

    test('200: a server that started less than half a second before its sample has vitals', async () => {
      const at = clock.now();
      const empty = { at, seconds: 0, bytesIn: 0, bytesOut: 0, cpuPercent: null, usage: { memoryPercent: 20, diskPercent: 30 } };
      await collect(measuring(api.app, own.serviceId, [{ ...empty, uptimeSeconds: 0.2 }]));
      expect(success(await ask()).current).toMatchObject({ at: at.toISOString(), memory_percent: 20 });
    });

    test("404: answers another client's service like a missing one", async () => {
      const { token } = await api.register();
      const foreign = refusal(await api.call('getServiceMetrics', { token, query: { id: own.serviceId } }));
      const missing = refusal(await api.call('getServiceMetrics', { token, query: { id: 2_147_480_000 } }));
      expect({ ...foreign, request_id: '' }).toEqual({ ...missing, request_id: '' });
      expect(foreign.status).toBe(404);
    });

    test('422: refuses an unknown period', async () => {
      const reply = await api.call('getServiceMetrics', { token: own.token, query: { id: own.serviceId, period: '7d' as '30d' } });
      expect(refusal(reply).status).toBe(422);
    });
  });

  describe('reading metrics', () => {
    const rows = async (serviceId: number) => {
      const read = (tx: Parameters<Parameters<typeof api.app.database.read>[0]>[0]) =>
        Promise.all([
          tx.selectFrom('service_traffic_hour').selectAll().where('service_id', '=', serviceId).orderBy('hour').execute(),
          tx.selectFrom('service_traffic_day').selectAll().where('service_id', '=', serviceId).orderBy('day').execute(),
        ]);
      return JSON.stringify(await api.app.database.transaction(read)).replaceAll(`"service_id":${serviceId}`, '');
    };

    test('reading once, repeatedly, late, in small batches or concurrently results in the same hours and days', async () => {
      const reference = await rows(own.serviceId);
      const other = await clientWithServer(api);
      await measureFrom(api.app, other.serviceId, from);
      for (const late of [17 * dayMs, 3 * dayMs + 1_234, 0]) {
        const then = () => new Date(now.getTime() - late);
        const app = measuring(api.app, other.serviceId, samples, { atOnce: 97, now: then });
        await Promise.all([collect(app), collect(app), collect(app), collect(app)]);
        await collect(app);
      }
      expect(await rows(other.serviceId)).toBe(reference);
    });

    test('reading one sample at a time results in the same hours as reading many at once', fullOnly, async () => {
      const other = await clientWithServer(api);
      await measureFrom(api.app, other.serviceId, from);
      const lastFew = 30;
      await collect(measuring(api.app, other.serviceId, samples.slice(0, -lastFew)));
      await collect(measuring(api.app, other.serviceId, samples, { atOnce: 1 }));
      expect(await rows(other.serviceId)).toBe(await rows(own.serviceId));
    });

    test('one of several concurrent readers adds the same samples', fullOnly, async () => {
      const other = await clientWithServer(api);
      await measureFrom(api.app, other.serviceId, from);
      const cursor = await api.app.database.read((tx) =>
        tx.selectFrom('service_metrics').selectAll().where('service_id', '=', other.serviceId).executeTakeFirstOrThrow(),
      );
      const keep = () => api.app.database.transaction((tx) => keepSamples(api.app, tx, { cursor, samples }));
      expect((await Promise.all([keep(), keep(), keep()])).filter(Boolean)).toHaveLength(1);
      expect(await keep()).toBe(false);
      const { days } = rollUp(samples);
      const kept = await api.app.database.read((tx) =>
        tx.selectFrom('service_traffic_day').selectAll().where('service_id', '=', other.serviceId).orderBy('day').execute(),
      );
      expect(kept).toEqual(days.map((day) => ({ service_id: other.serviceId, ...day })));
    });

    test('hours are stored for two weeks, days for more than a year', async () => {
      const oldest = await api.app.database.read((tx) =>
        tx
          .selectFrom('service_traffic_hour')
          .select((row) => row.fn.min('hour').as('hour'))
          .where('service_id', '=', own.serviceId)
          .executeTakeFirst(),
      );
      const ageMs = now.getTime() - (oldest?.hour.getTime() ?? 0);
      expect(ageMs).toBeLessThan(15 * dayMs);
      expect(ageMs).toBeGreaterThan(2 * dayMs);
    });
  });
});
