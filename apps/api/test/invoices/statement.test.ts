import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { success } from '../contract-client.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';

describe.each(testedDatabases)('the statement on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  let shop: Shopper;
  let invoice: number;
  beforeAll(async () => {
    api = await startTestApi({ database, now: clock.now });
    shop = shopper(api.call, (await api.register()).token);
    await shop.fund(20);
    invoice = await shop.order(orderItem());
    success(await shop.pay(invoice, balance));
    await api.app.database.transaction((tx) => refundInvoice(api.app, tx, { invoiceId: invoice, amountCents: 200, reason: 'x' }));
    await shop.fund(10);
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  describe('listBalanceEntries', () => {
    const list = async (query: object = {}, token = shop.token) => success(await api.call('listBalanceEntries', { token, query }));

    test('200: lists newest first, each with the resulting balance', async () => {
      const { items, total } = await list();
      expect(total).toBe(4);
      expect(items.map(({ kind, amount, balance: after }) => [kind, amount, after])).toEqual([
        ['top_up', 10, 25.1],
        ['refund', 2, 15.1],
        ['invoice', -6.9, 13.1],
        ['top_up', 20, 20],
      ]);
      expect(items[0]).toMatchObject({ invoice_id: null, credit_note: null, method: 'Sandbox' });
      expect(items[1]).toMatchObject({ invoice_id: invoice, credit_note: expect.stringMatching(/^CN-\d+$/), method: null });
      expect(items[2]).toMatchObject({ invoice_id: invoice, credit_note: null });
      expect(await shop.balance()).toBe(25.1);
    });

    test('200: the next page continues where the previous one ended', async () => {
      const whole = await list();
      const pages = [await list({ page: 1, 'per-page': 3 }), await list({ page: 2, 'per-page': 3 })];
      expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
      expect((await list({ page: 9 })).items).toEqual([]);
    });

    test('200: lists nothing of another client', async () => {
      const other = await api.register();
      expect(await list({}, other.token)).toMatchObject({ items: [], total: 0 });
    });
  });

  describe('getStatementDocument', () => {
    const link = async (language: 'en' | 'ru' = 'en') => success(await api.call('getStatementDocument', { token: shop.token, language }));

    test.each([
      ['en', 'Date,Description,"Amount, EUR","Balance, EUR"', /^[^,]+Z,Top-up \(Sandbox\),20\.00,20\.00$/, /,Invoice \d+,-6\.90,13\.10$/],
      ['ru', 'Дата,Операция,"Сумма, EUR","Баланс, EUR"', /^[^,]+Z,Пополнение \(Песочница\),20\.00,20\.00$/, /,Счёт \d+,-6\.90,13\.10$/],
    ] as const)('200: exports everything as CSV, oldest first (%s)', async (language, head, first, second) => {
      const { name, url } = await link(language);
      const response = await fetch(`${api.url}${url}`);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
      const lines = bytes.toString('utf8', 3).split('\r\n');
      expect(lines[0]).toBe(head);
      expect(lines[1]).toMatch(first);
      expect(lines[2]).toMatch(second);
      expect(lines).toHaveLength(6);
    });

    test('a statement link is invalid once altered or after five minutes', async () => {
      const { url } = await link();
      const statuses: number[] = [];
      for (const [name, value] of [
        ['client', '1'],
        ['locale', 'ru'],
        ['until', '99999999999'],
        ['signature', 'x'],
      ] as const) {
        const changed = new URL(url, api.url);
        changed.searchParams.set(name, value === changed.searchParams.get(name) ? '2' : value);
        statuses.push((await fetch(changed)).status);
      }
      expect(statuses).toEqual([404, 404, 404, 404]);
      clock.turn(6 * minuteMs);
      expect((await fetch(`${api.url}${url}`)).status).toBe(404);
    });
  });
});
