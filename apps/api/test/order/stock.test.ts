import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { applyCatalogue, currentCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { refusal, success } from '../contract-client.ts';
import { expectBooksToHold, orderItem, shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { waitFor } from '../wait-for.ts';

/* Two API processes on PostgreSQL, because the embedded database's single connection hides such races. */
let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('template', { STOCK_RESERVATION_SHARE: '100' });
}, 180_000);
afterEach(() => expectBooksToHold(both.database));
afterAll(() => both.close());

const times = 50;

function limit(database: Database, planId: string, stock: Record<string, number>): Promise<unknown> {
  return database.transaction(async (tx) => {
    const catalogue = await currentCatalogue(tx);
    const plans = catalogue.plans.map((plan) => (plan.id === planId ? { ...plan, stock } : plan));
    return applyCatalogue(tx, { ...catalogue, plans }, 'test', new Date());
  });
}
const newClient = async () => {
  const token = await both.register();
  return both.processes.map(({ call }) => shopper(call, token)) as [ReturnType<typeof shopper>, ReturnType<typeof shopper>];
};
const leftOf = async (token: string, tariff: string) => {
  const { call } = both.processes[0];
  const { items } = success(await call('listPlans', { token, query: { country: tariff.slice(-2).toUpperCase() } }));
  const configuration = success(await call('getPlanConfiguration', { token, query: { tariff } }));
  return [items.find((plan) => plan.tariff === tariff)?.stock_left, configuration.plan.stock_left];
};

/**
 * Locks the invoice counter until several orders wait for it, so that all of them have read the stock unless an earlier lock stops them.
 */
async function whileNoInvoiceIsNumbered<T>(begin: () => readonly Promise<T>[]): Promise<T[]> {
  const started = await both.database.transaction(async (tx) => {
    await tx.selectFrom('invoice_counter').selectAll().forUpdate().execute();
    const orders = begin();
    await waitFor('orders that wait for a lock', async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      );
      return (rows[0]?.waiting ?? 0) >= 6 ? true : undefined;
    });
    // Wrapped, not awaited: the orders finish only after this transaction ends.
    return { orders };
  });
  return await Promise.all(started.orders);
}

test('fifty concurrent orders for the last item in stock: one succeeds', async () => {
  await limit(both.database, 'vps-nvme-1', { DE: 1 });
  const shops = [...(await newClient()), ...(await newClient())];
  const [first] = shops;
  if (first === undefined) throw new Error('nobody');
  expect(await leftOf(first.token, 'vps-nvme-1-de')).toEqual([1, 1]);
  const replies = await whileNoInvoiceIsNumbered(() =>
    Array.from(
      { length: times },
      async (_, index) => await (shops[index % shops.length] ?? first).place([orderItem({ tariff: 'vps-nvme-1-de' })]),
    ),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.filter((reply) => !reply.ok && reply.status === 409 && reply.body.code === 'out_of_stock')).toHaveLength(times - 1);
  expect(await leftOf(first.token, 'vps-nvme-1-de')).toEqual([0, 0]);
});

test('a quantity over the stock is refused with the stock left, across lines, by quote and order alike', async () => {
  await limit(both.database, 'vps-nvme-8', { DE: 3 });
  const [shop] = await newClient();
  const items = [
    orderItem({ tariff: 'vps-nvme-8-de', count: 2 }),
    orderItem({ tariff: 'vps-nvme-8-de', count: 2, billing_cycle: 'quarterly' }),
  ];
  const errors = [{ path: 'order_items.1.count', code: 'too_large', params: { max: 1 } }];
  const { call } = both.processes[0];
  const quoted = refusal(await call('quoteOrder', { token: shop.token, body: { order_items: items }, language: 'ru' }));
  expect(quoted).toMatchObject({ status: 409, code: 'out_of_stock', errors });
  expect(quoted.message).toBe(
    'VPS NVMe 8: в этой локации осталось только 3 сервера. Закажите меньше или выберите другой тариф или локацию.',
  );
  const ordered = refusal(await shop.place(items));
  expect(ordered).toMatchObject({ status: 409, code: 'out_of_stock', errors });
  expect(ordered.message).toBe('Only 3 of VPS NVMe 8 left in this location. Order fewer, or choose another plan or location.');
  success(await shop.place([orderItem({ tariff: 'vps-nvme-8-de', count: 3 }), orderItem({ tariff: 'vps-nvme-2-de' })]));
  expect(refusal(await shop.place([orderItem({ tariff: 'vps-nvme-8-de' })])).message).toMatch(/^VPS NVMe 8 is sold out in this location/);
});

test('an unlisted placement is unlimited, and a deleted service returns to stock', async () => {
  await limit(both.database, 'vps-nvme-2', { DE: 1 });
  const [shop] = await newClient();
  expect(await leftOf(shop.token, 'vps-nvme-2-nl')).toEqual([null, null]);
  const { living } = await both.database.transaction((tx) =>
    tx
      .selectFrom('service')
      .select((select) => select.fn.countAll<number>().as('living'))
      .where('tariff', '=', 'vps-nvme-2-de')
      .executeTakeFirstOrThrow(),
  );
  await limit(both.database, 'vps-nvme-2', { DE: living + 1 });
  const invoiceId = await shop.order();
  refusal(await shop.place([orderItem()]));
  await both.database.transaction((tx) =>
    tx.updateTable('service').set({ status: 'delete' }).where('invoice_id', '=', invoiceId).execute(),
  );
  expect(await leftOf(shop.token, 'vps-nvme-2-de')).toEqual([1, 1]);
  await shop.order();
});

test('concurrent payments of expired reservations for the last item in stock: one succeeds', fullOnly, async () => {
  const tariff = 'vps-nvme-4-de';
  await limit(both.database, 'vps-nvme-4', { DE: 8 });
  const shops = [...(await newClient()), ...(await newClient())];
  const [one, , other] = shops;
  if (one === undefined || other === undefined) throw new Error('nobody');
  const orders: { shop: ReturnType<typeof shopper>; id: number }[] = [];
  for (const shop of shops)
    orders.push({ shop, id: await shop.order(orderItem({ tariff })) }, { shop, id: await shop.order(orderItem({ tariff })) });
  for (const shop of [one, other]) await shop.fund(200);
  await both.database.transaction((tx) =>
    sql`update service set created_at = created_at - interval '61 minutes' where tariff = ${tariff}`.execute(tx),
  );
  const { living } = await both.database.transaction((tx) =>
    tx
      .selectFrom('service')
      .select((select) => select.fn.countAll<number>().as('living'))
      .where('tariff', '=', tariff)
      .where('status', 'not in', ['delete', 'pending'])
      .executeTakeFirstOrThrow(),
  );
  await limit(both.database, 'vps-nvme-4', { DE: living + 1 });
  const replies = await Promise.all(orders.map(({ shop, id }) => shop.pay(id, 1)));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.filter((reply) => !reply.ok && reply.body.code === 'out_of_stock')).toHaveLength(orders.length - 1);
});
