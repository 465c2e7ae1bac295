import { fullOnly } from '@portico/test-depth/daily-if';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays, dayAfterPeriod } from '../../src/calendar.ts';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import { refusal, success } from '../contract-client.ts';
import { cardMethod, cards, submit } from '../payments/card-holder.ts';
import { balance, expectBooksToHold, sandbox } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { dayMs, minuteMs } from '../test-clock.ts';
import { cardClient, charges, fromCard, holder, reconcile } from './card-life.ts';
import { longDay, startLife, type Life } from './life.ts';

describe.each(testedDatabases)('auto pay from the card on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await expectBooksToHold(life.api.app.database);
  });
  afterAll(() => life.api.close());

  test('charges the default card once, on the due date and not earlier', async () => {
    const { client, id, due, invoice } = await cardClient(life);
    await life.live(7);
    expect(await charges(life, invoice.id)).toEqual({ requested: 0, taken: 0 });
    await life.live(1);
    await life.run();
    const shop = await holder(life, client);
    expect(await shop.invoice(invoice.id)).toMatchObject({ status: 'paid', payments: [{ method: 'Visa •••• 4242', status: 'succeeded' }] });
    expect((await client.service(id)).due_date).toBe(dayAfterPeriod(due, 'monthly'));
    expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
    await client.mail('renewal-paid');
    expect([client.mails('card-payment-failed'), client.mails('auto-pay-failed'), client.mails('renewal-reminder')]).toEqual([[], [], []]);
  });

  test('uses the balance first if enabled and sufficient, and the card otherwise', fullOnly, async () => {
    const both = { auto_pay_from_balance: true, ...fromCard };
    const rich = await cardClient(life, both, cards.good, 390);
    const poor = await cardClient(life, both);
    await life.live(8);
    expect(await charges(life, rich.invoice.id)).toEqual({ requested: 0, taken: 0 });
    expect(await rich.client.invoices('unpaid')).toEqual([]);
    expect(await charges(life, poor.invoice.id)).toEqual({ requested: 1, taken: 1 });
    const shop = await holder(life, poor.client);
    expect(await shop.balance()).toBeCloseTo(96.1, 2);
  });

  test("doesn't charge a client who never enabled it or disabled it before the day", fullOnly, async () => {
    const none = await cardClient(life, {});
    const changed = await cardClient(life);
    await changed.client.settings({});
    await life.live(9);
    for (const { invoice } of [none, changed]) expect(await charges(life, invoice.id)).toEqual({ requested: 0, taken: 0 });
  });

  test("retries a declined card on the schedule's days with a mail each time, and not more often", async () => {
    const { client, invoice } = await cardClient(life, fromCard, cards.declinedLater);
    const tries: number[] = [];
    for (let day = -7; day <= 9; day += 1) {
      const before = (await charges(life, invoice.id)).requested;
      await life.live(1);
      await life.run();
      if ((await charges(life, invoice.id)).requested > before) {
        tries.push(day);
        await client.mail('card-payment-failed', tries.length);
      }
    }
    expect(tries).toEqual([0, 1, 3, 7]);
    const last = await client.mail('card-payment-failed', 4);
    const [first] = client.mails('card-payment-failed');
    expect(first?.text).toContain('Your bank declined the payment.');
    expect(first?.text).toContain('The invoice is due on ');
    expect(first?.text).toContain('We’ll try again on ');
    expect(last.text).toContain('The invoice was due on ');
    expect(last.text).toContain('We won’t try again. Please pay the invoice in the portal to switch everything back on.');
    expect(client.mails('card-payment-failed')).toHaveLength(4);
    expect(client.mails('auto-pay-failed')).toEqual([]);
  });

  test('names the real day of the next attempt when the first one comes late', fullOnly, async () => {
    const { client, due } = await cardClient(life, {}, cards.declinedLater);
    await life.live(8 + 5);
    await client.settings(fromCard);
    await life.run();
    const tomorrow = addDays(due, 6);
    expect((await client.mail('card-payment-failed')).text).toContain(`We’ll try again on ${longDay(tomorrow)}`);
  });

  test('a charge can be confirmed until the next attempt, and the last one for three days', fullOnly, async () => {
    const { client, due, invoice } = await cardClient(life, fromCard, cards.confirmedAlways);
    await life.live(7);
    const open = async () => {
      const { payments } = await (await holder(life, client)).invoice(invoice.id);
      return payments.flatMap(({ status, checkout }) => (status === 'pending' ? [checkout?.expires_at?.slice(0, 10)] : []));
    };
    const ends: unknown[] = [];
    for (let day = 0; day <= 10; day += 1) {
      await life.live(1);
      await life.run();
      ends.push(...(await open()));
    }
    const after = (days: readonly number[]) => days.map((day) => addDays(due, day));
    expect(ends).toEqual(after([1, 3, 3, 7, 7, 7, 7, 10, 10, 10]));
  });

  test("reminds a client whose card can't be charged because its gateway was removed", fullOnly, async () => {
    const { client, invoice } = await cardClient(life);
    const { gateways } = life.api.app;
    const find = gateways.get.bind(gateways);
    vi.spyOn(gateways, 'get').mockImplementation((id) => (id === cardMethod ? undefined : find(id)));
    await life.live(10);
    expect((await client.mail('auto-pay-failed', 3)).text).toContain('there’s no saved card to charge');
    expect((await charges(life, invoice.id)).requested).toBe(0);
  });

  test('charges another saved card, and makes it the default, once the gateway of the default one was removed', fullOnly, async () => {
    const { client, card } = await cardClient(life);
    await (await holder(life, client)).add(cards.otherGood);
    await life.api.app.database.transaction((tx) => sql`update payment_card set method_id = 99 where id = ${card.id}`.execute(tx));
    await life.live(8);
    expect(await client.invoices('unpaid')).toEqual([]);
    expect((await (await holder(life, client)).listed())[0]).toMatchObject({ last_four: '4444', is_default: true });
  });

  test('charges an invoice whose checkout a removed gateway has left open', fullOnly, async () => {
    const { client, invoice } = await cardClient(life);
    await (await holder(life, client)).checkout(invoice.id);
    const { gateways } = life.api.app;
    const find = gateways.get.bind(gateways);
    vi.spyOn(gateways, 'get').mockImplementation((id) => (id === sandbox ? undefined : find(id)));
    await life.live(8);
    const { status, payments } = await (await holder(life, client)).invoice(invoice.id);
    expect([status, payments.map((payment) => payment.status)]).toEqual(['paid', ['succeeded', 'pending']]);
  });

  test("doesn't make up for missed days at once", fullOnly, async () => {
    const { invoice } = await cardClient(life, fromCard, cards.declinedLater);
    await life.leap(13);
    for (let times = 0; times < 2; times += 1) await life.run();
    expect((await charges(life, invoice.id)).requested).toBe(1);
    await life.live(1);
    expect((await charges(life, invoice.id)).requested).toBe(2);
  });

  test('recovers with another default card, even after suspension', fullOnly, async () => {
    const { client, id, invoice } = await cardClient(life, fromCard, cards.shortLater);
    await life.live(8);
    expect((await client.mail('card-payment-failed')).text).toContain('There wasn’t enough money on the card.');
    await life.live(4);
    expect((await client.service(id)).status).toBe('suspended');
    const shop = await holder(life, client);
    success(await shop.makeDefault((await shop.add(cards.otherGood)).id));
    await life.live(3);
    expect((await client.service(id)).status).toBe('active');
    expect((await charges(life, invoice.id)).taken).toBe(1);
    await client.mail('service-released');
  });

  test('reports an expired card, and charges a card that was added later', fullOnly, async () => {
    const { client, invoice } = await cardClient(life, fromCard, cards.good);
    const shop = await holder(life, client);
    const soon = life.clock.now();
    const expiry = `${String(soon.getUTCMonth() + 1).padStart(2, '0')}/${String(soon.getUTCFullYear()).slice(2)}`;
    const old = await shop.add(cards.otherGood, expiry);
    success(await shop.makeDefault(old.id));
    await life.leap(35);
    expect((await client.mail('card-payment-failed')).text).toContain('The card has expired.');
    expect((await charges(life, invoice.id)).taken).toBe(0);
  });

  test('mails a link for a card that requires authentication, and is paid after it', fullOnly, async () => {
    const { client, invoice } = await cardClient(life, fromCard, cards.confirmedAlways);
    await life.live(8);
    const mail = await client.mail('card-payment-failed');
    expect(mail.text).toContain('Your bank asks you to confirm the payment');
    expect(mail.text).toContain(`/invoices/invoice/${invoice.id}`);
    const shop = await holder(life, client);
    const [payment] = (await shop.invoice(invoice.id)).payments;
    expect(payment).toMatchObject({ status: 'pending', checkout: { state: 'open' } });
    await life.run();
    expect(client.mails('card-payment-failed')).toHaveLength(1);
    await submit(payment?.checkout?.url ?? '', { decision: 'confirm' });
    expect((await shop.sync(payment?.id ?? '')).status).toBe('succeeded');
    expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
  });

  test('ends the pending attempt when the client pays manually, and charges nothing more', fullOnly, async () => {
    const { client, invoice } = await cardClient(life, fromCard, cards.confirmedAlways);
    await life.live(8);
    const shop = await holder(life, client);
    const good = await shop.add(cards.otherGood);
    success(await shop.payWith(invoice.id, good.id));
    expect((await shop.invoice(invoice.id)).payments.map(({ status }) => status)).toEqual(['succeeded', 'cancelled']);
    await life.live(3);
    expect((await charges(life, invoice.id)).taken).toBe(1);
  });

  test('interrupted after the gateway charged: finds the charge by its key, books it, and charges once', async () => {
    const { client, invoice } = await cardClient(life);
    const gateway = life.api.app.gateways.get(cardMethod);
    if (gateway === undefined) throw new Error('no card method');
    const real = gateway.createCheckout.bind(gateway);
    vi.spyOn(gateway, 'createCheckout').mockImplementation(async (request) => {
      await real(request);
      throw new GatewayUnavailable('cut off');
    });
    await life.live(8);
    const shop = await holder(life, client);
    vi.restoreAllMocks();
    life.clock.turn(minuteMs);
    await reconcile(life);
    await life.run();
    expect((await shop.invoice(invoice.id)).status).toBe('paid');
    expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
  });

  test("interrupted before the gateway was asked: the outcome is unknown, and a disabled card isn't charged", fullOnly, async () => {
    const { client, id, invoice } = await cardClient(life, fromCard, cards.good, 390);
    const gateway = life.api.app.gateways.get(cardMethod);
    if (gateway === undefined) throw new Error('no card method');
    vi.spyOn(gateway, 'createCheckout').mockRejectedValue(new GatewayUnavailable('not reached'));
    await life.live(8);
    const shop = await holder(life, client);
    expect(await shop.invoice(invoice.id)).toMatchObject({ status: 'unpaid', payments: [{ status: 'pending' }] });
    // The outcome is unknown until the gateway answers.
    expect(refusal(await shop.pay(invoice.id, balance))).toMatchObject({ status: 409, code: 'payment_under_way' });
    // Automatic payment from the balance, which is sufficient, doesn't pay it either.
    await client.settings({ auto_pay_from_balance: true, ...fromCard });
    await life.run();
    expect((await shop.invoice(invoice.id)).status).toBe('unpaid');
    await client.settings(fromCard);
    const body = { reason: 'The project is finished.', dry_run: false };
    success(await life.api.call('requestCancellation', { token: shop.token, query: { id }, body }));
    vi.restoreAllMocks();
    for (const minutes of [1, 3 * 24 * 60]) {
      life.clock.turn(minutes * minuteMs);
      await reconcile(life);
      expect(await charges(life, invoice.id)).toEqual({ requested: 0, taken: 0 });
    }
    expect((await (await holder(life, client)).invoice(invoice.id)).payments).toMatchObject([{ status: 'cancelled' }]);
  });

  test('an unavailable gateway stops nothing else and is asked again by the next run', fullOnly, async () => {
    const { client, invoice } = await cardClient(life);
    const gateway = life.api.app.gateways.get(cardMethod);
    if (gateway?.cards == null) throw new Error('no card method');
    vi.spyOn(gateway.cards, 'findCheckout').mockRejectedValue(new GatewayUnavailable('away'));
    await life.live(8);
    expect(await charges(life, invoice.id)).toEqual({ requested: 0, taken: 0 });
    vi.restoreAllMocks();
    await life.run();
    expect(await client.invoices('unpaid')).toEqual([]);
    expect(await charges(life, invoice.id)).toEqual({ requested: 1, taken: 1 });
  });

  test("leaves an attempt that would end within a minute, at the day's end, to the next day", async () => {
    const { client, invoice } = await cardClient(life);
    life.clock.turn(7 * dayMs);
    life.clock.turnToNext(dayMs);
    life.clock.turn(dayMs - minuteMs / 2);
    await life.run();
    expect((await (await holder(life, client)).invoice(invoice.id)).payments).toEqual([]);
    life.clock.turn(minuteMs);
    await life.run();
    expect((await (await holder(life, client)).invoice(invoice.id)).payments).toMatchObject([{ status: 'succeeded' }]);
    life.clock.turnToAfternoon();
  });
});
