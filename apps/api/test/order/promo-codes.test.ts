import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isoDay } from '../../src/calendar.ts';
import { refusal, success } from '../contract-client.ts';
import { expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { addCode, endCode, quoteOf } from './promo-desk.ts';

describe.each(testedDatabases)('promo codes on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = shopper(api.call, (await api.register()).token);
  });
  afterEach(() => expectBooksToHold(api.app.database));
  afterAll(() => api.close());

  const linesOf = async (invoiceId: number) =>
    (await client.invoice(invoiceId)).items.map(({ kind, description, hostname, amount }) => [kind, description, hostname, amount]);
  const usesOf = (code: string) =>
    api.app.database.read(async (tx) => {
      const row = await tx.selectFrom('promo_code').select(['id', 'uses']).where('code', '=', code).executeTakeFirstOrThrow();
      const uses = await tx.selectFrom('promo_code_use').select('discount_cents').where('promo_code_id', '=', row.id).execute();
      return { counted: row.uses, written: uses.map(({ discount_cents: cents }) => cents) };
    });
  const reasonOf = async (code: string, shop: Shopper = client, language = 'en') => {
    const body = { order_items: [orderItem({ promocode: code })], payment_method: 1 as const };
    const problem = refusal(await api.call('placeOrder', { token: shop.token, idempotencyKey: crypto.randomUUID(), body, language }));
    expect(problem).toMatchObject({ status: 422, code: 'promocode_refused', errors: [{ path: 'order_items.0.promocode' }] });
    return [problem.errors[0]?.params['reason'], problem.message];
  };

  test('a percentage is taken off each unit as a line below it, and the renewal stays unchanged', async () => {
    const code = await addCode(api.app, '20%');
    const configoptions = { hostname: 'web.acme.dev' };
    const id = await client.order(
      orderItem({ tariff: 'vps-nvme-8-de', count: 2, configoptions, promocode: code.toLowerCase() }),
      orderItem(),
    );
    expect(await linesOf(id)).toEqual([
      ['service', 'VPS NVMe 8, Frankfurt', 'web-1.acme.dev', 18.9],
      ['discount', `Promo code ${code}`, 'web-1.acme.dev', -3.78],
      ['service', 'VPS NVMe 8, Frankfurt', 'web-2.acme.dev', 18.9],
      ['discount', `Promo code ${code}`, 'web-2.acme.dev', -3.78],
      ['service', 'VPS NVMe 2, Frankfurt', expect.any(String), 6.9],
    ]);
    expect((await client.invoice(id)).amount).toBe(2 * 15.12 + 6.9);
    expect((await client.services()).filter((one) => one.invoice_id === id).map((one) => one.renewal_cost)).toEqual([6.9, 18.9, 18.9]);
    expect(await usesOf(code)).toEqual({ counted: 1, written: [756] });
  });

  test('an amount is taken off once, starting with the first eligible line, never more than the line', async () => {
    const code = await addCode(api.app, '10.00', '--plans=vps-nvme-2');
    const id = await client.order(orderItem({ count: 2, promocode: code }));
    expect((await linesOf(id)).map(([kind, , , amount]) => [kind, amount])).toEqual([
      ['service', 6.9],
      ['discount', -6.9],
      ['service', 6.9],
      ['discount', -3.1],
    ]);
    expect(await usesOf(code)).toEqual({ counted: 1, written: [1000] });
  });

  test('an order that costs nothing is paid at once without a payment, and its server is set up', async () => {
    const code = await addCode(api.app, '100%');
    const id = await client.order(orderItem({ promocode: code }));
    expect(await client.invoice(id)).toMatchObject({ status: 'paid', amount: 0, payments: [] });
    const active = await client.activeServices(1);
    expect(active.find(({ invoice_id: invoice }) => invoice === id)).toMatchObject({ status: 'active', renewal_cost: 6.9 });
  });

  test('a total is never negative, whatever a code is worth', async () => {
    const id = await client.order(orderItem({ promocode: await addCode(api.app, '999999.99') }));
    expect(await client.invoice(id)).toMatchObject({ status: 'paid', amount: 0 });
  });

  test.each([
    ['unknown', () => Promise.resolve('NOBODYS-CODE'), 'We couldn’t find the promo code NOBODYS-CODE. Check the spelling.'],
    ['expired', () => addCode(api.app, '5%', '--until=2020-12-31'), /has expired/],
    ['not_started', () => addCode(api.app, '5%', '--from=2099-01-01'), /isn’t active yet/],
    ['other_plan', () => addCode(api.app, '5%', '--plans=vps-nvme-8'), /doesn’t apply to this plan/],
  ])("a code that doesn't apply refuses the order with a reason: %s", async (reason, make, sentence) => {
    const code = await make();
    const idsOf = async () => (await client.services()).map(({ id }) => id);
    const before = await idsOf();
    const [given, message] = await reasonOf(code);
    expect(given).toBe(reason);
    expect(message).toMatch(sentence);
    expect(await idsOf()).toEqual(before);
  });

  test('the reason is translated into Russian', async () => {
    expect(await reasonOf('НЕТ-ТАКОГО', client, 'ru')).toEqual(['unknown', 'Промокода НЕТ-ТАКОГО нет. Проверьте, нет ли опечатки.']);
  });

  test('a code is valid on its first and its last day', async () => {
    const today = isoDay(api.app.now());
    const promocode = await addCode(api.app, '5%', `--from=${today}`, `--until=${today}`);
    expect((await client.invoice(await client.order(orderItem({ promocode })))).amount).toBe(6.55);
  });

  test('an ended code refuses later orders', async () => {
    const code = await addCode(api.app, '5%');
    await endCode(api.app, code);
    expect((await reasonOf(code))[0]).toBe('expired');
  });

  test('limits apply in total and per client', async () => {
    const once = await addCode(api.app, '5%', '--uses=1');
    const onceEach = await addCode(api.app, '5%', '--per-client=1');
    const other = shopper(api.call, (await api.register()).token);
    await client.order(orderItem({ promocode: once }), orderItem({ promocode: onceEach }));
    expect((await reasonOf(once, other))[0]).toBe('used_up');
    expect((await reasonOf(onceEach))[0]).toBe('used_by_client');
    await other.order(orderItem({ promocode: onceEach }));
    expect([(await usesOf(once)).counted, (await usesOf(onceEach)).counted]).toEqual([1, 2]);
  });

  test("another client's code looks like an unknown one", async () => {
    const owner = await api.register();
    const code = await addCode(api.app, '50%', `--client=${owner.email}`);
    expect((await reasonOf(code))[0]).toBe('unknown');
    expect((await quoteOf(api.call, client.token, [orderItem({ promocode: code })])).items[0]?.promocode).toMatchObject({
      reason: 'unknown',
    });
    await shopper(api.call, owner.token).order(orderItem({ promocode: code }));
    expect((await usesOf(code)).written).toEqual([345]);
  });

  test('an order that is cancelled returns the use of its code, once', async () => {
    const code = await addCode(api.app, '5%', '--uses=1', '--per-client=1');
    const id = await client.order(orderItem({ promocode: code }));
    expect((await reasonOf(code))[0]).toBe('used_up');
    const cancel = () => api.call('cancelOrder', { token: client.token, query: { id }, body: { dry_run: false } });
    const times = await Promise.all([cancel(), cancel()]);
    expect(times.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await usesOf(code)).toEqual({ counted: 0, written: [] });
    await client.order(orderItem({ promocode: code }));
    expect((await reasonOf(code))[0]).toBe('used_up');
  });

  test("a repeated order uses its code once, and a refused order doesn't use it", async () => {
    const code = await addCode(api.app, '5%', '--uses=1');
    const key = crypto.randomUUID();
    const items = [orderItem({ promocode: code })];
    const first = success(await client.place(items, key));
    expect(success(await client.place(items, key))).toEqual(first);
    const unused = await addCode(api.app, '5%');
    refusal(await client.place([orderItem({ promocode: unused }), orderItem({ promocode: code })]));
    refusal(await client.place([orderItem({ promocode: unused, tariff: 'nothing' })]));
    expect([(await usesOf(code)).counted, (await usesOf(unused)).counted]).toEqual([1, 0]);
  });
});
