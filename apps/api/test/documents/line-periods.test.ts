import { createFormatters } from '@portico/i18n/formatters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAfterPeriod, isoDay } from '../../src/calendar.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { success } from '../contract-client.ts';
import { sellerFileWith } from '../invoices/seller.ts';
import { dueOn } from '../renewals/life.ts';
import { clientWithServer } from '../services/own-server.ts';
import { balance, expectBooksToHold, orderItem, shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';
import { schemaErrors } from './e-invoice-rules.ts';
import { oneSpaced, readInvoice } from './read-document.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  clock.turnToAfternoon();
  api = await startTestApi({ now: clock.now, env: { SELLER_FILE: sellerFileWith() } });
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const periods = (xml: string) =>
  [...xml.matchAll(/<ram:BillingSpecifiedPeriod>.*?(\d{8}).*?(\d{8}).*?<\/ram:BillingSpecifiedPeriod>/g)].map(([, ...days]) => days);
const compact = (day: string) => day.replaceAll('-', '');

test("the first invoice shows its period after activation and the period's length before", async () => {
  const shop = shopper(api.call, (await api.register()).token);
  const id = await shop.order(orderItem({ tariff: 'dedicated-ryzen-9950x-de', billing_cycle: 'quarterly' }));
  expect((await shop.invoice(id)).items).toMatchObject([
    { kind: 'service', period: null },
    { kind: 'setup', period: null },
  ]);
  const ahead = await readInvoice(api, shop.token, id);
  expect(ahead.text).toContain('3 months from activation');
  expect(ahead.text).toContain('One-time');
  expect((await readInvoice(api, shop.token, id, 'ru')).text).toContain('3 месяца с момента активации');
  expect(periods(ahead.xml)).toEqual([]);
  expect(ahead.xml).toContain('3 months from activation</ram:Description>');

  // Paid the next day: the period starts when the service did.
  clock.turn(11 * hourMs);
  await shop.fund(500);
  success(await shop.pay(id, balance));
  await shop.activeServices(1);
  const today = isoDay(clock.now());
  const period = { start: today, end: addDays(dayAfterPeriod(today, 'quarterly'), -1) };
  expect((await shop.invoice(id)).items.map((item) => item.period)).toEqual([period, null]);
  const { text, xml } = await readInvoice(api, shop.token, id);
  const { date } = createFormatters('en', 'UTC');
  expect(text).toContain(oneSpaced(`${date(period.start)} – ${date(period.end)}`));
  expect(text).not.toContain('from activation');
  expect(periods(xml)).toEqual([[compact(period.start), compact(period.end)]]);
  expect(await schemaErrors(xml)).toEqual([]);
});

test('the invoice of a renewal shows its new period, paid or not, in the portal, the document and the e-invoice', async () => {
  const { serviceId, client: shop } = await clientWithServer(api);
  const start = addDays(isoDay(clock.now()), 5);
  await dueOn({ api }, serviceId, start);
  await runRenewals(api.app, new AbortController().signal);
  const { items: unpaid } = success(await api.call('listInvoices', { token: shop.token, query: { status: 'unpaid' } }));
  const id = unpaid[0]?.id ?? 0;
  const period = { start, end: addDays(dayAfterPeriod(start, 'monthly'), -1) };
  const expectPeriod = async () => {
    expect((await shop.invoice(id)).items).toMatchObject([{ kind: 'service', period }]);
    const { text, xml } = await readInvoice(api, shop.token, id);
    const { date } = createFormatters('en', 'UTC');
    expect(text).toContain(oneSpaced(`${date(period.start)} – ${date(period.end)}`));
    expect(periods(xml)).toEqual([[compact(period.start), compact(period.end)]]);
    expect(await schemaErrors(xml)).toEqual([]);
  };
  await expectPeriod();
  success(await shop.pay(id, balance));
  await expectPeriod();
});
