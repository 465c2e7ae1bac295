import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { managed } from '@portico/pricing/configuration.fixture';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { answer, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerQuotes } from '../../../test/quotes.ts';
import { sampleInvoice } from '../../../test/samples.ts';

const planned = '/services/create?type=vps&country=DE';
const configured = `${planned}&tariff=dedicated-epyc-de&period=monthly`;
const main = () => page.getByRole('main');
const watching = (name: string | RegExp) => main().getByRole('checkbox', { name });

beforeEach(() => {
  answer('listCategories', { items: [{ type: 'vps', name: 'VPS', description: null, from_price: 18.9 }] });
  answer('listPlacements', {
    items: [{ country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 }],
  });
  answer('listPlans', { items: [managed.plan] });
  answer('getPlanConfiguration', managed);
  answer('getTaxTerms', { tax: null });
  answerQuotes({ configuration: managed });
});

test.each([
  ['en', /€18\.90 per month.*\+ €49\.00 one-time setup/],
  ['ru', /18,90.€ в месяц.*\+ 49,00.€ за подключение \(разово\)/],
] as const)('a plan shows its setup fee beside its price (%s)', async (locale, text) => {
  await openPortal(planned, { locale });
  await expect.element(main()).toMatchTextContent(text);
});

test.each([
  ['en', /One-time setup: Dedicated EPYC.*€49\.00.*First month.*€71\.90.*Then €22\.90 every month/],
  ['ru', /Разовое подключение: Dedicated EPYC.*49,00.€.*Первый месяц.*71,90.€.*Затем 22,90.€ каждый месяц/],
] as const)('the summary shows the one-time amount and the amount of later periods (%s)', async (locale, text) => {
  await openPortal(configured, { locale });
  await expect.element(main()).toMatchTextContent(text);
});

test('a switch adds its price and fee and shows its dependent options, and turning it off removes both', async () => {
  const portal = await openPortal(configured);
  await watching('Monitoring · +\u2060€9.00 · €15.00 one-time setup').click();
  await expect.element(main().getByRole('textbox', { name: 'Phone for alarms' })).toBeVisible();
  // A missing text does not hide the price.
  await expect.element(main()).toMatchTextContent(/Monitoring.*€9\.00.*One-time setup: Monitoring.*€15\.00.*First month.*€95\.90/);
  await expect.poll(portal.address).toContain('monitoring');
  await main().getByRole('textbox', { name: 'Phone for alarms' }).fill('+4969123');
  await expect.element(main()).toMatchTextContent(/First month.*€97\.40.*Then €32\.40 every month/);
  await watching(/^Monitoring/).click();
  await expect.element(main().getByRole('textbox', { name: 'Phone for alarms' })).not.toBeInTheDocument();
  await expect.element(main()).toMatchTextContent(/First month.*€71\.90/);
});

test('a missing, short or malformed text shows an error at its field, and no order is placed', async () => {
  await openPortal(configured);
  await watching(/^Monitoring/).click();
  const phone = main().getByRole('textbox', { name: 'Phone for alarms' });
  const order = page.getByRole('button', { name: 'Order now' });
  await order.click();
  await expect.element(phone).toHaveAccessibleDescription(/Fill in this field/);
  await phone.fill('+49');
  await expect.element(phone).toHaveAccessibleDescription(/Enter at least 4 characters/);
  await phone.fill('4969123');
  await expect.element(phone).toHaveAccessibleDescription(/not valid/);
  expect(sent('placeOrder')).toEqual([]);
});

test('a required switch says so while it is off', fullOnly, async () => {
  await openPortal(configured);
  await main()
    .getByRole('radio', { name: /Windows/ })
    .click();
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.element(watching('I have a licence of my own')).toHaveAccessibleDescription(/Accept this to continue/);
  expect(sent('placeOrder')).toEqual([]);
});

test('an immediate order is for the total including fees, and names the options that are on', fullOnly, async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openPortal(configured);
  await watching(/^Monitoring/).click();
  await main().getByRole('textbox', { name: 'Phone for alarms' }).fill('+4969123');
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  const options = { monitoring: true, 'alarm-phone': '+4969123' };
  expect(sent('placeOrder')[0]?.body).toMatchObject({ total: 97.4, order_items: [{ configoptions: options }] });
  const price = priceConfiguration(managed, { billing_cycle: 'monthly', configoptions: options });
  expect(price.ok && price.unitCents + price.setupCents).toBe(9740);
});

test.each([
  ['en', 'Add to cart', /\+ €49\.00 one-time setup.*First period.*€22\.90.*One-time setup.*€49\.00.*Due now.*€71\.90.*Renews at €22\.90/],
  [
    'ru',
    'В корзину',
    /\+ 49,00.€ за подключение \(разово\).*Первый период.*22,90.€.*Разовое подключение.*49,00.€.*К оплате сейчас.*71,90.€.*Продление: 22,90.€/,
  ],
] as const)('the cart shows the one-time amount, the amount due now and the renewal amount (%s)', async (locale, add, text) => {
  await openPortal(configured, { locale });
  await page.getByRole('button', { name: add }).click();
  await expect.poll(() => localStorage.getItem('cart-items')).toContain('"setup_fee":49');
  await page.getByRole('button', { name: locale === 'en' ? /^Cart/ : /^Корзина/ }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(text);
});

test('the cart reports a fee that changed since it was filled, and orders at the new total', fullOnly, async () => {
  await openPortal(configured);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => localStorage.getItem('cart-items')).toContain('"setup_fee":49');
  answerQuotes({ configuration: { ...managed, plan: { ...managed.plan, setup_fee: 59 } } });
  await page.getByRole('button', { name: /^Cart/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/Prices have changed.*Due now.*€81\.90.*Order for €81\.90/);
});
