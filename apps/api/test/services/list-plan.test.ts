import { actFor } from '../../src/operations/act-for.ts';
import { sql } from 'kysely';
import { isFullRun } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Transaction } from '../../src/platform/database/database.ts';
import { servicesRepository, type ServiceFilter } from '../../src/modules/services/services.repository.ts';
import type { ServiceSort } from '../../src/modules/services/service-order.repository.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

const servicesOfClient = 100;
const fewClients = 10;
const manyClients = isFullRun ? 10_000 : 500;

const sorts = [undefined, 'hostname', 'tariff_name', 'status', 'next_due_date', 'renewal_cost'] as const;
const orders = sorts.flatMap((by): ServiceSort['by'][] => (by === undefined ? [by] : [by, `-${by}`]));

let api: TestApi;
beforeAll(async () => {
  // A million rows take longer than a statement of the product may.
  api = await startTestApi({ database: 'postgres', jobs: [], env: { DATABASE_STATEMENT_TIMEOUT_MS: '600000' } });
});
afterAll(() => api.close());

/** Creates clients with a hundred services each, and updates the planner's statistics. */
async function fill(database: Database, from: number, to: number): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`insert into client (id, country, created_at) overriding system value
      select number, 'DE', now() from generate_series(${from}::int, ${to}::int) number`.execute(tx);
    await sql`insert into service (client_id, status, hostname, tariff, plan_type, tariff_name, country, city, billing_cycle, renewal_cents,
        configoptions, details, created_at, next_due_date, search_text)
      select client, (array['active', 'active', 'active', 'suspended', 'delete'])[1 + number % 5], 'host-' || md5(client || '-' || number),
        'vps', 'vps', jsonb_build_object('en', 'Plan ' || number % 7, 'ru', 'План ' || number % 7), 'DE', '{}', 'monthly', 100 * (number % 11),
        '{}', '{}', now(), case when number % 9 = 0 then null else date '2026-11-22' + number % 30 end, 'host-' || number
      from generate_series(${from}::int, ${to}::int) client, generate_series(1, ${servicesOfClient}::int) number`.execute(tx);
  });
  await database.transaction((tx) => sql`analyze service`.execute(tx));
}

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] };
const shapeOf = (plan: Plan): string =>
  [`${plan['Node Type']}${plan['Index Name'] === undefined ? '' : ` on ${plan['Index Name']}`}`, ...(plan.Plans ?? []).map(shapeOf)].join(
    ' < ',
  );

const listing = (tx: Transaction, by: ServiceSort['by'], locale: 'en' | 'ru', filter: ServiceFilter = {}) =>
  servicesRepository(tx, actFor(1_000_003)).query(filter, { by, locale }, { page: 1, perPage: 25, offset: 0 });

async function plans(filter?: ServiceFilter): Promise<Record<string, string>> {
  return await api.app.database.read(async (tx) => {
    const found: Record<string, string> = {};
    for (const by of orders) {
      for (const locale of ['en', 'ru'] as const) {
        const [row] = await listing(tx, by, locale, filter).explain('json');
        const [plan] = (row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
        found[`${by ?? 'newest first'} ${locale}`] = shapeOf(plan.Plan);
      }
    }
    return found;
  });
}

// The full run inserts a million rows.
test('listServices reads an index in order, with a thousand services as with many', { ...fullOnly, timeout: 900_000 }, async () => {
  const first = 1_000_001;
  await fill(api.app.database, first, first + fewClients - 1);
  const few = await plans();
  await fill(api.app.database, first + fewClients, first + manyClients - 1);
  expect(await plans()).toEqual(few);
  for (const [order, shape] of Object.entries(few)) {
    // Hostnames are almost unique, so one index serves both directions.
    const wanted = order.includes('hostname') ? /^Limit < (Incremental Sort < )?Index Scan on service_/ : /^Limit < Index Scan on service_/;
    expect([order, shape]).toEqual([order, expect.stringMatching(wanted)]);
  }
  // Several values of a filter don't cost the order: it is never sorted.
  const filtered = await plans({ status: ['active', 'suspended'], country: ['DE', 'FI'] });
  for (const [order, shape] of Object.entries(filtered))
    expect([order, shape]).toEqual([order, expect.stringMatching(/^Limit < (Incremental Sort < )?Index Scan on service_/)]);
});
