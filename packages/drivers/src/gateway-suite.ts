import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayUnavailable, type CardReport, type Checkout, type CheckoutRequest, type PaymentGateway } from './payment-gateway.ts';

/** What payers and banks do at a gateway that takes cards. Test card numbers are the same for both gateways. */
export type GatewayUnderTest = {
  gateway: PaymentGateway;
  /** The shop's URL, to which payers return. */
  shop: string;
  /** Enters a card on the gateway's page. */
  give: (url: string, card: { number: string; keep: boolean }) => Promise<void>;
  /** The owner authenticates a charge, or fails to. */
  authenticate: (url: string, isOwner: boolean) => Promise<void>;
  /** Returns a webhook about a checkout or refund, signed at that time. */
  webhook: (
    about: { checkout: Checkout } | { refund: string },
    at: Date,
  ) => Promise<{ body: Buffer; headers: Record<string, string> } | null>;
  /** The next write takes effect, but its response is lost. */
  loseAnswer: (() => void) | null;
  /** A gateway at an address where nothing listens. */
  unreachable: PaymentGateway;
  /** The bank decides pending refunds. */
  settleRefunds: () => Promise<void>;
  close: () => Promise<void>;
};

const cards = {
  good: '4242424242424242',
  later: '4000000000000341',
  asks: '4000002760003184',
  refundedLater: '4000000000007726',
  refundedNever: '4000000000005126',
} as const;

/** Everything that `PaymentGateway` guarantees for a gateway that saves cards. */
export function gatewaySuite(name: string, start: () => Promise<GatewayUnderTest>): void {
  describe(`${name} satisfies the PaymentGateway suite`, () => {
    let under: GatewayUnderTest;
    let gateway: PaymentGateway;
    beforeAll(async () => {
      under = await start();
      gateway = under.gateway;
    }, 120_000);
    afterAll(() => under.close());

    const keeping = () => {
      if (gateway.cards === null) throw new Error(`${name} keeps no cards`);
      return gateway.cards;
    };
    const checkoutRequest = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => {
      const id = randomUUID();
      const page = { description: 'Portico, invoice 10040', locale: 'en' as const, returnUrl: `${under.shop}/invoices?payment=${id}` };
      const sum = { amountCents: 1_380, currency: 'EUR', merchantReference: id, idempotencyKey: id };
      return { ...page, ...sum, expiresAt: new Date(Date.now() + 30 * 60_000), card: null, keepsCard: false, ...changes };
    };
    const now = async (reference: string): Promise<Checkout> => {
      const checkout = await gateway.getCheckout(reference);
      if (checkout === null) throw new Error('the gateway does not know it');
      return checkout;
    };
    /** Returns a checkout paid with a card on the gateway's page. */
    async function paid(number: string = cards.good, keep = false): Promise<Checkout> {
      const checkout = await gateway.createCheckout(checkoutRequest({ keepsCard: keep }));
      await under.give(checkout.url, { number, keep });
      return now(checkout.reference);
    }
    async function keptCard(number: string): Promise<CardReport> {
      const checkout = await gateway.createCheckout(checkoutRequest({ amountCents: 0, keepsCard: true }));
      await under.give(checkout.url, { number, keep: true });
      const { keptCard: card, status, amountCents } = await now(checkout.reference);
      if (card === null) throw new Error('no card was kept');
      expect([status, amountCents]).toEqual(['paid', 0]);
      return card;
    }
    const charge = (token: string, offSession = true, key: string = randomUUID()) =>
      gateway.createCheckout({
        ...checkoutRequest({ card: { token, offSession }, idempotencyKey: key, merchantReference: key }),
        returnUrl: `${under.shop}/invoices?payment=${key}`,
      });

    test("a checkout is open at a URL, repeats the request's data, and is the same one for the same key", async () => {
      const request = checkoutRequest();
      const checkout = await gateway.createCheckout(request);
      expect(checkout).toMatchObject({ status: 'open', amountCents: 1_380, currency: 'EUR', merchantReference: request.merchantReference });
      expect(checkout.url).toMatch(/^https?:\/\//);
      expect(await gateway.createCheckout(request)).toEqual(checkout);
      expect(await gateway.getCheckout(checkout.reference)).toEqual(checkout);
      expect((await gateway.createCheckout(checkoutRequest())).reference).not.toBe(checkout.reference);
    });

    test('a payment is reported, also when the same key is sent again', async () => {
      const request = checkoutRequest();
      const checkout = await gateway.createCheckout(request);
      await under.give(checkout.url, { number: cards.good, keep: false });
      expect(await now(checkout.reference)).toMatchObject({ status: 'paid', amountCents: 1_380, currency: 'EUR', keptCard: null });
      expect(await gateway.createCheckout(request)).toMatchObject({ reference: checkout.reference, status: 'paid' });
    });

    test('an open checkout is cancelled, a paid one stays paid, an unknown one is null', async () => {
      const open = await gateway.createCheckout(checkoutRequest());
      expect(await gateway.cancelCheckout(open.reference)).toMatchObject({ reference: open.reference, status: 'cancelled' });
      expect(await gateway.cancelCheckout(open.reference)).toMatchObject({ status: 'cancelled' });
      expect(await gateway.cancelCheckout((await paid()).reference)).toMatchObject({ status: 'paid' });
      const unknown = open.reference.slice(0, -6) + 'aaaaaa';
      expect([await gateway.getCheckout(unknown), await gateway.cancelCheckout(unknown)]).toEqual([null, null]);
    });

    test('a card is saved if its owner agrees, and always when the checkout only saves a card', async () => {
      const report = { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
      expect((await paid(cards.good, true)).keptCard).toMatchObject(report);
      expect((await paid(cards.good, false)).keptCard).toBeNull();
      expect(await keptCard(cards.good)).toMatchObject(report);
      expect(JSON.stringify(await keptCard(cards.good))).not.toContain(cards.good);
    });

    test('a saved card is charged once per key, on-session or off-session', async () => {
      const { token } = await keptCard(cards.good);
      const key = randomUUID();
      const first = await charge(token, true, key);
      expect(first).toMatchObject({ status: 'paid', amountCents: 1_380, merchantReference: key, declineReason: null });
      expect((await charge(token, true, key)).reference).toBe(first.reference);
      expect(await charge(token, false)).toMatchObject({ status: 'paid' });
    });

    test('a charge is found by its key, and the lookup charges nothing', async () => {
      const since = new Date(Date.now() - 60_000);
      const { token } = await keptCard(cards.good);
      const key = randomUUID();
      expect(await keeping().findCheckout(key, since)).toBeNull();
      const made = await charge(token, true, key);
      expect(await keeping().findCheckout(key, since)).toMatchObject({ reference: made.reference, status: 'paid' });
      expect(await keeping().findCheckout(randomUUID(), since)).toBeNull();
    });

    test('a declined charge returns its reason and stays declined', async () => {
      const { token } = await keptCard(cards.later);
      const declined = await charge(token);
      expect(declined).toMatchObject({ status: 'declined', declineReason: 'declined' });
      expect(await now(declined.reference)).toMatchObject({ status: 'declined' });
    });

    test('a card that requires authentication leaves the checkout open at a URL until then', async () => {
      const { token } = await keptCard(cards.asks);
      for (const isOwner of [true, false]) {
        const key = randomUUID();
        const open = await charge(token, true, key);
        expect(open).toMatchObject({ status: 'open', declineReason: 'authentication_required' });
        expect(open.url).toMatch(/^https?:\/\//);
        expect((await charge(token, true, key)).reference).toBe(open.reference);
        await under.authenticate(open.url, isOwner);
        expect((await now(open.reference)).status).toBe(isOwner ? 'paid' : 'declined');
      }
      expect((await charge(token, false)).status).toBe('open');
    });

    test("a deleted card can't be charged, and can be deleted again", async () => {
      const { token } = await keptCard(cards.good);
      await keeping().forgetCard(token);
      await keeping().forgetCard(token);
      expect(await charge(token)).toMatchObject({ status: 'declined' });
    });

    const refund = (checkout: Checkout, amountCents: number, idempotencyKey: string = randomUUID()) =>
      gateway.refund({ idempotencyKey, checkout: checkout.reference, amountCents, currency: 'EUR' });

    test('a refund is made once per key, in parts, and never exceeds the payment', async () => {
      for (const checkout of [await paid(), await charge((await keptCard(cards.good)).token)]) {
        const key = randomUUID();
        const first = await refund(checkout, 500, key);
        expect(first).toMatchObject({ status: 'succeeded', amountCents: 500, currency: 'EUR', idempotencyKey: key });
        expect(await refund(checkout, 500, key)).toEqual(first);
        expect(await refund(checkout, 881)).toMatchObject({ status: 'failed', reference: null });
        expect(await refund(checkout, 880)).toMatchObject({ status: 'succeeded' });
        expect(await refund(checkout, 1)).toMatchObject({ status: 'failed' });
        expect(await refund(checkout, 500, key)).toEqual(first);
      }
    });

    test.each([
      ['succeeded', cards.refundedLater],
      ['failed', cards.refundedNever],
    ] as const)('a slow refund is pending first, then %s', async (status, number) => {
      const checkout = await paid(number);
      const key = randomUUID();
      const first = await refund(checkout, 500, key);
      expect(first.status).toBe('pending');
      await under.settleRefunds();
      expect(await refund(checkout, 500, key)).toEqual({ ...first, status });
    });

    test('a call whose response was lost is found by its key', async () => {
      if (under.loseAnswer === null) return;
      const { token } = await keptCard(cards.good);
      const key = randomUUID();
      const since = new Date(Date.now() - 60_000);
      under.loseAnswer();
      const charged = await charge(token, true, key);
      expect(await keeping().findCheckout(key, since)).toMatchObject({ reference: charged.reference, status: 'paid' });
      under.loseAnswer();
      const refundKey = randomUUID();
      const back = await refund(charged, 1_000, refundKey);
      expect(await refund(charged, 1_000, refundKey)).toEqual(back);
      expect(await refund(charged, 381)).toMatchObject({ status: 'failed' });
    });

    test("a gateway that doesn't respond leaves the outcome unknown", async () => {
      const { unreachable } = under;
      const lost = [
        () => unreachable.createCheckout(checkoutRequest()),
        () => unreachable.createCheckout(checkoutRequest({ card: { token: 'a/b', offSession: true } })),
        () => unreachable.getCheckout('cs_x'),
        () => unreachable.cancelCheckout('cs_x'),
        () => unreachable.refund({ idempotencyKey: randomUUID(), checkout: 'cs_x', amountCents: 1, currency: 'EUR' }),
      ];
      for (const call of lost) await expect(call()).rejects.toThrow(GatewayUnavailable);
    });

    test('a webhook is trusted only by its signature and age', async () => {
      const at = new Date();
      const signed = await under.webhook({ checkout: await paid() }, at);
      if (signed === null) throw new Error(`${name} has no webhook about a checkout`);
      const { body, headers } = signed;
      expect(gateway.readWebhook(body, headers, at)).toMatchObject({ ok: true });
      const [header, signature] = Object.entries(headers)[0] ?? ['', ''];
      const lies: [Buffer, Record<string, string>, Date][] = [
        [body, {}, at],
        [body, { [header]: '' }, at],
        [body, { [header]: 't=1,v1=00' }, at],
        [body, { [header]: signature.replace(/v1=./, 'v1=!') }, at],
        [Buffer.from(body.toString('utf8').replace('1380', '1381')), headers, at],
        [Buffer.concat([body, Buffer.from(' ')]), headers, at],
        [body, headers, new Date(at.getTime() + 301_000)],
      ];
      for (const [lie, with_, when] of lies) expect(gateway.readWebhook(lie, with_, when)).toMatchObject({ ok: false });
    });
  });
}
