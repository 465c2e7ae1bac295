import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noDriver } from '../../src/drivers/provisioning/no-driver.ts';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { askRefund } from '../../src/modules/billing/refunds/ask-refund.ts';
import { reconcileRefunds } from '../../src/modules/billing/refunds/reconcile-refunds.job.ts';
import { sendRefund } from '../../src/modules/billing/refunds/send-refund.job.ts';
import { listPaymentsCommand } from '../../src/modules/billing/payments/list-payments.command.ts';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { resolvePaymentCommand } from '../../src/modules/billing/payments/resolve-payment.command.ts';
import { resolveRefundCommand } from '../../src/modules/billing/refunds/resolve-refund.command.ts';
import type { Staff } from '../../src/operator/staff.ts';
import { simulatedJobs } from '../simulation.ts';
import { commandContext } from '../command-context.ts';
import { refusal } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold, shopper, type Shopper } from '../shop.ts';
import { copyEmbeddedDatabase, createPostgresDatabase, startTestApi, temporaryFolder, testedDatabases, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';
import { standInKeys } from './stripe/signed-event.ts';

const byHand = new Set<unknown>([reconcilePayments, sendRefund, reconcileRefunds]);
const metricsToken = 'a-token-of-prometheus';
const alert = 'payment is pending at a payment gateway that is no longer configured';
const clock = testClock();
const { signal } = new AbortController();
const log: string[] = [];
const folder = temporaryFolder();
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>> | null = null;

beforeAll(async () => {
  if (testedDatabases.includes('pglite')) copyEmbeddedDatabase(folder);
  else postgres = await createPostgresDatabase();
});
afterAll(async () => {
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Restarts the same shop. With Stripe, the sandbox is no longer a gateway. */
async function restarted<T>(gateway: 'sandbox' | 'stripe', work: (api: TestApi) => Promise<T>): Promise<T> {
  const stripe = {
    STRIPE_SECRET_KEY: standInKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
    // Nothing listens there, because no call to Stripe is expected.
    STRIPE_API_ORIGIN: 'http://127.0.0.1:9',
  };
  const api = await startTestApi({
    now: clock.now,
    env: {
      DATA_FOLDER: folder,
      METRICS_TOKEN: metricsToken,
      SANDBOX_LOSE_WEBHOOKS: '1',
      ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
      ...(gateway === 'stripe' ? stripe : {}),
    },
    jobs: simulatedJobs.filter((job) => !byHand.has(job)),
    log: { write: (line: string) => void log.push(line) },
  });
  try {
    return await work(api);
  } finally {
    await expectBooksToHold(api.app.database);
    await api.close();
  }
}

const alerts = () => log.filter((line) => line.includes(alert));

/** Returns the number of payments and of refunds whose gateway is not configured. */
const waiting = async ({ url }: TestApi) => {
  const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  return [...metrics.matchAll(/^portico_open\{what="(?:payment|refund) without gateway"\} (\d+)$/gm)].map(([, count]) => count);
};

/** Pays an order through the gateway and refunds €1.00 of it. No job sends the refund. */
async function refundUnsent(api: TestApi, client: Shopper): Promise<string> {
  const invoiceId = await client.order();
  const { url, paymentId } = await client.checkout(invoiceId);
  await decideOnSandbox(url, 'pay');
  expect((await client.sync(paymentId)).status).toBe('succeeded');
  return await api.app.database.transaction(async (tx) => {
    const refunded = await refundInvoice(api.app, tx, { invoiceId, amountCents: 100, reason: 'Too slow', to: 'gateway' });
    expect(refunded.ok).toBe(true);
    return (await tx.selectFrom('payment_refund').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id;
  });
}

const refunding = async ({ app }: TestApi) => {
  const lines: string[] = [];
  await listPaymentsCommand.run(commandContext(app, { options: new Set(['--refunding']), print: (line) => void lines.push(line) }));
  return lines;
};

test('a payment and a refund whose gateway is removed stay open, raise alerts, and are booked once the gateway is back', async () => {
  const { token, paymentId, refundId } = await restarted('sandbox', async (api) => {
    const { token: ownToken } = await api.register();
    const client = shopper(api.call, ownToken);
    const { url, paymentId: id } = await client.topUp(25);
    await decideOnSandbox(url, 'pay');
    const ownRefund = await refundUnsent(api, client);
    expect(await waiting(api)).toEqual(['0', '0']);
    return { token: ownToken, paymentId: id, refundId: ownRefund };
  });
  clock.turn(hourMs);
  await restarted('stripe', async (api) => {
    await reconcilePayments.handle(api.app, {}, signal);
    expect(alerts()).toEqual([expect.stringMatching(`"level":50.*"paymentId":"${paymentId}"`)]);
    expect(await waiting(api)).toEqual(['1', '1']);
    expect(await refunding(api)).toEqual([expect.stringContaining('succeeded')]);
    const reply = await api.call('syncPayment', { token, query: { id: paymentId } });
    expect(refusal(reply)).toMatchObject({ status: 503, code: 'payment_gateway_unavailable' });
    const row = await api.app.database.read((tx) => tx.selectFrom('payment').select('status').where('id', '=', paymentId).execute());
    expect(row).toEqual([{ status: 'pending' }]);
  });
  await restarted('sandbox', async (api) => {
    const client = shopper(api.call, token);
    expect((await client.sync(paymentId)).status).toBe('succeeded');
    expect(await client.balance()).toBe(25);
    await askRefund(api.app, refundId);
    expect(await waiting(api)).toEqual(['0', '0']);
    expect(await refunding(api)).toEqual(['No payments.']);
  });
});

test('staff decide what is pending at a gateway that was removed for good, once and with a reason', async () => {
  const staff = { name: 'anna', reason: 'Account closed, seen in its export' };
  const resolve = ({ app }: TestApi, [id, result]: [string, string], by: Staff = staff) =>
    resolvePaymentCommand.run(commandContext(app, { values: new Map([['--result', result]]), staff: by }), id);
  const resolveSent = ({ app }: TestApi, [id, result]: [string, string]) =>
    resolveRefundCommand.run(commandContext(app, { values: new Map([['--result', result]]), staff }), id);
  const before = await restarted('sandbox', async (api) => {
    const { token } = await api.register();
    const client = shopper(api.call, token);
    const paid = await client.topUp(40);
    const left = await client.topUp(60);
    const order = await client.order();
    const { paymentId: ordered } = await client.checkout(order);
    const [returned, arrived] = [await refundUnsent(api, client), await refundUnsent(api, client)];
    await expect(resolve(api, [paid.paymentId, 'paid'])).rejects.toThrow('decided by its gateway');
    await expect(resolveSent(api, [returned, 'failed'])).rejects.toThrow('decided by its gateway');
    // A command without the server's portico.config.ts knows no gateway.
    const elsewhere = { ...api, app: { ...api.app, provisioning: noDriver, gateways: new Map() } };
    await expect(resolve(elsewhere, [paid.paymentId, 'paid'])).rejects.toThrow('configuration has no provisioning driver');
    await expect(resolveSent(elsewhere, [returned, 'failed'])).rejects.toThrow('configuration has no provisioning driver');
    return { token, paid: paid.paymentId, left: left.paymentId, order, ordered, returned, arrived, balance: await client.balance() };
  });
  await restarted('stripe', async (api) => {
    const client = shopper(api.call, before.token);
    await expect(resolve(api, [before.paid, 'paid'], { name: 'anna', reason: null })).rejects.toThrow('needs a reason');
    await expect(resolve(api, [before.paid, 'declined'])).rejects.toThrow('--result must be one of paid, cancelled.');
    await resolve(api, [before.paid, 'paid']);
    await resolve(api, [before.left, 'cancelled']);
    await resolve(api, [before.ordered, 'paid']);
    for (const result of ['paid', 'cancelled']) await expect(resolve(api, [before.paid, result])).rejects.toThrow("isn't pending");
    await resolveSent(api, [before.arrived, 'succeeded']);
    await resolveSent(api, [before.returned, 'failed']);
    await expect(resolveSent(api, [before.returned, 'failed'])).rejects.toThrow('is failed');
    expect(await client.balance()).toBe(before.balance + 40 + 1);
    expect((await client.invoice(before.order)).status).toBe('paid');
    expect(await waiting(api)).toEqual(['0', '0']);
    const logged = await api.app.database.read((tx) =>
      tx.selectFrom('staff_log').select('operation').where('reason', '=', staff.reason).orderBy('id').execute(),
    );
    const payment = { operation: 'resolvePayment' };
    const refund = { operation: 'resolveRefund' };
    expect(logged).toEqual([payment, payment, payment, refund, refund]);
  });
});
