import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../src/calendar.ts';
import { applyGatewayReport } from '../../src/modules/billing/payments/payments.ts';
import { addCode } from './promo-desk.ts';
import { startLife, type Life } from '../renewals/life.ts';
import { decideOnSandbox, expectBooksToHold, orderItem } from '../shop.ts';

let life: Life;
beforeAll(async () => {
  life = await startLife();
});
afterAll(() => life.api.close());

test('reminds of an unpaid order after 1, 7 and 13 days, and cancels it and says so once its last day to pay is over', async () => {
  const client = await life.client();
  const shop = await client.signIn();
  const code = await addCode(life.api.app, '10%', '--uses=1');
  const id = await shop.order(orderItem({ count: 2, promocode: code }));
  const expected = async (days: number, mails: number) => {
    await life.live(days);
    await life.run();
    if (mails > 0) await client.mail('order-reminder', mails);
    expect(client.mails('order-reminder')).toHaveLength(mails);
  };
  await expected(0, 0);
  await expected(1, 1);
  await expected(5, 1);
  await expected(1, 2);
  await expected(6, 3);
  await expected(1, 3);
  const at = await client.signIn();
  expect(await at.invoice(id)).toMatchObject({ status: 'unpaid', order_expires_on: life.today() });
  expect((await at.services()).map(({ status }) => status)).toEqual(['pending', 'pending']);
  await expected(1, 3);
  const later = await client.signIn();
  expect(await later.invoice(id)).toMatchObject({ status: 'cancelled', order_expires_on: null });
  expect((await later.services()).map(({ status }) => status)).toEqual(['delete', 'delete']);
  expect((await client.mail('order-cancelled')).text).toContain(`Invoice ${id}`);
  // The code's only use is there again.
  await later.order(orderItem({ promocode: code }));
});

test('warns a client before cancelling their order, even if the job runs late', async () => {
  const client = await life.client();
  const id = await (await client.signIn()).order();
  await life.leap(40);
  expect((await client.unpaid()).id).toBe(id);
  const payBy = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(addDays(life.today(), 1)));
  expect((await client.mail('order-reminder', 1)).text).toContain(`Pay it by ${payBy} (UTC)`);
  const expiry = { order_expires_on: addDays(life.today(), 1) };
  expect(await (await client.signIn()).invoice(id)).toMatchObject(expiry);
  await life.live(1);
  expect(await (await client.signIn()).invoice(id)).toMatchObject({ status: 'unpaid', ...expiry });
  await life.live(1);
  expect(await client.invoices('unpaid')).toEqual([]);
  expect(client.mails('order-reminder')).toHaveLength(1);
});

test('skips an order while a payment is in progress, and sets it up once paid', async () => {
  const client = await life.client();
  const id = await (await client.signIn()).order();
  await life.live(13);
  const { url, paymentId } = await (await client.signIn()).checkout(id);
  await decideOnSandbox(url, 'transfer');
  await life.live(5);
  expect((await client.unpaid()).id).toBe(id);
  await decideOnSandbox(url, 'pay');
  const shop = await client.signIn();
  expect(await shop.sync(paymentId)).toMatchObject({ status: 'succeeded' });
  expect(await shop.invoice(id)).toMatchObject({ status: 'paid', payments: [{ credited: false }] });
  expect(await shop.activeServices(1)).toHaveLength(1);
});

test('keeps money on the balance that arrives after the order was cancelled', fullOnly, async () => {
  const client = await life.client();
  const firstShop = await client.signIn();
  const id = await firstShop.order();
  const { url, paymentId } = await firstShop.checkout(id);
  await decideOnSandbox(url, 'decline');
  await firstShop.sync(paymentId);
  await life.live(15);
  const { app } = life.api;
  await app.database.transaction(async (tx) => {
    const payment = await tx.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    const checkout = { reference: payment.gateway_reference ?? '', merchantReference: paymentId, amountCents: payment.amount_cents };
    await applyGatewayReport(tx, app, paymentId, {
      ...checkout,
      currency: 'EUR',
      status: 'paid',
      declineReason: null,
      url: payment.checkout_url ?? '',
      keptCard: null,
    });
  });
  const shop = await client.signIn();
  const invoice = await shop.invoice(id);
  expect(invoice).toMatchObject({ status: 'cancelled', payments: [{ status: 'succeeded', credited: true }] });
  expect(await shop.balance()).toBe(invoice.amount);
  expect((await client.mail('top-up-receipt')).text).toContain('was already paid or cancelled');
  await expectBooksToHold(app.database);
});
