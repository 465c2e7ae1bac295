import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { decideOnSandbox, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
let client: Shopper;
let other: Shopper;
let ids: number[];
beforeAll(async () => {
  api = await startTestApi();
  client = shopper(api.call, (await api.register()).token);
  other = shopper(api.call, (await api.register()).token);
  ids = [];
  for (const tariff of ['vps-nvme-1-de', 'storage-4tb-fi', 'vps-nvme-1-nl']) {
    ids.push(await client.order(orderItem({ tariff, configoptions: { hostname: `${tariff}.acme.dev` } })));
  }
  const { url, paymentId } = await client.checkout(ids[0] ?? 0);
  await decideOnSandbox(url, 'pay');
  await client.sync(paymentId);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

describe('listInvoices', () => {
  const list = (query: object, language = 'en') => api.call('listInvoices', { token: client.token, query, language });

  test('200: lists newest first, with the total across pages', async () => {
    const first = success(await list({ page: 1, 'per-page': 2 }));
    expect(first).toMatchObject({ page: 1, per_page: 2, total: 3 });
    expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const second = success(await list({ page: 2, 'per-page': 2 }));
    expect(second.items).toMatchObject([
      { id: ids[0], status: 'paid', amount: 3.9, paid_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(success(await list({ page: 9 })).items).toEqual([]);
  });

  test.each([
    ['en', 'VPS NVMe 2, Frankfurt'],
    ['ru', 'VPS NVMe 2, Франкфурт'],
  ])("200: each invoice says what it is for, in the reader's language (%s)", async (language, description) => {
    const shop = shopper(api.call, (await api.register()).token);
    await shop.order(orderItem({ tariff: 'dedicated-ryzen-9950x-de' }));
    await shop.order(orderItem({ count: 2 }), orderItem({ tariff: 'storage-4tb-fi' }));
    const { items } = success(await api.call('listInvoices', { token: shop.token, language }));
    // A setup fee isn't a service.
    expect(items).toMatchObject([
      { description, other_services: 2 },
      { description: expect.stringMatching(/^Dedicated/), other_services: 0 },
    ]);
  });

  test('200: filters by status', async () => {
    expect(success(await list({ status: 'paid' })).items.map(({ id }) => id)).toEqual([ids[0]]);
    expect(success(await list({ status: 'unpaid' }))).toMatchObject({ total: 2 });
    expect(success(await list({ status: 'cancelled' }))).toMatchObject({ total: 0, items: [] });
  });

  test.each([
    ['a part of the number', () => String(ids[1]).slice(-3), [1]],
    ['a part of a description, whatever its case', () => 'sToRaGe 4', [1]],
    ['a part of a description in Russian', () => 'хранилище', [1]],
    ['a hostname', () => 'nvme-1-nl.acme', [2]],
    ['nothing that there is', () => 'toaster', []],
    ['a wildcard of SQL, which means itself', () => '%', []],
    ['an injection', () => "' or 1=1 --", []],
  ])('200: q finds by %s', async (_name, q, expected) => {
    const { items, total } = success(await list({ q: q() }));
    expect(items.map(({ id }) => ids.indexOf(id))).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test('200: lists no invoice of another client', async () => {
    expect(success(await api.call('listInvoices', { token: other.token }))).toMatchObject({ total: 0, items: [] });
  });

  test.each([
    { page: 0 },
    { page: 1_000_001 },
    { 'per-page': 101 },
    { status: 'open' },
    { q: 'x'.repeat(101) },
    { q: 'a\0b' },
    { sort: 'id' },
    { page: 'one' },
  ])('422: refuses %j', async (query) => {
    expect(refusal(await list(query)).status).toBe(422);
  });
});

describe('getInvoice', () => {
  test('200: includes lines and payments, newest first', async () => {
    const invoice = await client.invoice(ids[0] ?? 0);
    expect(invoice).toMatchObject({ status: 'paid', amount: 3.9, items: [{ description: 'VPS NVMe 1, Frankfurt', amount: 3.9 }] });
    expect(invoice.payments).toMatchObject([{ purpose: 'invoice', method: 'Sandbox', status: 'succeeded', amount: 3.9 }]);
  });

  test.each([0, -1, 2_147_483_648, '1e3', '0x20', 'ten', ''])('422: refuses the id %s', async (id) => {
    expect(refusal(await api.call('getInvoice', { token: client.token, query: { id: id as number } })).status).toBe(422);
  });
});

describe('listPaymentMethods', () => {
  test('200: the balance has id 1, and the sandbox is marked as one', async () => {
    expect(success(await api.call('listPaymentMethods', { token: client.token })).items).toEqual([
      { id: 1, name: 'Account balance', kind: 'balance', description: null, sandbox: false, keeps_cards: false },
      { id: 2, name: 'Sandbox', kind: 'gateway', description: 'A test payment. No money moves.', sandbox: true, keeps_cards: false },
      { id: 3, name: 'Bank card', kind: 'gateway', description: 'A test payment. No money moves.', sandbox: true, keeps_cards: true },
    ]);
  });

  test("each method is named in the reader's language", async () => {
    const { items } = success(await api.call('listPaymentMethods', { token: client.token, language: 'ru' }));
    expect(items.map(({ name }) => name)).toEqual(['Баланс аккаунта', 'Песочница', 'Банковская карта']);
  });
});
