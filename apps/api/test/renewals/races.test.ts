import { pino } from 'pino';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import { addDays, dayAfterPeriod, isoDay } from '../../src/calendar.ts';
import { openApp } from '../../src/open-app.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold } from '../shop.ts';
import { alter } from '../server.ts';
import { dueOn, signal, startLife, type Life, type LivingClient } from './life.ts';
import { simulation } from '../simulation.ts';
import { dayMs } from '../test-clock.ts';

/* Two apps with separate connections on one PostgreSQL, like two machines that run the job concurrently. */
let life: Life;
let other: { app: App; close: () => Promise<void> };
beforeAll(async () => {
  life = await startLife({ database: 'postgres' });
  const { databaseUrl, dataFolder } = life.api.app.configuration;
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl ?? '', DATA_FOLDER: dataFolder }, [], simulation);
  other = await openApp({ configuration, logger: pino({ level: 'silent' }), now: life.clock.now });
}, 180_000);
afterEach(() => expectBooksToHold(life.api.app.database));
afterAll(async () => {
  await other.close();
  await life.api.close();
});

const times = 8;
const everywhere = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const runEverywhere = () => everywhere((index) => runRenewals(index % 2 === 0 ? life.api.app : other.app, signal));

async function dueServers(client: LivingClient, count: number, inDays: number): Promise<number[]> {
  const ids = await client.servers(count);
  for (const id of ids) await dueOn(life, id, addDays(isoDay(life.clock.now()), inDays));
  return ids;
}

test('eight concurrent runs on two machines invoice each period once, with numbers without a gap', fullOnly, async () => {
  const together = await life.client();
  const apart = await life.client({ split_invoice: true });
  await dueServers(together, 4, 10);
  await dueServers(apart, 4, 10);
  await runEverywhere();
  expect(await together.invoices('unpaid')).toHaveLength(1);
  expect(await apart.invoices('unpaid')).toHaveLength(4);
});

test('concurrent manual and automatic payments pay a renewal once and advance the service once', fullOnly, async () => {
  const client = await life.client({ auto_pay_from_balance: true });
  const [id = 0] = await dueServers(client, 1, 10);
  const due = addDays(life.today(), 10);
  await life.run();
  const invoice = await client.unpaid();
  await life.api.app.database.transaction((tx) =>
    tx.updateTable('client').set({ auto_pay_from_balance: true }).where('id', '>', 0).execute(),
  );
  life.clock.turn(8 * dayMs);
  const shop = await client.signIn();
  const before = await shop.balance();
  const [replies] = await Promise.all([everywhere(() => shop.pay(invoice.id, balance)), runEverywhere()]);
  expect(replies.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  expect((await client.service(id)).due_date).toBe(dayAfterPeriod(due, 'monthly'));
  expect(await shop.balance()).toBeCloseTo(before - invoice.amount, 2);
});

test('paying during deletion ends with the service either paid and active or deleted and unpaid', fullOnly, async () => {
  const client = await life.client();
  const [id = 0] = await dueServers(client, 1, -1);
  await life.run();
  await life.live(12);
  const invoice = await client.unpaid();
  expect((await client.service(id)).status).toBe('suspended');
  await life.live(14);
  life.clock.turn(dayMs);
  const shop = await client.signIn();
  await Promise.all([shop.pay(invoice.id, balance), runEverywhere()]);
  const { status } = await client.service(id);
  const paid = (await shop.invoice(invoice.id)).status;
  expect([status, paid]).toEqual(paid === 'paid' ? ['active', 'paid'] : ['delete', 'cancelled']);
});

test('concurrent cancellation and payment end with a service that runs to its paid end or is cancelled', fullOnly, async () => {
  const client = await life.client();
  const [id = 0] = await dueServers(client, 1, 6);
  const due = addDays(life.today(), 6);
  await life.run();
  const invoice = await client.unpaid();
  const shop = await client.signIn();
  const body = { reason: 'The project is finished.', dry_run: false };
  const [response] = await Promise.all([
    life.api.call('requestCancellation', { token: shop.token, query: { id }, body }),
    shop.pay(invoice.id, balance),
    runEverywhere(),
  ]);
  success(response);
  const paid = (await shop.invoice(invoice.id)).status;
  const { cancellation } = await client.service(id);
  expect(cancellation?.ends_on).toBe(paid === 'paid' ? dayAfterPeriod(due, 'monthly') : due);
  await runEverywhere();
  expect(await client.invoices('unpaid')).toEqual([]);
});

test("eight concurrent runs suspend a client's service once, with one mail and one shutdown", fullOnly, async () => {
  const client = await life.client();
  const [id = 0] = await dueServers(client, 1, -1);
  await alter(life.api, id, { renewal_cents: 100 });
  await life.run();
  await life.live(10);
  expect((await client.service(id)).status).toBe('active');
  life.clock.turn(dayMs);
  await runEverywhere();
  await client.mail('service-suspended');
  expect((await client.service(id)).status).toBe('suspended');
  const stops = await life.api.app.database.read((tx) =>
    tx.selectFrom('service_action').select('id').where('service_id', '=', id).where('command', '=', 'stop').execute(),
  );
  expect(stops.length).toBeLessThanOrEqual(1);
  expect(client.mails('service-suspended')).toHaveLength(1);
});
