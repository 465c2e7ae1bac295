import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { App } from '../../src/app.ts';
import { addDays, dayAfterPeriod } from '../../src/calendar.ts';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { askRefund } from '../../src/modules/billing/refunds/ask-refund.ts';
import { sendRefund } from '../../src/modules/billing/refunds/send-refund.job.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { openApp } from '../../src/open-app.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { cardHolder, typeCard } from '../payments/card-holder.ts';
import { success } from '../contract-client.ts';
import { expectBooksToHold } from '../shop.ts';
import { dueOn, signal, startLife, type Life } from '../renewals/life.ts';
import { dayMs } from '../test-clock.ts';
import { atOnce, inRounds, parallel, patienceMs, rounds } from './race-times.ts';
import { simulation } from '../simulation.ts';

/* What fifty concurrent jobs and commands must not do twice: two apps with separate connections on one PostgreSQL. */
let life: Life;
let other: { app: App; close: () => Promise<void> };
beforeAll(async () => {
  life = await startLife({ database: 'postgres', env: { DATABASE_POOL_SIZE: '20' } });
  const { databaseUrl, dataFolder } = life.api.app.configuration;
  const env = { DATABASE_URL: databaseUrl ?? '', DATA_FOLDER: dataFolder, DATABASE_POOL_SIZE: '20' };
  other = await openApp({
    configuration: readConfiguration(env, [], simulation),
    logger: pino({ level: 'silent' }),
    now: life.clock.now,
    ownOrigin: () => life.api.url,
  });
}, 180_000);
afterEach(() => expectBooksToHold(life.api.app.database));
afterAll(async () => {
  await other.close();
  await life.api.close();
});
const appOf = (index: number): App => (index % 2 === 0 ? life.api.app : other.app);

test(`a period is billed, paid and advanced once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  const client = await life.client({ auto_pay_from_balance: true });
  const [id = 0] = await client.servers();
  await inRounds(async () => {
    await client.fund(50);
    const due = addDays(life.today(), 14);
    await dueOn(life, id, due);
    const before = await client.invoiceCount();
    await atOnce((index) => runRenewals(appOf(index), signal));
    expect(await client.invoiceCount()).toBe(before + 1);
    life.clock.turn(14 * dayMs);
    await atOnce((index) => runRenewals(appOf(index), signal));
    const [newest] = await client.invoices();
    expect(newest?.status).toBe('paid');
    expect((await client.service(id)).due_date).toBe(dayAfterPeriod(due, 'monthly'));
  });
});

test(`an invoice is refunded once, and its money sent once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  const shop = cardHolder(life.api.call, (await life.api.register()).token);
  await inRounds(async (round) => {
    const invoiceId = await shop.order();
    const { url, payment_id: paymentId } = success(await shop.payWith(invoiceId, undefined));
    // Every other refund fails and must return once.
    await typeCard(url ?? '', { number: round % 2 === 0 ? '4242424242424242' : '4000000000005126' });
    await shop.sync(paymentId ?? '');
    const refund = { invoiceId, amountCents: null, reason: 'x', to: 'gateway' as const };
    const outcomes = await atOnce((index) => appOf(index).database.transaction((tx) => refundInvoice(appOf(index), tx, refund)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const sent = await life.api.app.database.read((tx) =>
      tx
        .selectFrom('payment_refund')
        .select('id')
        .where('payment_id', '=', paymentId ?? '')
        .executeTakeFirstOrThrow(),
    );
    for (let times = 0; times < 2; times += 1) await atOnce((index) => askRefund(appOf(index), sent.id));
    const made = await life.api.app.database.read((tx) =>
      tx.withTables<SimulationTables>().selectFrom('sandbox_refund').select('status').where('idempotency_key', '=', sent.id).execute(),
    );
    expect(made).toEqual([{ status: round % 2 === 0 ? 'succeeded' : 'failed' }]);
    await sendRefund.handle(life.api.app, { refundId: sent.id }, signal);
    expect(await shop.balance()).toBeCloseTo(6.9 * Math.floor((round + 1) / 2), 2);
  });
});
