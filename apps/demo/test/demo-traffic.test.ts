import { randomUUID } from 'node:crypto';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { success } from '@portico/api/test/contract-client';
import { cardMethod } from '@portico/api/test/payments/card-holder';
import type { TestApi } from '@portico/api/test/test-api';
import { waitFor } from '@portico/api/test/wait-for';
import { jobsButMetrics } from '@portico/api/test/traffic/measured-server';
import { expectPoolsToReconcile } from '@portico/api/test/traffic/pool-sums';
import { signInToDemo, startDemo } from './start-demo.ts';

const inPreparation = 'ci-runner-3';
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startDemo('pglite', {}, jobsButMetrics);
  token = await signInToDemo(api);
}, 120_000);
afterAll(() => api.close());

test("the demo's pool is the sum of its movements and isn't empty", fullOnly, async () => {
  await expectPoolsToReconcile(api.app.database);
  const pool = success(await api.call('getTrafficPool', { token }));
  expect(pool.remaining_bytes).toBeGreaterThan(0);
  expect(pool.charged_bytes).toBeGreaterThan(0);
  const { items } = success(await api.call('listTrafficMovements', { token, query: { 'per-page': 100 } }));
  expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['usage', 'assigned', 'granted']));
});

test("the demo's charged usage matches its metrics day by day", fullOnly, async () => {
  const usage = await api.app.database.read((tx) =>
    tx.selectFrom('traffic_usage').selectAll().orderBy('service_id').orderBy('day').execute(),
  );
  expect(usage.length).toBeGreaterThan(0);
  for (const { service_id: serviceId, day, charged_bytes: charged } of usage) {
    const row = await api.app.database.read((tx) =>
      tx
        .selectFrom('service_traffic_day')
        .select(['in_bytes', 'out_bytes'])
        .where('service_id', '=', serviceId)
        .where('day', '=', day)
        .executeTakeFirstOrThrow(),
    );
    expect(charged).toBeLessThanOrEqual(row.in_bytes + row.out_bytes);
  }
});

test("the demo's server in preparation becomes active", fullOnly, async () => {
  const find = async () => success(await api.call('listServices', { token, query: { q: inPreparation } })).items[0];
  const active = await waitFor('an active server', async () => ((one) => (one?.status === 'active' ? one : undefined))(await find()));
  expect(active.ip).not.toBeNull();
});

test("the demo's active servers have charts of two days and of a year", fullOnly, async () => {
  const { items } = success(await api.call('listServices', { token, query: { status: ['active'] } }));
  for (const { id } of items.filter(({ hostname }) => !hostname.startsWith(inPreparation))) {
    for (const period of ['48h', '365d'] as const) {
      const metrics = success(await api.call('getServiceMetrics', { token, query: { id, period } }));
      expect(metrics.points.filter((point) => point.out_bytes > 0).length).toBeGreaterThan(40);
    }
  }
});

test('it shows a saved card that pays an invoice, and a visit of support', fullOnly, async () => {
  const [card] = success(await api.call('listCards', { token })).items;
  expect(card).toMatchObject({ brand: 'Visa', last_four: '4242', is_default: true });
  const { items } = success(await api.call('listImpersonations', { token, query: {} }));
  expect(items).toMatchObject([{ reason: 'Disk errors on db-primary', can_write: false, request_count: 5, ended_at: expect.any(String) }]);
  const unpaid = success(await api.call('listInvoices', { token, query: { status: 'unpaid' } })).items[0]?.id ?? 0;
  const body = { paymentmethod: cardMethod, card: card?.id ?? '' };
  const paid = success(await api.call('payInvoice', { token, idempotencyKey: randomUUID(), query: { id: unpaid }, body }));
  await waitFor('the paid invoice', async () =>
    success(await api.call('getInvoice', { token, query: { id: unpaid } })).status === 'paid' ? paid : undefined,
  );
});
