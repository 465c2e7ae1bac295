import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { sell } from './fees.ts';
import { addCode, quoteOf } from './promo-desk.ts';

const ryzen = (changes: object = {}) => orderItem({ tariff: 'dedicated-ryzen-9950x-de', ...changes });
const watched = { monitoring: true, 'alarm-phone': '+49 69 1234567' };

describe.each(testedDatabases)('setup fees, switches and texts on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = shopper(api.call, (await api.register()).token);
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  const linesOf = async (id: number) =>
    (await client.invoice(id)).items.map(({ kind, description, amount }) => [kind, description, amount]);
  const renewalsOf = async (id: number) =>
    (await client.services()).filter(({ invoice_id: of }) => of === id).map(({ renewal_cost: cost }) => cost);

  test('a fee is a separate line below each unit, in the total and in no renewal', async () => {
    const quote = await quoteOf(api.call, client.token, [ryzen({ count: 2, configoptions: watched })]);
    expect(quote).toMatchObject({ subtotal: 256, discount: 0, setup_fee: 128, total: 384 });
    expect(quote.items).toMatchObject([{ price: 128, subtotal: 256, setup_fee: 128, total: 384, renewal: 256 }]);
    const id = await client.order(ryzen({ count: 2, configoptions: watched }));
    expect(await linesOf(id)).toEqual([
      ['service', 'Dedicated Ryzen 9950X, Frankfurt', 128],
      ['setup', 'One-time setup', 64],
      ['service', 'Dedicated Ryzen 9950X, Frankfurt', 128],
      ['setup', 'One-time setup', 64],
    ]);
    expect(await renewalsOf(id)).toEqual([128, 128]);
    const russian = success(await api.call('getInvoice', { token: client.token, query: { id }, language: 'ru' }));
    expect(russian.items.map(({ description }) => description)).toContain('Разовое подключение');
    expect(russian.items[0]?.details).toEqual(
      expect.arrayContaining([
        { name: 'Мониторинг под ключ', value: 'Да' },
        { name: 'Телефон для оповещений', value: '+49 69 1234567' },
      ]),
    );
  });

  test('a fee is the same for every billing period', async () => {
    const quote = await quoteOf(api.call, client.token, [ryzen({ billing_cycle: 'annually' })]);
    expect(quote).toMatchObject({ setup_fee: 49, total: 1262.8 });
  });

  test('no promo code reduces a fee, so an otherwise free order still has to be paid', async () => {
    const everything = ryzen({ promocode: await addCode(api.app, '100%', '--periods=all') });
    expect(await quoteOf(api.call, client.token, [everything])).toMatchObject({ subtotal: 119, discount: 119, setup_fee: 49, total: 49 });
    const id = await client.order(everything);
    expect(await linesOf(id)).toEqual([
      ['service', 'Dedicated Ryzen 9950X, Frankfurt', 119],
      ['discount', expect.stringContaining('Promo code'), -119],
      ['setup', 'One-time setup', 49],
    ]);
    expect((await client.invoice(id)).status).toBe('unpaid');
    const amount = await addCode(api.app, '150.00');
    expect(await quoteOf(api.call, client.token, [ryzen({ promocode: amount })])).toMatchObject({ discount: 119, total: 49 });
  });

  test('an order whose total omits the fee is refused with both amounts', async () => {
    const body = { order_items: [ryzen()], payment_method: 1 as const, total: 119 };
    const problem = refusal(await api.call('placeOrder', { token: client.token, idempotencyKey: crypto.randomUUID(), body }));
    expect(problem).toMatchObject({ status: 409, code: 'price_changed', errors: [{ path: 'total', params: { seen: 119, now: 168 } }] });
  });

  test("a quote guarantees its fee, and a changed fee doesn't affect past orders", async () => {
    const { quote } = await quoteOf(api.call, client.token, [ryzen()]);
    const id = await client.order(ryzen());
    await sell(api.app, ({ plans, ...rest }) => ({ ...rest, plans: plans.map((plan) => ({ ...plan, setup_fee: 9900 })) }));
    expect((await client.invoice(id)).amount).toBe(168);
    await client.fund(200);
    success(await client.pay(id, balance));
    expect((await client.invoice(id)).status).toBe('paid');
    const body = { order_items: [ryzen()], payment_method: 1 as const, quote };
    const held = success(await api.call('placeOrder', { token: client.token, idempotencyKey: crypto.randomUUID(), body }));
    expect((await client.invoice(held.invoice_id)).amount).toBe(168);
    const seen = { order_items: [ryzen()], payment_method: 1 as const, total: 168 };
    const problem = refusal(await api.call('placeOrder', { token: client.token, idempotencyKey: crypto.randomUUID(), body: seen }));
    expect(problem).toMatchObject({ code: 'price_changed', errors: [{ params: { seen: 168, now: 218 } }] });
    await sell(api.app, (catalogue) => catalogue);
  });

  test('catalogues applied before fees existed have none', async () => {
    await sell(api.app, ({ plans, ...rest }) => ({ ...rest, plans: plans.map(({ setup_fee: _fee, ...plan }) => plan) }));
    const configuration = success(await api.call('getPlanConfiguration', { token: client.token, query: { tariff: ryzen().tariff } }));
    expect(configuration.plan.setup_fee).toBe(0);
    expect(await quoteOf(api.call, client.token, [ryzen()])).toMatchObject({ setup_fee: 0, total: 119 });
    await sell(api.app, (catalogue) => catalogue);
  });

  test("a switch and a text are listed in the wizard, in the reader's language", async () => {
    const query = { tariff: ryzen().tariff };
    const { options } = success(await api.call('getPlanConfiguration', { token: client.token, query, language: 'ru' }));
    const found = new Map(options.map((option) => [option.id, option]));
    expect(found.get('monitoring')).toMatchObject({
      kind: 'toggle',
      label: 'Мониторинг под ключ',
      default: false,
      required: false,
      on_label: 'Да',
      off_label: 'Нет',
      prices: { monthly: 9, annually: 91.8 },
      setup_fee: 15,
    });
    expect(found.get('alarm-phone')).toMatchObject({ kind: 'text', format: 'plain', min_length: 8, max_length: 20, setup_fee: 0 });
  });

  const phone = (typed: unknown) => ({ monitoring: true, 'alarm-phone': typed });
  test.each([
    ['a switch as a text', { monitoring: 'on' }, 'monitoring', 'wrong_type'],
    ['a switch as a number', { monitoring: 1 }, 'monitoring', 'wrong_type'],
    ['a choice as a switch', { os: true }, 'os', 'wrong_type'],
    ['what a switch that is on requires', { monitoring: true }, 'alarm-phone', 'required'],
    ['a text of blanks', phone('   '), 'alarm-phone', 'required'],
    ['a text that is too short', phone('+49 691'), 'alarm-phone', 'too_short'],
    ['a text that is too long', phone(`+49${'1'.repeat(18)}`), 'alarm-phone', 'too_long'],
    ['a text that does not fit its pattern', phone('0049 69 123'), 'alarm-phone', 'invalid'],
    ['a text as a number', phone(4969), 'alarm-phone', 'wrong_type'],
    ['a switch that the plan does not have', { watching: false }, 'watching', 'option_unknown'],
  ])('422: refuses %s', async (_what, configoptions, id, code) => {
    const problem = refusal(await client.place([ryzen({ configoptions })]));
    expect(problem.errors).toMatchObject([{ path: `order_items.0.configoptions.${id}`, code }]);
  });

  test('options hidden by a switch that is off are omitted', async () => {
    const id = await client.order(ryzen({ configoptions: { ...watched, monitoring: false } }));
    expect((await client.invoice(id)).amount).toBe(168);
    expect((await client.invoice(id)).items[0]?.details.map(({ name }) => name)).not.toContain('Phone for alerts');
  });

  test('a required switch refuses the order while it is off', async () => {
    await sell(api.app, ({ options: { monitoring, ...options }, ...rest }) => {
      if (monitoring?.kind !== 'toggle') throw new Error('monitoring is no switch');
      return { ...rest, options: { ...options, monitoring: { ...monitoring, required: true } } };
    });
    const off = refusal(await client.place([ryzen()]));
    expect(off.errors).toEqual([{ path: 'order_items.0.configoptions.monitoring', code: 'must_accept', params: {} }]);
    success(await client.place([ryzen({ configoptions: watched })]));
    await sell(api.app, (catalogue) => catalogue);
  });
});
