import { actFor } from '../../src/operations/act-for.ts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookUsage } from '../../src/modules/traffic/book-usage.ts';
import { grantToPool } from '../../src/modules/traffic/traffic-pool.ts';
import { success } from '../contract-client.ts';
import { balance, orderItem, shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { expectPoolsToReconcile } from './pool-sums.ts';

/* Two API processes on PostgreSQL, because the embedded database's single connection hides such races. */
const gigabyte = 1_000_000_000;
let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('template', { RATE_LIMIT_FACTOR: '1000' });
}, 180_000);
afterEach(() => expectPoolsToReconcile(both.database));
afterAll(() => both.close());

async function clientWithServers(count: number) {
  const token = await both.register();
  const client = shopper(both.processes[0].call, token);
  await client.fund(100);
  success(await client.pay(await client.order(orderItem({ tariff: 'vps-nvme-1-de', count })), balance));
  const serviceIds = (await client.activeServices(count)).map(({ id }) => id);
  const row = await both.database.read((tx) =>
    tx
      .selectFrom('service')
      .select('client_id')
      .where('id', '=', serviceIds[0] ?? 0)
      .executeTakeFirstOrThrow(),
  );
  return { token, serviceIds, ...actFor(row.client_id) };
}

test("a pool isn't spent twice: it covers three of eight concurrent allocations", async () => {
  const { token, serviceIds, clientId } = await clientWithServers(2);
  await both.database.transaction((tx) => grantToPool(tx, { clientId }, { bytes: 35 * gigabyte, at: new Date() }));
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      (both.processes[index % 2] ?? both.processes[0]).call('assignTraffic', {
        token,
        idempotencyKey: randomUUID(),
        body: { hosting_id: serviceIds[index % 2] ?? 0, gigabytes: 10 },
      }),
    ),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
  expect(replies.filter(({ body }) => 'code' in body && body.code === 'traffic_pool_short')).toHaveLength(5);
  expect(success(await both.processes[1].call('getTrafficPool', { token })).remaining_bytes).toBe(5 * gigabyte);
});

test('one allocation, requested eight times concurrently with one key, is made once', async () => {
  const { token, serviceIds, clientId } = await clientWithServers(1);
  await both.database.transaction((tx) => grantToPool(tx, { clientId }, { bytes: 100 * gigabyte, at: new Date() }));
  const idempotencyKey = randomUUID();
  const body = { hosting_id: serviceIds[0] ?? 0, gigabytes: 10 };
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      (both.processes[index % 2] ?? both.processes[0]).call('assignTraffic', { token, idempotencyKey, body }),
    ),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(success(reply)))).size).toBe(1);
  expect(success(await both.processes[0].call('getTrafficPool', { token })).charged_bytes).toBe(10 * gigabyte);
});

type Step =
  | { kind: 'grant'; bytes: number }
  | { kind: 'assign'; server: number; gigabytes: number }
  | { kind: 'use'; server: number; day: number; bytes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), bytes: fc.integer({ min: 1, max: 40 * gigabyte }) }),
  fc.record({ kind: fc.constant('assign' as const), server: fc.nat(2), gigabytes: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    kind: fc.constant('use' as const),
    server: fc.nat(2),
    day: fc.integer({ min: 1, max: 28 }),
    bytes: fc.integer({ min: 1, max: 50 * gigabyte }),
  }),
);

test('concurrent grants, allocations and usage keep the pool equal to its movements and never below zero', async () => {
  const { token, serviceIds, clientId } = await clientWithServers(3);
  const serverOf = (index: number) => serviceIds[index] ?? 0;
  const run = (process: number, one: Step): Promise<unknown> => {
    const at = new Date();
    if (one.kind === 'grant') return both.database.transaction((tx) => grantToPool(tx, { clientId }, { bytes: one.bytes, at }));
    if (one.kind === 'assign') {
      const body = { hosting_id: serverOf(one.server), gigabytes: one.gigabytes };
      return (both.processes[process % 2] ?? both.processes[0]).call('assignTraffic', { token, idempotencyKey: randomUUID(), body });
    }
    const day = `2026-01-${String(one.day).padStart(2, '0')}`;
    const service = { clientId, serviceId: serverOf(one.server), hostname: 'x', ip: null };
    // Another call may book the same service and day concurrently. Then one of them fails and rolls back.
    return both.database.transaction((tx) => bookUsage(tx, { service, includedBytes: 0, day, at, usedBytes: one.bytes }));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const settled = await Promise.allSettled(steps.map((one, index) => run(index, one)));
      const errors = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect(errors.filter((error) => !error.includes('traffic_usage_pkey'))).toEqual([]);
      await expectPoolsToReconcile(both.database);
    }),
    { numRuns: 30 },
  );
  const kept = await both.database.read((tx) =>
    tx
      .selectFrom('traffic_movement')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('client_id', '=', clientId)
      .executeTakeFirst(),
  );
  expect(kept?.count).toBeGreaterThan(30);
}, 120_000);
