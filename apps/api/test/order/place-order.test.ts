import { randomUUID } from 'node:crypto';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';

describe.each(testedDatabases)('placeOrder on %s', (database) => {
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

  describe('200', () => {
    test('creates one invoice for all items at catalogue prices, and one pending service per unit', async () => {
      const configoptions = { os: 'debian-13', raid: 'none', ipv4: 2, backup: 'daily', hostname: 'Edge.acme.dev' };
      const id = await client.order(
        orderItem({ tariff: 'vps-nvme-8-de', configoptions, count: 2, billing_cycle: 'quarterly' }),
        orderItem({ tariff: 'storage-1tb-fi', billing_cycle: 'annually' }),
      );
      const invoice = await client.invoice(id);
      expect(invoice).toMatchObject({ status: 'unpaid', amount: 67.1 * 2 + 49.9, paid_date: null, payments: [] });
      expect(invoice.items.map(({ description, hostname, amount }) => [description, hostname, amount])).toEqual([
        ['VPS NVMe 8, Frankfurt', 'edge-1.acme.dev', 67.1],
        ['VPS NVMe 8, Frankfurt', 'edge-2.acme.dev', 67.1],
        ['Storage 1 TB, Helsinki', expect.stringMatching(/^storage-fi-[a-z0-9]{6}$/), 49.9],
      ]);
      const services = (await client.services()).filter(({ invoice_id }) => invoice_id === id);
      expect(services.map(({ status, renewal_cost, ip }) => [status, renewal_cost, ip])).toEqual([
        ['pending', 49.9, null],
        ['pending', 67.1, null],
        ['pending', 67.1, null],
      ]);
    });

    test("the invoice is due in seven days and in the reader's language", async () => {
      const id = await client.order(orderItem({ configoptions: { os: 'iso', iso: 'freebsd-15' } }));
      const invoice = success(await api.call('getInvoice', { token: client.token, query: { id }, language: 'ru' }));
      expect(Date.parse(invoice.due_date) - Date.parse(invoice.created_date)).toBe(7 * 86_400_000);
      expect(invoice.items[0]).toMatchObject({
        description: 'VPS NVMe 2, Франкфурт',
        details: [
          { name: 'Операционная система', value: 'Установка с ISO' },
          { name: 'Образ ISO', value: 'FreeBSD 15.0' },
          { name: 'Адреса IPv4', value: '1' },
        ],
      });
    });

    test('the same key and body make one order with the same response, which says that it is repeated', async () => {
      const key = randomUUID();
      const first = await client.place([orderItem()], key);
      const again = await client.place([orderItem()], key);
      const { invoice_id: invoiceId } = success(first);
      expect(success(again)).toEqual(success(first));
      expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
      expect((await client.services()).filter(({ invoice_id }) => invoice_id === invoiceId)).toHaveLength(1);
    });

    test('the same key of another client makes another order', async () => {
      const key = randomUUID();
      const other = shopper(api.call, (await api.register()).token);
      const mine = success(await client.place([orderItem()], key));
      const theirs = success(await other.place([orderItem()], key));
      expect(theirs.invoice_id).not.toBe(mine.invoice_id);
    });
  });

  describe('422', () => {
    test('one invalid item refuses the whole order, with the path of each field', async () => {
      const before = await client.services();
      const problem = refusal(
        await client.place([
          orderItem(),
          orderItem({ configoptions: { os: 'iso', raid: 'raid-1', ipv4: 99, hostname: 'not a host', nonsense: 1 }, promocode: 'SPRING' }),
          orderItem({ tariff: 'vps-nvme-8-aq', count: 2 }),
          orderItem({ tariff: 'dedicated-epyc-9354p-nl', billing_cycle: 'annually' }),
        ]),
      );
      expect(problem.errors.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
        'order_items.1.configoptions.hostname hostname_invalid',
        'order_items.1.configoptions.ipv4 too_large',
        'order_items.1.configoptions.nonsense option_unknown',
        'order_items.1.promocode promocode_unknown',
        'order_items.2.tariff tariff_unknown',
        'order_items.3.billing_cycle period_unavailable',
      ]);
      expect(await client.services()).toEqual(before);
    });

    test.each([
      ['eleven of one item', { count: 11 }, 'order_items.0.count', 'quantity_max'],
      ['none of an item', { count: 0 }, 'order_items.0.count', 'too_small'],
      ['half an item', { count: 1.5 }, 'order_items.0.count', 'wrong_type'],
      [
        'a hostname whose number would not fit',
        { count: 2, configoptions: { hostname: 'a.'.repeat(125) + 'dev' } },
        'order_items.0.configoptions.hostname',
        'too_long',
      ],
      ['a NUL character', { promocode: 'a\0b' }, 'order_items.0.promocode', 'characters_not_allowed'],
    ])('refuses %s', async (_name, changes, path, code) => {
      const problem = refusal(await client.place([orderItem(changes)]));
      expect(problem).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ path, code }] });
    });

    test.each([
      ['eleven lines of one', Array.from({ length: 11 }, () => orderItem()), 'order_items.10.count'],
      ['ten and one more, spelled otherwise', [orderItem({ count: 10 }), orderItem({ configoptions: { ipv4: 1 } })], 'order_items.1.count'],
    ])('refuses more than ten of one configuration, split over lines: %s', async (_name, items, path) => {
      const problem = refusal(await client.place(items));
      expect(problem.errors).toEqual([{ path, code: 'quantity_max', params: { max: 10 } }]);
    });

    test('refuses an empty order, another payment method, and a price from the browser', async () => {
      const place = (body: object) => api.call('placeOrder', { token: client.token, idempotencyKey: randomUUID(), body: body as never });
      expect(refusal(await place({ order_items: [], payment_method: 1 })).errors[0]?.path).toBe('order_items');
      expect(refusal(await place({ order_items: [orderItem()], payment_method: 2 })).errors[0]?.path).toBe('payment_method');
      const priced = { order_items: [{ ...orderItem(), price: 0.01 }], payment_method: 1 };
      expect(refusal(await place(priced)).errors).toMatchObject([{ path: 'order_items.0.price', code: 'unknown_key' }]);
    });

    test('refuses a key that was used with another body', async () => {
      const key = randomUUID();
      success(await client.place([orderItem()], key));
      expect(refusal(await client.place([orderItem({ count: 2 })], key))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    });

    test('refuses a missing or invalid key', async () => {
      const body = { order_items: [orderItem()], payment_method: 1 as const };
      expect(refusal(await api.call('placeOrder', { token: client.token, body })).status).toBe(422);
      expect(refusal(await api.call('placeOrder', { token: client.token, idempotencyKey: 'one', body })).status).toBe(422);
    });
  });

  test('a refused order uses no invoice number', async () => {
    const before = await client.order();
    refusal(await client.place([orderItem({ tariff: 'nothing' })]));
    expect(await client.order()).toBe(before + 1);
  });
});

test('placeOrder 429: answers after sixty orders in ten minutes, whatever their keys', fullOnly, async () => {
  const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const client = shopper(api.call, (await api.register()).token);
    for (let tries = 0; tries < 60; tries += 1) refusal(await client.place([orderItem({ tariff: 'nothing' })]));
    expect(refusal(await client.place([orderItem()]))).toMatchObject({ status: 429, code: 'too_many_requests' });
  } finally {
    await api.close();
  }
});
