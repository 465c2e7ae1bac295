import type { OrderItem, OrderRequest } from '@portico/contract';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { applyCatalogue, currentCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { signQuote, type Quoted } from '../../src/modules/order/quote.ts';
import { refusal, success } from '../contract-client.ts';
import { expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { hourMs, minuteMs, testClock } from '../test-clock.ts';
import { feesEverywhere, sell } from './fees.ts';
import { addCode, quoteOf } from './promo-desk.ts';

describe('quoteOrder', () => {
  const clock = testClock();
  let api: TestApi;
  let client: Shopper;
  beforeAll(async () => {
    api = await startTestApi({ now: clock.now });
    client = shopper(api.call, (await api.register()).token);
  });
  afterEach(() => expectBooksToHold(api.app.database));
  afterAll(() => api.close());

  const quote = (...items: OrderItem[]) => quoteOf(api.call, client.token, items);
  const place = (items: OrderItem[], seen: Pick<OrderRequest, 'quote' | 'total'>, { key = crypto.randomUUID(), language = 'en' } = {}) => {
    const body = { order_items: items, payment_method: 1 as const, ...seen };
    return api.call('placeOrder', { token: client.token, idempotencyKey: key, body, language });
  };
  /** Raises every plan's monthly price by this amount. */
  const raisePrices = (cents: number) =>
    api.app.database.transaction(async (tx) => {
      const catalogue = await currentCatalogue(tx);
      const plans = catalogue.plans.map((plan) => ({ ...plan, prices: { ...plan.prices, monthly: plan.prices.monthly + cents } }));
      await applyCatalogue(tx, { ...catalogue, plans }, 'test', api.app.now());
    });

  test('prices each item with its code and renewal, and an order with the quote costs exactly that', async () => {
    const [first, all] = [await addCode(api.app, '20%'), await addCode(api.app, '1.00', '--periods=all')];
    const items = [
      orderItem({ tariff: 'vps-nvme-8-de', count: 2, promocode: first }),
      orderItem({ promocode: all }),
      orderItem({ tariff: 'storage-1tb-fi', billing_cycle: 'annually' }),
    ];
    const quoted = await quote(...items);
    expect(quoted).toMatchObject({ subtotal: 94.6, discount: 8.56, total: 86.04 });
    expect(quoted.items).toEqual([
      {
        price: 18.9,
        subtotal: 37.8,
        discount: 7.56,
        setup_fee: 0,
        total: 30.24,
        renewal: 37.8,
        promocode: { code: first, reason: null, renews: false },
      },
      {
        price: 6.9,
        subtotal: 6.9,
        discount: 1,
        setup_fee: 0,
        total: 5.9,
        renewal: 5.9,
        promocode: { code: all, reason: null, renews: true },
      },
      { price: 49.9, subtotal: 49.9, discount: 0, setup_fee: 0, total: 49.9, renewal: 49.9, promocode: null },
    ]);
    expect(Date.parse(quoted.expires_at) - clock.now().getTime()).toBeLessThanOrEqual(hourMs);
    const { invoice_id: id } = success(await place(items, { quote: quoted.quote, total: quoted.total }));
    expect((await client.invoice(id)).amount).toBe(86.04);
  });

  test("explains a code that doesn't apply, leaves it out of the total, and is valid for the order without it", async () => {
    const code = await addCode(api.app, '20%', '--plans=vps-nvme-8');
    const items = [orderItem({ tariff: 'vps-nvme-8-de', promocode: code }), orderItem({ promocode: code })];
    const quoted = await quote(...items);
    expect(quoted.items.map(({ discount, promocode }) => [discount, promocode?.reason])).toEqual([
      [3.78, null],
      [0, 'other_plan'],
    ]);
    expect(refusal(await place(items, { quote: quoted.quote })).code).toBe('promocode_refused');
    success(await place([items[0] ?? orderItem(), orderItem()], { quote: quoted.quote }));
  });

  test('uses up neither codes nor stock', async () => {
    const code = await addCode(api.app, '5%', '--uses=1');
    await quote(orderItem({ promocode: code }));
    const quoted = await quote(orderItem({ promocode: code }));
    expect(quoted.items[0]?.promocode?.reason).toBeNull();
  });

  test("422: refuses what can't be ordered, with the path of each field", async () => {
    const body = { order_items: [orderItem(), orderItem({ tariff: 'nothing', count: 1 })] };
    const problem = refusal(await api.call('quoteOrder', { token: client.token, body }));
    expect(problem.errors).toEqual([{ path: 'order_items.1.tariff', code: 'tariff_unknown', params: {} }]);
  });

  test('guarantees its prices until it expires, on the invoice and at renewals, whatever total the client sent', async () => {
    const code = await addCode(api.app, '10%', '--periods=all');
    const items = [orderItem({ count: 2, promocode: code }), orderItem({ tariff: 'vps-nvme-8-de' })];
    const { quote: token, total } = await quote(...items);
    await raisePrices(100);
    onTestFinished(() => raisePrices(-100));
    expect((await quote(...items)).total).toBeGreaterThan(total);
    const { invoice_id: id } = success(await place(items, { quote: token, total }));
    expect((await client.invoice(id)).amount).toBe(total);
    const renewals = (await client.services()).filter(({ invoice_id: invoice }) => invoice === id).map(({ renewal_cost: cost }) => cost);
    expect(renewals.toSorted((one, other) => one - other)).toEqual([6.21, 6.21, 18.9]);
  });

  test('applies a lower price than quoted', async () => {
    const items = [orderItem({ count: 2 }), orderItem({ tariff: 'vps-nvme-8-de' })];
    const { quote: token, total } = await quote(...items);
    await raisePrices(-100);
    onTestFinished(() => raisePrices(100));
    const { invoice_id: id } = success(await place(items, { quote: token, total }));
    expect((await client.invoice(id)).amount).toBe(Math.round((total - 3) * 100) / 100);
  });

  test('a changed total refuses an order without a quote, with both amounts, and orders nothing', async () => {
    const items = [orderItem({ count: 2 })];
    const { quote: token, total } = await quote(...items);
    const before = await client.services();
    await raisePrices(100);
    onTestFinished(() => raisePrices(-100));
    const problem = refusal(await place(items, { total }));
    expect(problem).toMatchObject({ status: 409, code: 'price_changed' });
    expect(problem.errors).toEqual([{ path: 'total', code: 'not_equal', params: { seen: 13.8, now: 15.8 } }]);
    expect(problem.message).toBe('The price was €13.80 and is now €15.80. Nothing was ordered.');
    const russian = refusal(await place(items, { total }, { language: 'ru' }));
    expect(russian.message.replaceAll(/\s/g, ' ')).toBe('Цена изменилась: было 13,80 €, стало 15,80 €. Заказ не оформлен.');
    // The screen never showed less than the quote.
    expect(refusal(await place(items, { quote: token, total: 13.79 })).errors).toEqual([
      { path: 'total', code: 'not_equal', params: { seen: 13.79, now: 13.8 } },
    ]);
    expect(await client.services()).toEqual(before);
  });

  test('a quote is valid for an hour, then refused with both amounts, and the next one is accepted', async () => {
    const items = [orderItem()];
    const { quote: token } = await quote(...items);
    clock.turn(59 * minuteMs);
    success(await place(items, { quote: token }));
    clock.turn(minuteMs);
    const problem = refusal(await place(items, { quote: token }));
    expect(problem).toMatchObject({ status: 409, code: 'quote_expired', errors: [{ path: 'quote', params: { seen: 6.9, now: 6.9 } }] });
    success(await place(items, { quote: (await quote(...items)).quote }));
  });

  test('a quote holds its price when the plan gains an option that is on by default, unless the order chooses it', async () => {
    const items = [orderItem(), orderItem({ tariff: 'vps-nvme-8-de' })];
    const { quote: token, total } = await quote(...items);
    onTestFinished(async () => void (await sell(api.app, (bundled) => bundled)));
    await sell(api.app, feesEverywhere);
    expect((await quote(...items)).total).toBeGreaterThan(total);
    const chosen = [orderItem({ configoptions: { watched: true } }), orderItem({ tariff: 'vps-nvme-8-de' })];
    expect(refusal(await place(chosen, { quote: token })).errors).toEqual([{ path: 'quote', code: 'invalid', params: {} }]);
    const { invoice_id: id } = success(await place(items, { quote: token, total }));
    const invoice = await client.invoice(id);
    expect(invoice.amount).toBe(total);
    const withoutQuote = await client.invoice(success(await place(items, {})).invoice_id);
    expect([invoice, withoutQuote].map(({ items: lines }) => JSON.stringify(lines).includes('Label'))).toEqual([false, true]);
  });

  test('a quote from a release that signs more than this one is still valid', async () => {
    const items = [orderItem()];
    const [text = ''] = (await quote(...items)).quote.split('.');
    const later: unknown = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), added: 1 };
    expect((await place(items, { quote: signQuote(api.app.configuration, later as Quoted) })).status).toBe(200);
  });

  test('a quote for a plan that was removed from sale meanwhile orders nothing', async () => {
    const items = [orderItem(), orderItem({ tariff: 'vps-nvme-8-de' })];
    const { quote: token, total } = await quote(...items);
    const before = await client.services();
    onTestFinished(async () => void (await sell(api.app, (bundled) => bundled)));
    await sell(api.app, ({ plans, ...rest }) => ({ ...rest, plans: plans.filter(({ id }) => id !== 'vps-nvme-8') }));
    expect(refusal(await place(items, { quote: token, total }))).toMatchObject({
      status: 422,
      errors: [{ path: 'order_items.1.tariff', code: 'tariff_unknown', params: {} }],
    });
    expect(await client.services()).toEqual(before);
  });

  test('a quote that is forged, belongs to another client or has other items is invalid', async () => {
    const items = [orderItem()];
    const own = (await quote(...items)).quote;
    const stranger = shopper(api.call, (await api.register()).token);
    const foreign = (await quoteOf(api.call, stranger.token, items)).quote;
    const [text = '', signature = ''] = own.split('.');
    const cheaper = Buffer.from(Buffer.from(text, 'base64url').toString().replace('690', '1')).toString('base64url');
    for (const token of [foreign, `${cheaper}.${signature}`, text, `${text}.`, '', '.', `${own}.${signature}`, 'x'.repeat(1000)]) {
      expect(refusal(await place(items, { quote: token })).errors).toEqual([{ path: 'quote', code: 'invalid', params: {} }]);
    }
    expect(refusal(await place([orderItem({ count: 2 })], { quote: own })).errors).toEqual([
      { path: 'quote', code: 'invalid', params: {} },
    ]);
    expect(refusal(await place([orderItem({ billing_cycle: 'quarterly' })], { quote: own })).errors).toEqual([
      { path: 'quote', code: 'invalid', params: {} },
    ]);
  });

  test('the same key and items make one order, whatever price was quoted in between', async () => {
    const key = crypto.randomUUID();
    const items = [orderItem()];
    const first = success(await place(items, { quote: (await quote(...items)).quote }, { key }));
    clock.turn(2 * minuteMs);
    expect(success(await place(items, { quote: (await quote(...items)).quote, total: 6.9 }, { key }))).toEqual(first);
    expect(success(await place(items, {}, { key }))).toEqual(first);
  });

  describe('amounts from the browser lower no price', () => {
    const raw = (body: string) =>
      fetch(`${api.url}/v1/order/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}`, 'idempotency-key': crypto.randomUUID() },
        body,
      }).then(async (response) => ({ ...((await response.json()) as { errors: unknown[] }), status: response.status }));
    const item = (count: string) =>
      `{"tariff":"vps-nvme-2-de","configoptions":{},"count":${count},"billing_cycle":"monthly","promocode":null}`;
    const order = (count: string, total: string) => raw(`{"order_items":[${item(count)}],"payment_method":1,"total":${total}}`);

    test.each([
      ['1e3', 409, { code: 'not_equal', params: { seen: 1000, now: 6.9 } }],
      ['0', 409, { code: 'not_equal', params: { seen: 0, now: 6.9 } }],
      ['"0x20"', 422, { code: 'wrong_type' }],
      ['"6.9"', 422, { code: 'wrong_type' }],
      ['[500]', 422, { code: 'wrong_type' }],
      ['10.005', 422, { code: 'too_many_decimals' }],
      ['1e400', 422, { code: 'wrong_type' }],
      ['-6.9', 422, { code: 'too_small' }],
      ['null', 422, { code: 'wrong_type' }],
    ])('a total of %s is refused', async (total, status, error) => {
      expect(await order('1', total)).toMatchObject({ status, errors: [{ path: 'total', ...error }] });
    });

    test.each([
      ['1e3', 'quantity_max'],
      ['"0x20"', 'wrong_type'],
      ['[500]', 'wrong_type'],
      ['10.005', 'wrong_type'],
      ['1e400', 'wrong_type'],
      ['-1', 'too_small'],
    ])('a count of %s is refused', async (count, code) => {
      const answer = await order(count, '69');
      expect(answer).toMatchObject({ status: 422, errors: [{ path: 'order_items.0.count', code }] });
    });

    test('a count of 1e1 counts as ten, as in JSON', async () => {
      expect(await order('1e1', '69')).toMatchObject({ status: 200 });
    });

    test('a price, discount or total on an item is refused', async () => {
      for (const key of ['price', 'discount', 'total', 'amount']) {
        const priced = item('1').replace('{"tariff"', `{"${key}":0.01,"tariff"`);
        expect(await raw(`{"order_items":[${priced}],"payment_method":1}`)).toMatchObject({
          status: 422,
          errors: [{ path: `order_items.0.${key}`, code: 'unknown_key' }],
        });
      }
    });
  });

  test('a quote expires with a promo code that expires earlier', async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const code = await addCode(api.app, '5%', `--until=${today}`);
    const midnight = Date.parse(today) + 24 * hourMs;
    clock.turn(midnight - clock.now().getTime() - 10 * minuteMs);
    // Sessions have expired in the meantime.
    const { token } = await api.register();
    expect((await quoteOf(api.call, token, [orderItem({ promocode: code })])).expires_at).toBe(new Date(midnight).toISOString());
  });
});
