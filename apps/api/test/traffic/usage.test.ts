import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { clientWithServer } from '../services/own-server.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { collect, jobsButMetrics, measureFrom, measuring, samplesOf } from './measured-server.ts';
import { expectPoolsToReconcile, grantTraffic } from './pool-sums.ts';

const gigabyte = 1_000_000_000;

describe.each(testedDatabases)('usage beyond the plan, on %s,', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database, jobs: jobsButMetrics });
  });
  afterEach(() => expectPoolsToReconcile(api.app.database));
  afterAll(() => api.close());

  const pool = async (token: string) => success(await api.call('getTrafficPool', { token }));
  const included = 2_000 * gigabyte;
  // Uses a past month, so that each of its days is over.
  const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1));
  const day = (number: number) => `${month.toISOString().slice(0, 8)}${String(number).padStart(2, '0')}`;
  /** 800 GB on each of five days, half of it inbound. The third day exceeds the plan. */
  const samples = samplesOf(month, 5 * 288 + 1, (index) =>
    index % 288 < 8 && index < 5 * 288 ? { bytesIn: 50 * gigabyte, bytesOut: 50 * gigabyte } : {},
  );
  const usage = async (token: string) =>
    success(await api.call('listTrafficMovements', { token, query: { type: 'charge', 'per-page': 100 } }))
      .items.filter(({ reason }) => reason === 'usage')
      .map(({ date, traffic }) => `${date.slice(0, 10)} ${traffic / gigabyte}`)
      .toReversed();

  test('excess usage is charged once per day, however often it is read', async () => {
    const other = await clientWithServer(api);
    await grantTraffic(api.app, other.registered.email, '5000');
    await measureFrom(api.app, other.serviceId, month);
    const app = measuring(api.app, other.serviceId, samples, { atOnce: 100 });
    await Promise.all([collect(app), collect(app)]);
    await collect(app);
    expect(included).toBe(5 * 800 * gigabyte - 2_000 * gigabyte);
    expect(await usage(other.token)).toEqual([`${day(3)} 400`, `${day(4)} 800`, `${day(5)} 800`]);
    expect((await pool(other.token)).remaining_bytes).toBe(3_000 * gigabyte);
  });

  test('excess usage is reduced by what the service was allocated by then', async () => {
    const other = await clientWithServer(api);
    await grantTraffic(api.app, other.registered.email, '5000');
    await measureFrom(api.app, other.serviceId, month);
    await api.app.database.transaction((tx) =>
      tx
        .insertInto('traffic_movement')
        .values({
          client_id: other.clientId,
          service_id: other.serviceId,
          hostname: 'x',
          ip: null,
          bytes: 1_000 * gigabyte,
          type: 'charge',
          reason: 'assigned',
          created_at: new Date(`${day(4)}T12:00:00Z`),
        })
        .execute(),
    );
    await collect(measuring(api.app, other.serviceId, samples));
    // 400 on day three. By day four 1200 in excess, of which 1000 were allocated and 400 are charged; by day five 2000.
    expect(await usage(other.token)).toEqual([`${day(3)} 400`, `${day(5)} 600`]);
  });

  test("excess usage is charged up to the pool's balance, and the shortfall is recorded and not charged later", fullOnly, async () => {
    const other = await clientWithServer(api);
    await grantTraffic(api.app, other.registered.email, '500');
    await measureFrom(api.app, other.serviceId, month);
    await collect(measuring(api.app, other.serviceId, samples));
    expect(await usage(other.token)).toEqual([`${day(3)} 400`, `${day(4)} 100`]);
    expect((await pool(other.token)).remaining_bytes).toBe(0);
    await grantTraffic(api.app, other.registered.email, '5000');
    await collect(measuring(api.app, other.serviceId, samples));
    expect((await pool(other.token)).remaining_bytes).toBe(5_000 * gigabyte);
    const noted = await api.app.database.read((tx) =>
      tx
        .selectFrom('traffic_usage')
        .select(['over_bytes', 'charged_bytes'])
        .where('service_id', '=', other.serviceId)
        .orderBy('day')
        .execute(),
    );
    expect(noted.map(({ over_bytes: over, charged_bytes: charged }) => [over / gigabyte, charged / gigabyte])).toEqual([
      [400, 400],
      [800, 100],
      [800, 0],
    ]);
  });

  test('a plan without a limit has no excess usage', async () => {
    const other = await clientWithServer(api);
    await grantTraffic(api.app, other.registered.email, '5000');
    await api.app.database.transaction((tx) =>
      tx.updateTable('service').set({ traffic_included_bytes: null }).where('id', '=', other.serviceId).execute(),
    );
    await measureFrom(api.app, other.serviceId, month);
    await collect(measuring(api.app, other.serviceId, samples));
    expect(await usage(other.token)).toEqual([]);
  });

  test('the last day of a server that stopped reporting is booked an hour after its end', async () => {
    const other = await clientWithServer(api);
    await grantTraffic(api.app, other.registered.email, '5000');
    await measureFrom(api.app, other.serviceId, month);
    const silent = samples.slice(0, 3 * 288 - 1);
    const end = Date.parse(`${day(4)}T00:00:00Z`);
    await collect(measuring(api.app, other.serviceId, silent, { now: () => new Date(end + 3_500_000) }));
    expect(await usage(other.token)).toEqual([]);
    await collect(measuring(api.app, other.serviceId, silent, { now: () => new Date(end + 3_700_000) }));
    expect(await usage(other.token)).toEqual([`${day(3)} 400`]);
  });
});
