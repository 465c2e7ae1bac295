import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OperatorError } from '../../src/operator/define-command.ts';
import { refusal, success } from '../contract-client.ts';
import { anotherServer, changeService, clientWithServer, statusRefusals, type OwnServer } from '../services/own-server.ts';
import { requestedJobs } from '../simulation.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { expectPoolsToReconcile, grantTraffic } from './pool-sums.ts';

const gigabyte = 1_000_000_000;
const dayMs = 86_400_000;

describe.each(testedDatabases)('the traffic pool on %s', (database) => {
  let api: TestApi;
  let own: OwnServer;
  beforeAll(async () => {
    api = await startTestApi({ database, jobs: requestedJobs });
    own = await clientWithServer(api);
  });
  afterEach(() => expectPoolsToReconcile(api.app.database));
  afterAll(() => api.close());

  const pool = async (token = own.token) => success(await api.call('getTrafficPool', { token }));
  const assign = (
    gigabytes: number,
    { token, serviceId }: Pick<OwnServer, 'token' | 'serviceId'> = own,
    idempotencyKey: string = randomUUID(),
  ) => api.call('assignTraffic', { token, idempotencyKey, body: { hosting_id: serviceId, gigabytes } });
  const movements = async (
    query: { type?: 'charge' | 'topup'; hosting_id?: number[]; q?: string; page?: number; 'per-page'?: number } = {},
  ) => success(await api.call('listTrafficMovements', { token: own.token, query }));
  const grant = (gigabytes: string, email = own.registered.email) => grantTraffic(api.app, email, gigabytes);

  describe('getTrafficPool', () => {
    test('200: the pool starts empty, without charges', async () => {
      const today = new Date().toISOString().slice(0, 10);
      const { days, ...totals } = await pool();
      expect(totals).toEqual({ topup_bytes: 0, charged_bytes: 0, remaining_bytes: 0, daily_bytes: 0, runs_out_on: null });
      expect(days).toHaveLength(30);
      expect(days.at(-1)).toEqual({ day: today, charged_bytes: 0, topup_bytes: 0 });
      expect(Date.parse(today) - Date.parse(days[0]?.day ?? '')).toBe(29 * dayMs);
    });

    test('200: an allocation is charged on its day, and the forecast follows the average', async () => {
      expect(await grant('3000')).toContain('3000 GB');
      success(await assign(300));
      const { days, ...totals } = await pool();
      expect(totals).toEqual({
        topup_bytes: 3_000 * gigabyte,
        charged_bytes: 300 * gigabyte,
        remaining_bytes: 2_700 * gigabyte,
        daily_bytes: 10 * gigabyte,
        runs_out_on: new Date(Date.parse(days.at(-1)?.day ?? '') + 270 * dayMs).toISOString().slice(0, 10),
      });
      expect(days.at(-1)).toMatchObject({ charged_bytes: 300 * gigabyte, topup_bytes: 3_000 * gigabyte });
    });

    test('200: omits a run-out date that is too far in the future', fullOnly, async () => {
      const other = await clientWithServer(api);
      await grant('1000000', other.registered.email);
      success(await assign(1, other));
      expect(await pool(other.token)).toMatchObject({ runs_out_on: null, charged_bytes: gigabyte });
    });
  });

  describe('traffic grant', () => {
    test.each(['0', '-1', '1.5', '1e3', '1000001', 'ten', ''])('traffic grant refuses %j gigabytes', async (gigabytes) => {
      await expect(grant(gigabytes)).rejects.toThrow(OperatorError);
    });

    test('traffic grant refuses an unknown email', async () => {
      await expect(grant('1', 'nobody@example.com')).rejects.toThrow('No user is registered');
    });

    test('traffic grant refuses more than a pool can hold', async () => {
      const { email, user } = await api.register();
      for (let count = 0; count < 9; count += 1) await grant('1000000', email);
      await expect(grant('1000000', email)).rejects.toThrow('exceed the maximum');
      expect(user.email).toBe(email);
    });
  });

  describe('assignTraffic', () => {
    test('200: returns the movement, and the service can use the traffic this month', async () => {
      const movement = success(await assign(200));
      const [service] = await own.client.services();
      const { hostname, ip } = service ?? {};
      expect(movement).toMatchObject({
        hosting_id: own.serviceId,
        hostname,
        ip,
        traffic: 200 * gigabyte,
        type: 'charge',
        reason: 'assigned',
      });
      const metrics = success(await api.call('getServiceMetrics', { token: own.token, query: { id: own.serviceId } }));
      expect(metrics.month.assigned_bytes).toBe(500 * gigabyte);
      const { items } = success(await api.call('listServiceActivity', { token: own.token, query: { id: own.serviceId }, language: 'ru' }));
      expect(items[0]).toMatchObject({ what: 'assign_traffic', outcome: 'success', detail: '200 ГБ' });
    });

    test('200: the same key gets the same response and charges once', async () => {
      const key = randomUUID();
      const once = success(await assign(50, own, key));
      expect(success(await assign(50, own, key))).toEqual(once);
      expect((await movements({ type: 'charge' })).total).toBe(3);
      expect(refusal(await assign(51, own, key))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    });

    test('200: a dry run says what the pool has and what it would have left, and assigns nothing', async () => {
      const before = await pool();
      const body = { hosting_id: own.serviceId, gigabytes: 100, dry_run: true };
      const ask = (gigabytes: number) =>
        api.call('assignTraffic', { token: own.token, idempotencyKey: randomUUID(), body: { ...body, gigabytes } });
      const { remaining_bytes: remaining } = before;
      const nextMonth = new Date();
      nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 0);
      expect(success(await ask(100))).toEqual({
        command: 'assign_traffic',
        hosting_id: own.serviceId,
        hostname: (await own.client.services())[0]?.hostname,
        traffic: 100 * gigabyte,
        remaining_bytes: remaining,
        remaining_bytes_after: remaining - 100 * gigabyte,
        cost: 0,
        ends_on: nextMonth.toISOString().slice(0, 10),
      });
      expect(await pool()).toEqual(before);
      expect(refusal(await ask(remaining / gigabyte + 1)).code).toBe('traffic_pool_short');
    });

    test('409: refuses more than the pool has, but it can be emptied to the byte', async () => {
      const { remaining_bytes: remaining } = await pool();
      const gigabytes = remaining / gigabyte;
      expect(refusal(await assign(gigabytes + 1))).toMatchObject({
        status: 409,
        code: 'traffic_pool_short',
        message: 'There isn’t enough traffic in the pool.',
      });
      const other = await clientWithServer(api);
      expect(refusal(await assign(1, other)).code).toBe('traffic_pool_short');
      success(await assign(gigabytes));
      expect(await pool()).toMatchObject({ remaining_bytes: 0, runs_out_on: new Date().toISOString().slice(0, 10) });
      await grant('1000');
    });

    test("409: refuses in states that don't allow it", async () => {
      for (const [status, code] of statusRefusals) {
        await changeService(api, own.serviceId, { status });
        expect(refusal(await assign(1))).toMatchObject({ status: 409, code });
      }
      await changeService(api, own.serviceId, { status: 'active' });
    });

    test('409: a service with unlimited traffic gets none, and the pool stays as it is', async () => {
      const before = await pool();
      await changeService(api, own.serviceId, { traffic_included_bytes: null });
      const body = { hosting_id: own.serviceId, gigabytes: 1 };
      for (const dry_run of [true, false]) {
        const refused = await api.call('assignTraffic', { token: own.token, idempotencyKey: randomUUID(), body: { ...body, dry_run } });
        expect(refusal(refused)).toMatchObject({ status: 409, code: 'traffic_unlimited' });
      }
      expect(await pool()).toEqual(before);
      await changeService(api, own.serviceId, { traffic_included_bytes: 1_000 * gigabyte });
    });

    test("404: answers another client's service like a missing one", async () => {
      const other = await clientWithServer(api);
      const foreign = refusal(await assign(1, { token: own.token, serviceId: other.serviceId }));
      const missing = refusal(await assign(1, { token: own.token, serviceId: 2_147_480_000 }));
      expect({ ...foreign, request_id: '' }).toEqual({ ...missing, request_id: '' });
      expect(foreign).toMatchObject({ status: 404, message: 'Service not found' });
    });

    test.each([0, -1, 1.5, 1_000_001])('422: refuses %d gigabytes', async (gigabytes) => {
      expect(refusal(await assign(gigabytes))).toMatchObject({ status: 422, errors: [{ path: 'gigabytes' }] });
    });
  });

  describe('listTrafficMovements', () => {
    test('200: lists newest first, filtered by page, type and service', fullOnly, async () => {
      const second = await anotherServer(own.client);
      success(await assign(7, { token: own.token, serviceId: second }));
      const all = await movements({ 'per-page': 100 });
      expect(all.items.map(({ date }) => date)).toEqual(
        all.items
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
      expect((await movements({ page: 2, 'per-page': 2 })).items).toEqual(all.items.slice(2, 4));
      expect((await movements({ type: 'topup' })).items.map(({ reason }) => reason)).toEqual(['granted', 'granted']);
      expect(await movements({ hosting_id: [second] })).toMatchObject({ total: 1, items: [{ traffic: 7 * gigabyte }] });
      const { total: ofFirst } = await movements({ hosting_id: [own.serviceId] });
      expect(await movements({ hosting_id: [own.serviceId, second] })).toMatchObject({ total: ofFirst + 1 });
    });

    test('200: q finds part of the hostname or the address', async () => {
      const [item] = (await movements({ type: 'charge' })).items;
      const { total } = await movements({ hosting_id: [item?.hosting_id ?? 0] });
      expect((await movements({ q: item?.hostname?.toUpperCase() ?? '-' })).total).toBe(total);
      expect((await movements({ q: item?.ip?.slice(2) ?? '-' })).total).toBeGreaterThanOrEqual(total);
      expect((await movements({ q: '%' })).total).toBe(0);
    });

    test('200: lists no movement of another client', async () => {
      const { token } = await api.register();
      const query = { hosting_id: [own.serviceId] };
      expect(success(await api.call('listTrafficMovements', { token, query }))).toMatchObject({ total: 0, items: [] });
    });

    test.each([{ type: 'granted' }, { hosting_id: [1, 0] }, { page: 0 }])('422: refuses %j', async (query) => {
      const reply = await api.call('listTrafficMovements', { token: own.token, query: query as { page: number } });
      expect(refusal(reply).status).toBe(422);
    });
  });

  test('the database refuses to charge more than the pool has, and to change movements', async () => {
    const movement = { client_id: own.clientId, service_id: own.serviceId, hostname: 'x', ip: null, created_at: new Date() };
    const insert = (bytes: number, more: object = {}) =>
      api.app.database.transaction((tx) =>
        tx
          .insertInto('traffic_movement')
          .values({ ...movement, bytes, type: 'charge', reason: 'assigned', ...more })
          .execute(),
      );
    await expect(insert(10 ** 15)).rejects.toThrow('traffic_pool_covers');
    await expect(insert(1, { type: 'topup' })).rejects.toThrow('traffic_movement_reason_fits');
    await expect(insert(0)).rejects.toThrow('check');
    const remove = () => api.app.database.transaction((tx) => tx.deleteFrom('traffic_movement').execute());
    await expect(remove()).rejects.toThrow('stands');
  });
});
