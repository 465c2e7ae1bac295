import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import { dayAfterPeriod } from '../../src/calendar.ts';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { openApp } from '../../src/open-app.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { cards } from '../payments/card-holder.ts';
import { balance, expectBooksToHold } from '../shop.ts';
import { dayMs } from '../test-clock.ts';
import { cardClient, charges, fromCard, holder } from './card-life.ts';
import { signal, startLife, type Life } from './life.ts';
import { simulation } from '../simulation.ts';

/* Two apps with separate connections on one PostgreSQL, like two machines that charge cards concurrently. */
let life: Life;
let other: { app: App; close: () => Promise<void> };
beforeAll(async () => {
  life = await startLife({ database: 'postgres' });
  const { databaseUrl, dataFolder } = life.api.app.configuration;
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl ?? '', DATA_FOLDER: dataFolder }, [], simulation);
  // The sandbox runs in the first app.
  other = await openApp({ configuration, logger: pino({ level: 'silent' }), now: life.clock.now, ownOrigin: () => life.api.url });
}, 180_000);
afterEach(() => expectBooksToHold(life.api.app.database));
afterAll(async () => {
  await other.close();
  await life.api.close();
});

const everywhere = <T>(work: (app: App) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, (_, index) => work(index % 2 === 0 ? life.api.app : other.app)));
const runEverywhere = () => everywhere((app) => runRenewals(app, signal));

test('eight concurrent runs on two machines charge a card once and advance its service once', async () => {
  const { client, id, due, invoice } = await cardClient(life);
  life.clock.turn(8 * dayMs);
  await runEverywhere();
  expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
  expect((await client.service(id)).due_date).toBe(dayAfterPeriod(due, 'monthly'));
});

test('a declined card is one attempt and one mail, however many jobs run', async () => {
  const { client, invoice } = await cardClient(life, fromCard, cards.declinedLater);
  life.clock.turn(8 * dayMs);
  await runEverywhere();
  await runEverywhere();
  await client.mail('card-payment-failed');
  expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 0 });
  expect(client.mails('card-payment-failed')).toHaveLength(1);
});

test('concurrent automatic, manual and balance payments and queries settle the invoice once, and charge no card twice', async () => {
  const { client, id, due, card, invoice } = await cardClient(life, fromCard, cards.good, 390);
  life.clock.turn(8 * dayMs);
  const shop = await holder(life, client);
  const before = await shop.balance();
  await Promise.all([
    runEverywhere(),
    everywhere((app) => reconcilePayments.handle(app, {}, signal)),
    ...Array.from({ length: 4 }, () => shop.payWith(invoice.id, card.id)),
    ...Array.from({ length: 4 }, () => shop.pay(invoice.id, balance)),
  ]);
  life.clock.turn(60_000);
  await everywhere((app) => reconcilePayments.handle(app, {}, signal));
  await runEverywhere();
  const { taken } = await charges(life, invoice.id);
  const { status, payments } = await shop.invoice(invoice.id);
  expect(status).toBe('paid');
  expect(taken).toBeLessThanOrEqual(1);
  expect(payments.filter((payment) => payment.status === 'pending')).toEqual([]);
  expect((await client.service(id)).due_date).toBe(dayAfterPeriod(due, 'monthly'));
  // Paid by card or balance. If both, the card's money is on the balance.
  expect(await shop.balance()).toBeCloseTo(before - 3.9 + taken * 3.9, 2);
});
