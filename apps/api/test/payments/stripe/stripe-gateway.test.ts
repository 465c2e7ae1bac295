import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnavailable, type CheckoutRequest, type PaymentGateway } from '@portico/drivers/payment-gateway';
import { createStripeGateway } from '../../../src/drivers/payments/stripe/stripe-gateway.ts';
import { gatewaySuite } from '@portico/drivers/gateway-suite';
import { asksAlways, asksInVain } from './stripe-books.ts';
import { startStripeStandIn, type StripeStandIn } from './stand-in.ts';
import { signedEvent, standInKeys, webhookSecret } from './signed-event.ts';

const at = (apiOrigin: string) => createStripeGateway({ ...standInKeys, apiOrigin });

gatewaySuite('Stripe', async () => {
  const standIn = await startStripeStandIn();
  return {
    gateway: at(standIn.origin),
    shop: 'https://portal.example.com',
    async give(url, card) {
      standIn.give(url, card);
    },
    async authenticate(url, isOwner) {
      standIn.authenticate(url, isOwner);
    },
    async webhook(about, when) {
      if (!('checkout' in about)) return null;
      const { reference: id, merchantReference, amountCents } = about.checkout;
      const session = { id, object: 'checkout.session', amount_total: amountCents, metadata: { portico_payment: merchantReference } };
      return signedEvent(standIn.event('checkout.session.completed', session), when);
    },
    loseAnswer: () => standIn.fault('break'),
    unreachable: at('http://127.0.0.1:1'),
    async settleRefunds() {
      standIn.settleRefunds();
    },
    close: standIn.close,
  };
});

describe('Stripe', () => {
  let standIn: StripeStandIn;
  let gateway: PaymentGateway;
  beforeEach(async () => {
    standIn = await startStripeStandIn();
    gateway = at(standIn.origin);
  });
  afterEach(() => standIn.close());

  const checkoutRequest = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => {
    const id = randomUUID();
    const page = { description: 'Portico, invoice 10040', locale: 'ru' as const, returnUrl: 'https://portal.example.com/invoices' };
    return {
      ...page,
      idempotencyKey: id,
      merchantReference: id,
      amountCents: 1_380,
      currency: 'EUR',
      expiresAt: new Date(),
      card: null,
      keepsCard: false,
      ...changes,
    };
  };

  test("Checkout asks for a card in the payer's language, and offers to save it only if requested", async () => {
    const given = async (changes: Partial<CheckoutRequest>) => standIn.given((await gateway.createCheckout(checkoutRequest(changes))).url);
    const line = { quantity: '1', price_data: { currency: 'eur', unit_amount: '1380', product_data: { name: 'Portico, invoice 10040' } } };
    expect(await given({})).toMatchObject({
      mode: 'payment',
      locale: 'ru',
      allowed_payment_method_types: { 0: 'card' },
      line_items: { 0: line },
    });
    expect(await given({})).not.toHaveProperty('saved_payment_method_options');
    expect(await given({ keepsCard: true })).toMatchObject({
      customer_creation: 'always',
      saved_payment_method_options: { payment_method_save: 'enabled' },
    });
    expect(await given({ keepsCard: true, amountCents: 0 })).toMatchObject({ mode: 'setup', customer_creation: 'always' });
  });

  const cardThatAsks = async (number = asksAlways): Promise<CheckoutRequest> => {
    const { url, reference } = await gateway.createCheckout(checkoutRequest({ amountCents: 0, keepsCard: true }));
    standIn.give(url, { number, keep: true });
    const token = (await gateway.getCheckout(reference))?.keptCard?.token ?? '';
    return checkoutRequest({ card: { token, offSession: true } });
  };

  test('a charge that asks for the owner is open to a reader that comes before its address has been fetched', async () => {
    const request = await cardThatAsks();
    const read: unknown[] = [];
    standIn.confirming.before = async () => {
      delete standIn.confirming.before;
      const made = await gateway.cards?.findCheckout(request.idempotencyKey, new Date());
      // As a webhook does, which may come before our own call has ended.
      read.push(made, await gateway.getCheckout(made?.reference ?? ''));
      return 'confirm';
    };
    const charged = await gateway.createCheckout(request);
    expect(charged).toMatchObject({ status: 'open', declineReason: 'authentication_required', url: expect.stringMatching(/^https:/) });
    expect(read).toEqual([charged, charged]);
  });

  test("a charge whose owner's address couldn't be fetched is found open", async () => {
    const request = await cardThatAsks();
    standIn.confirming.before = () => Promise.resolve('fail');
    await expect(gateway.createCheckout(request)).rejects.toThrow(GatewayUnavailable);
    delete standIn.confirming.before;
    const found = await gateway.cards?.findCheckout(request.idempotencyKey, new Date());
    expect(found).toMatchObject({ status: 'open', url: expect.stringMatching(/^https:/) });
    standIn.authenticate(found?.url ?? '', false);
    expect(await gateway.getCheckout(found?.reference ?? '')).toMatchObject({ status: 'declined', declineReason: 'declined' });
  });

  test('a charge whose bank asks for the owner in vain is confirmed once, however often it is read', async () => {
    const request = await cardThatAsks(asksInVain);
    const charged = await gateway.createCheckout(request);
    expect(charged).toMatchObject({ status: 'declined', declineReason: 'declined' });
    for (let times = 0; times < 3; times += 1) expect(await gateway.getCheckout(charged.reference)).toEqual(charged);
    expect(standIn.calls.filter((call) => call.endsWith('/confirm'))).toHaveLength(1);
  });

  test('a charge that asks for the owner of a card removed meanwhile is declined', async () => {
    const request = await cardThatAsks();
    standIn.confirming.before = () => Promise.resolve('fail');
    await expect(gateway.createCheckout(request)).rejects.toThrow(GatewayUnavailable);
    delete standIn.confirming.before;
    await gateway.cards?.forgetCard(request.card?.token ?? '');
    const found = await gateway.cards?.findCheckout(request.idempotencyKey, new Date());
    expect(found).toMatchObject({ status: 'declined', declineReason: 'declined' });
    expect(await gateway.cancelCheckout(found?.reference ?? '')).toMatchObject({ status: 'cancelled' });
  });

  test("an old refund isn't made again after Stripe has forgotten its key", async () => {
    const checkout = await gateway.createCheckout(checkoutRequest());
    standIn.give(checkout.url, { number: '4242 4242 4242 4242' });
    const request = { idempotencyKey: randomUUID(), checkout: checkout.reference, amountCents: 500, currency: 'EUR' };
    const first = await gateway.refund(request);
    standIn.forgetKeys();
    expect(await gateway.refund(request)).toEqual(first);
    expect(standIn.refundedCents()).toBe(500);
  });

  test(
    'a failed Stripe call is retried with its key; if it keeps failing, the outcome is unknown and no secret is logged',
    fullOnly,
    async () => {
      standIn.fault('fail');
      expect((await gateway.createCheckout(checkoutRequest())).status).toBe('open');
      for (let times = 0; times < 2; times += 1) standIn.fault('fail');
      const error: unknown = await gateway.createCheckout(checkoutRequest()).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(GatewayUnavailable);
      expect(String(error)).toMatch(/Stripe returned 500: StripeAPIError/);
      const wrong = createStripeGateway({ ...standInKeys, secretKey: 'sk_test_another', apiOrigin: standIn.origin });
      const refused: unknown = await wrong.createCheckout(checkoutRequest()).catch((thrown: unknown) => thrown);
      expect(refused).toBeInstanceOf(GatewayUnavailable);
      expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toMatch(/sk_test|client_secret/);
    },
  );

  test('an event triggers a lookup: of our checkout, our refund, or nothing', () => {
    const read = (type: string, object: object) => {
      const { body, headers } = signedEvent(standIn.event(type, object), new Date());
      return gateway.readWebhook(body, headers, new Date());
    };
    const ours = randomUUID();
    expect(read('checkout.session.completed', { id: 'cs_1', metadata: { portico_payment: ours } })).toMatchObject({
      about: 'question',
      reference: 'cs_1',
    });
    expect(read('payment_intent.succeeded', { id: 'pi_1', metadata: { portico_payment: ours } })).toMatchObject({
      about: 'question',
      reference: 'pi_1',
    });
    // A session's event covers its intent.
    expect(read('payment_intent.succeeded', { id: 'pi_1', metadata: { portico_session_payment: ours } })).toMatchObject({
      about: 'nothing',
    });
    expect(read('refund.failed', { id: 're_1', metadata: { portico_refund: ours } })).toMatchObject({ about: 'refund', refund: ours });
    for (const metadata of [{}, { portico_payment: 'not ours' }, { portico_refund: '1' }])
      expect(read('checkout.session.completed', { id: 'cs_2', metadata })).toMatchObject({ ok: true, about: 'nothing' });
    expect(read('customer.created', { id: 'cus_1' })).toMatchObject({ about: 'nothing' });
    expect(read('checkout.session.completed', { metadata: {} })).toMatchObject({ ok: false });
  });

  test('a webhook signed with another secret or unsigned is refused', () => {
    const event = standIn.event('checkout.session.completed', { id: 'cs_1', metadata: { portico_payment: randomUUID() } });
    const payload = JSON.stringify(event);
    const header = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: 'whsec_of_somebody_else' });
    expect(gateway.readWebhook(Buffer.from(payload), { 'stripe-signature': header }, new Date())).toMatchObject({ ok: false });
    const unset = createStripeGateway({ ...standInKeys, webhookSecret: '', apiOrigin: standIn.origin });
    expect(() => unset.readWebhook(Buffer.from(payload), { 'stripe-signature': header }, new Date())).toThrow(/empty/);
    expect(webhookSecret).not.toBe('');
  });
});
