import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundInvoice } from '../../../src/modules/billing/credits/refund-invoice.ts';
import { askRefund } from '../../../src/modules/billing/refunds/ask-refund.ts';
import { refusal, success } from '../../contract-client.ts';
import { expectBooksToHold, orderItem, shopper, type Shopper } from '../../shop.ts';
import { startTestApi, type TestApi } from '../../test-api.ts';
import { waitFor } from '../../wait-for.ts';
import { signedEvent, standInKeys } from './signed-event.ts';
import { startStripeStandIn, type StripeStandIn } from './stand-in.ts';
import { asksAlways } from './stripe-books.ts';

const stripe = 4;
const good = '4242424242424242';
let standIn: StripeStandIn;
let api: TestApi;
let client: Shopper;
const env = () => ({
  STRIPE_SECRET_KEY: standInKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
  STRIPE_API_ORIGIN: standIn.origin,
});
beforeAll(async () => {
  standIn = await startStripeStandIn();
  api = await startTestApi({ env: env() });
  client = shopper(api.call, (await api.register()).token);
}, 120_000);
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
  await standIn.close();
});

const deliver = async (event: object) => {
  const { body, headers } = signedEvent(event, new Date());
  return (await fetch(`${api.url}/webhooks/stripe`, { method: 'POST', body: new Uint8Array(body), headers })).status;
};
const completed = (url: string, type = 'checkout.session.completed') => standIn.event(type, standIn.session(url));
const begin = async (invoiceId: number, card?: string) =>
  api.call('payInvoice', {
    token: client.token,
    idempotencyKey: randomUUID(),
    query: { id: invoiceId },
    body: { paymentmethod: stripe, ...(card === undefined ? {} : { card }) },
  });
/** Returns an invoice of €13.80 paid on Stripe's page. */
async function paidInvoice(): Promise<number> {
  const id = await client.order(orderItem({ count: 2 }));
  const { url } = success(await begin(id));
  standIn.give(url ?? '', { number: good });
  expect(await deliver(completed(url ?? ''))).toBe(204);
  return id;
}
async function savedCard(number: string): Promise<string> {
  const before = new Set(success(await api.call('listCards', { token: client.token })).items.map(({ id }) => id));
  const { url } = success(
    await api.call('addCard', { token: client.token, idempotencyKey: randomUUID(), body: { paymentmethod: stripe } }),
  );
  standIn.give(url ?? '', { number });
  expect(await deliver(completed(url ?? ''))).toBe(204);
  return success(await api.call('listCards', { token: client.token })).items.find(({ id }) => !before.has(id))?.id ?? '';
}

test('Stripe replaces the sandbox, on whose page anyone can choose "pay"', async () => {
  const { items } = success(await api.call('listPaymentMethods', { token: client.token }));
  expect(items.map(({ id, name, sandbox, keeps_cards: keeps }) => [id, name, sandbox, keeps])).toEqual([
    [1, 'Account balance', false, false],
    [stripe, 'Bank card', true, true],
  ]);
  expect((await fetch(`${api.url}/webhooks/sandbox`, { method: 'POST', body: '{}' })).status).not.toBe(204);
});

test('an invoice is paid by the lookup its webhook triggers; repeated, late and reordered events change nothing', async () => {
  const id = await client.order(orderItem({ count: 2 }));
  const { url, next_action: next } = success(await begin(id));
  expect([next, url]).toEqual(['redirect', expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//)]);
  // The event says "completed", but the lookup shows that it isn't.
  expect(await deliver(completed(url ?? ''))).toBe(204);
  expect((await client.invoice(id)).status).toBe('unpaid');
  standIn.give(url ?? '', { number: good });
  const event = completed(url ?? '');
  expect(await Promise.all(Array.from({ length: 5 }, () => deliver(event)))).toEqual([204, 204, 204, 204, 204]);
  expect((await client.invoice(id)).status).toBe('paid');
  expect(await deliver(completed(url ?? '', 'checkout.session.expired'))).toBe(204);
  expect(await client.invoice(id)).toMatchObject({ status: 'paid', payments: [{ status: 'succeeded', method: 'Bank card' }] });
  expect(await client.balance()).toBe(0);
});

test('an event about another amount, an unknown object or without a signature is ignored', async () => {
  const id = await client.order(orderItem({ count: 2 }));
  const { url } = success(await begin(id));
  standIn.give(url ?? '', { number: good });
  const session = standIn.session(url ?? '');
  session.amount_total = 1_379;
  expect(await deliver(completed(url ?? ''))).toBe(400);
  session.amount_total = 1_380;
  expect(await deliver(standIn.event('checkout.session.completed', { id: 'cs_of_others', metadata: {} }))).toBe(204);
  expect(await deliver(standIn.event('checkout.session.completed', { id: 'cs_gone', metadata: { portico_payment: randomUUID() } }))).toBe(
    404,
  );
  const body = JSON.stringify(completed(url ?? ''));
  for (const headers of [{}, { 'stripe-signature': '' }, { 'stripe-signature': 't=1,v1=00' }])
    expect((await fetch(`${api.url}/webhooks/stripe`, { method: 'POST', body, headers })).status).toBe(400);
  expect((await client.invoice(id)).status).toBe('unpaid');
  expect(await deliver(completed(url ?? ''))).toBe(204);
  expect((await client.invoice(id)).status).toBe('paid');
});

test('a card is saved without a payment, charged at once, and deleted', async () => {
  const card = await savedCard(good);
  const id = await client.order();
  expect(success(await begin(id, card))).toMatchObject({ next_action: 'none' });
  expect(await client.invoice(id)).toMatchObject({ status: 'paid', payments: [{ method: 'Visa •••• 4242' }] });
  success(await api.call('removeCard', { token: client.token, query: { id: card } }));
  await waitFor('Stripe to forget the card', () => standIn.calls.includes('DELETE /v1/customers/*'));
});

test('a declined card returns its reason, and one that requires authentication returns its URL', async () => {
  const declined = await savedCard('4000000000000341');
  const id = await client.order();
  expect(refusal(await begin(id, declined))).toMatchObject({ status: 409, code: 'card_declined' });
  const { url } = success(await begin(id, await savedCard(asksAlways)));
  expect(url).toMatch(/^https:\/\/hooks\.stripe\.com\//);
  standIn.authenticate(url ?? '', true);
  const intent = standIn.intent(url ?? '');
  expect(await deliver(standIn.event('payment_intent.succeeded', intent))).toBe(204);
  expect((await client.invoice(id)).status).toBe('paid');
});

test('a charge that waits for its owner is looked up when they pay again, although Stripe has forgotten its key', async () => {
  const card = await savedCard(asksAlways);
  const id = await client.order();
  const { url } = success(await begin(id, card));
  standIn.forgetKeys();
  expect(success(await begin(id, card))).toMatchObject({ next_action: 'redirect', url });
  standIn.authenticate(url ?? '', true);
  expect(await deliver(standIn.event('payment_intent.succeeded', standIn.intent(url ?? '')))).toBe(204);
  expect((await client.invoice(id)).status).toBe('paid');
});

test('a charge whose response was lost is found when the customer pays again, although Stripe has forgotten its key', async () => {
  const card = await savedCard(good);
  const id = await client.order();
  const taken = standIn.takenCents();
  // Stripe's library repeats the call once.
  for (let times = 0; times < 2; times += 1) standIn.fault('break');
  expect(refusal(await begin(id, card))).toMatchObject({ status: 503 });
  standIn.forgetKeys();
  expect(success(await begin(id, card))).toMatchObject({ next_action: 'none' });
  expect(await client.invoice(id)).toMatchObject({ status: 'paid' });
  expect(standIn.takenCents() - taken).toBe(690);
});

test('a refund is made through Stripe, and one that the bank returns days later goes back to the balance', async () => {
  const id = await paidInvoice();
  await api.app.database.transaction((tx) => refundInvoice(api.app, tx, { invoiceId: id, amountCents: 500, reason: 'x', to: 'gateway' }));
  const sent = async () => (await client.invoice(id)).credit_notes.map((note) => note.sent_back?.status);
  await waitFor('the refund', async () => (await sent())[0] === 'succeeded');
  expect(await client.balance()).toBe(0);
  const refunds = await api.app.database.read((tx) => tx.selectFrom('payment_refund').select('id').execute());
  for (const { id: refundId } of refunds) await askRefund(api.app, refundId);
  const [failed] = standIn.settleRefunds('failed');
  for (let times = 0; times < 3; times += 1) expect(await deliver(standIn.event('refund.failed', failed ?? {}))).toBe(204);
  expect(await sent()).toEqual(['failed']);
  expect(await client.balance()).toBe(5);
  expect(await deliver(standIn.event('refund.failed', { id: 're_x', metadata: { portico_refund: randomUUID() } }))).toBe(404);
});

test('exactly what Stripe took is booked', async () => {
  const rows = await api.app.database.read((tx) =>
    tx.selectFrom('payment').select('amount_cents').where('status', '=', 'succeeded').where('method_id', '=', stripe).execute(),
  );
  expect(rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(standIn.takenCents());
});

test('only one of the two Stripe settings prevents the start and names the missing one', fullOnly, async () => {
  await expect(startTestApi({ env: { STRIPE_SECRET_KEY: standInKeys.secretKey } })).rejects.toThrow(/STRIPE_WEBHOOK_SECRET is missing/);
  await expect(startTestApi({ env: { STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret } })).rejects.toThrow(/STRIPE_SECRET_KEY is missing/);
});
