import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderRequest } from '@portico/contract';
import { vps } from '@portico/pricing/configuration.fixture';
import { queryClient } from '../../operations/cache/query-client.ts';
import { changeLocale } from '../../platform/locale.ts';
import { goTo } from '../../platform/navigation.ts';
import { store } from '../../platform/store.ts';
import { answer, hold, loseAnswers, refuse, sent } from '../../../test/network.ts';
import { answerOrderSteps, configuredOrder } from '../../../test/order-samples.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerQuotes } from '../../../test/quotes.ts';
import { pageOf, sampleFilters, sampleInvoice } from '../../../test/samples.ts';

const main = () => page.getByRole('main');
const words = {
  en: { open: 'Enter a promo code', code: 'Promo code', apply: 'Apply', order: 'Order now' },
  ru: { open: 'Ввести промокод', code: 'Промокод', apply: 'Применить', order: 'Заказать сейчас' },
} as const;

beforeEach(() => {
  answerOrderSteps();
});

async function enter(code: string, locale: 'en' | 'ru' = 'en'): Promise<void> {
  await main().getByRole('button', { name: words[locale].open }).click();
  await main().getByRole('textbox', { name: words[locale].code }).fill(code);
  await main().getByRole('button', { name: words[locale].apply }).click();
}

test.each([
  ['en', /Promo code SPRING.*−€2\.29.*First month.*€20\.61.*Then €22\.90 every month/],
  ['ru', /Промокод SPRING.*−2,29.€.*Первый месяц.*20,61.€.*Затем 22,90.€ каждый месяц/],
] as const)('the summary shows a promo code’s discount on the first period and the price after it (%s)', async (locale, text) => {
  await openPortal(configuredOrder, { locale });
  await enter('spring', locale);
  await expect.element(main()).toMatchTextContent(text);
});

test('a promo code stays when the customer leaves the step and returns', fullOnly, async () => {
  const portal = await openPortal(configuredOrder);
  await enter('spring');
  await expect.element(main()).toMatchTextContent(/€20\.61/);
  answer('listInvoices', pageOf());
  await goTo('/invoices');
  portal.back();
  await expect.element(main()).toMatchTextContent(/Promo code SPRING.*€20\.61/);
  await main().getByRole('button', { name: 'Remove the code SPRING' }).click();
  await expect.poll(portal.address).not.toContain('SPRING');
});

test('the discount follows the chosen period', fullOnly, async () => {
  answerQuotes({ renews: true });
  await openPortal(configuredOrder);
  await enter('spring');
  await expect.element(main()).toMatchTextContent(/Every month.*€20\.61/);
  await page.getByRole('radio', { name: 'Quarterly' }).click();
  await expect.element(main()).toMatchTextContent(/−€6\.59.*Every 3 months.*€59\.31/);
});

test('a promo code that does not apply is refused with its reason', async () => {
  await openPortal(configuredOrder);
  await enter('autumn');
  await expect.element(main().getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription(/couldn’t find this code/);
  expect(sent('placeOrder')).toEqual([]);
});

test('the reason against a promo code disappears when the language changes', async () => {
  await openPortal(configuredOrder);
  await enter('AUTUMN');
  await expect.element(page.getByText('We couldn’t find this code. Check the spelling.')).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('textbox', { name: 'Промокод' })).toHaveAccessibleDescription('');
});

test('a promo code is passed to the cart with the item, and to an immediate order', fullOnly, async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openPortal(configuredOrder);
  await enter('spring');
  await expect.element(main()).toMatchTextContent(/€20\.61/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => localStorage.getItem('cart-items')).toContain('"promocode":"SPRING"');
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  expect(sent('placeOrder')[0]?.body).toMatchObject({ total: 20.61, order_items: [{ promocode: 'SPRING' }] });
});

test('an order leaves out a code that does not apply, and costs what the summary shows', async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openPortal(`${configuredOrder}&promocode=AUTUMN`);
  await expect.element(main()).toMatchTextContent(/AUTUMN.*couldn’t find this code/);
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  expect(sent('placeOrder')[0]?.body).toMatchObject({ total: 22.9, order_items: [{ promocode: null }] });
});

test('an order whose answer was lost is repeated with its code, although that code is used up by now', async () => {
  loseAnswers('placeOrder');
  await openPortal(configuredOrder);
  await enter('spring');
  await expect.element(main()).toMatchTextContent(/€20\.61/);
  answerQuotes({ reason: 'used_by_client' });
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.element(main()).toMatchTextContent(/€22\.90.*SPRING.*already used this code/);
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.poll(() => sent('placeOrder')).toHaveLength(2);
  const [lost, again] = sent('placeOrder');
  expect(again?.headers.get('Idempotency-Key')).toBe(lost?.headers.get('Idempotency-Key'));
  expect(again?.body).toMatchObject({ order_items: [{ promocode: 'SPRING' }] });
});

test('an order with another code is placed at once when the one whose answer was lost was not', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  loseAnswers('placeOrder');
  const portal = await openPortal(configuredOrder);
  const order = page.getByRole('button', { name: 'Order now' });
  await order.click();
  await expect.poll(() => sent('placeOrder')).toHaveLength(1);
  await enter('spring');
  await expect.element(main()).toMatchTextContent(/€20\.61/);
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  const isRepeat = ({ body }: { body: unknown }) => (body as OrderRequest).order_items[0]?.promocode === null;
  const changed = { path: 'total', code: 'not_equal', params: { seen: 20.61, now: 22.9 } } as const;
  refuse('placeOrder', 409, { code: 'price_changed', errors: [changed] }, isRepeat);
  await order.click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  const [lost, again, placed] = sent('placeOrder');
  expect(again?.headers.get('Idempotency-Key')).toBe(lost?.headers.get('Idempotency-Key'));
  expect(placed?.headers.get('Idempotency-Key')).not.toBe(lost?.headers.get('Idempotency-Key'));
  expect(placed?.body).toMatchObject({ total: 20.61, order_items: [{ promocode: 'SPRING' }] });
});

test.each([
  ['en', /Every month.*€24\.90.*The price has changed.*It was €22\.90 and is now €24\.90\. Nothing was ordered/],
  ['ru', /Каждый месяц.*24,90.€.*Цена изменилась.*Было 22,90.€, стало 24,90.€\. Заказ не оформлен/],
] as const)('an order at a changed price is refused with both totals, shows the new price and asks (%s)', async (locale, text) => {
  await openPortal(configuredOrder, { locale });
  const order = page.getByRole('button', { name: words[locale].order });
  await expect.element(order).toBeVisible();
  refuse('placeOrder', 409, { code: 'price_changed', errors: [{ path: 'total', code: 'not_equal', params: { seen: 22.9, now: 24.9 } }] });
  const dearer = vps.billing_cycles.map((cycle) => ({ ...cycle, price: Math.round(cycle.price * 100 + 200) / 100 }));
  answer('getPlanConfiguration', { ...vps, billing_cycles: dearer });
  await order.click();
  await expect.element(main()).toMatchTextContent(text);
  await order.click();
  await expect.poll(() => sent('placeOrder').at(-1)?.body).toMatchObject({ total: 24.9 });
});

test.each([
  [
    'plan',
    '',
    'getPlanConfiguration',
    22.9,
    24.9,
    /€22\.90.*The price has changed.*It was €22\.90 and is now €24\.90\. Nothing was ordered/,
  ],
  ['quote', '&promocode=SPRING', 'quoteOrder', 20.61, 22.41, /€20\.61.*The price has changed.*It was €20\.61 and is now €22\.41\./],
] as const)(
  'a changed price is shown and accepted by ordering again even while the new prices are still loading (%s)',
  fullOnly,
  async (_of, code, prices, seen, now, text) => {
    answer('getInvoice', sampleInvoice);
    answer('listPaymentMethods', { items: [] });
    refuse('placeOrder', 409, { code: 'price_changed', errors: [{ path: 'total', code: 'not_equal', params: { seen, now } }] });
    const portal = await openPortal(`${configuredOrder}${code}`);
    await expect.element(main()).toMatchTextContent(new RegExp(`month.*€${seen.toFixed(2)}`, 'u'));
    const order = page.getByRole('button', { name: 'Order now' });
    const before = sent(prices).length;
    hold(prices, new Promise(() => undefined));
    await order.click();
    await expect.element(main()).toMatchTextContent(text);
    await expect.poll(() => sent(prices).length).toBeGreaterThan(before);
    refuse('placeOrder', 409, { code: 'price_changed', errors: [{ path: 'total', code: 'not_equal', params: { seen: now, now: 30 } }] });
    await order.click();
    await expect.element(main()).toMatchTextContent(/and is now €30\.00/);
    answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
    await order.click();
    await expect.poll(portal.address).toBe('/invoices/invoice/10040');
    expect(sent('placeOrder').map(({ body }) => (body as OrderRequest).total)).toEqual([seen, now, 30]);
  },
);

test('on a phone the bar has the price that ordering again accepts, and the page scrolls to the reason', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await openPortal(configuredOrder);
  const order = page.getByRole('button', { name: 'Order now' });
  await expect.element(order).toBeVisible();
  refuse('placeOrder', 409, { code: 'price_changed', errors: [{ path: 'total', code: 'not_equal', params: { seen: 22.9, now: 24.9 } }] });
  hold('getPlanConfiguration', new Promise(() => undefined));
  const bar = () => order.element().closest('div:has(strong)');
  await expect.poll(() => bar()?.textContent).toContain('€22.90');
  await order.click();
  const reason = page.getByRole('alert');
  await expect.element(reason).toBeInViewport({ ratio: 1 });
  await expect.poll(() => bar()?.textContent).toContain('€24.90');
  expect(reason.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar()?.getBoundingClientRect().top ?? 0);
  loseAnswers('placeOrder');
  await order.click();
  await expect.poll(() => sent('placeOrder').length).toBeGreaterThan(1);
  await expect.element(order).not.toHaveAttribute('aria-busy');
  expect(bar()?.textContent).toContain('€24.90');
});

test('a promo code whose price arrives after the customer has gone to another page leads nowhere', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  const portal = await openPortal(configuredOrder);
  await expect.element(main().getByRole('button', { name: 'Enter a promo code' })).toBeVisible();
  hold('quoteOrder', answered.promise);
  await enter('spring');
  await expect.poll(() => sent('quoteOrder')).toHaveLength(1);
  answer('listServices', pageOf());
  answer('getServiceFilters', sampleFilters);
  await goTo('/services/my');
  await expect.element(page.getByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  answered.resolve();
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  await new Promise(requestAnimationFrame);
  expect(portal.address()).toBe('/services/my');
});
