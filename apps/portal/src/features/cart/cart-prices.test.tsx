import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import { vps } from '@portico/pricing/configuration.fixture';
import { answer, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerQuotes } from '../../../test/quotes.ts';
import { sampleInvoice } from '../../../test/samples.ts';
import { cart } from '../../platform/cart.ts';
import { store } from '../../platform/store.ts';

const line: CartItemDraft = {
  name: 'VPS NVMe 8',
  count: 2,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13', raid: 'none' },
  promocode: null,
};
const words = {
  en: { cart: 'Cart', place: 'Place order', open: 'Enter a promo code', code: 'Promo code', apply: 'Apply' },
  ru: { cart: 'Корзина', place: 'Оформить заказ', open: 'Ввести промокод', code: 'Промокод', apply: 'Применить' },
} as const;

beforeEach(() => {
  answer('getPlanConfiguration', vps);
  answer('getTaxTerms', { tax: null });
  answerQuotes();
});

async function openCart(lines: readonly CartItemDraft[], locale: 'en' | 'ru' = 'en') {
  const portal = await openPortal('/settings/payment', { locale });
  for (const one of lines) store.set(cart.addAtom, one);
  await page.getByRole('button', { name: new RegExp(`^${words[locale].cart}`, 'u') }).click();
  const dialog = page.getByRole('dialog', { name: words[locale].cart });
  await expect.element(dialog).toBeVisible();
  return {
    portal,
    dialog,
    enter: async (code: string) => {
      await dialog.getByRole('button', { name: words[locale].open }).click();
      await dialog.getByRole('textbox', { name: words[locale].code }).fill(code);
      await dialog.getByRole('button', { name: words[locale].apply }).click();
    },
  };
}

test.each([
  ['en', /SPRING: −€3\.78.*First period only.*Before the discount.*€56\.70.*Discount.*−€3\.78.*Due now.*€52\.92.*Renews at €56\.70/],
  ['ru', /SPRING: −3,78.€.*Только за первый период.*До скидки.*56,70.€.*Скидка.*−3,78.€.*К оплате сейчас.*52,92.€.*Продление: 56,70.€/],
] as const)('the cart explains a promo code line by line and includes its discount in the total (%s)', async (locale, text) => {
  const { dialog, enter } = await openCart([line, { ...line, name: 'other', tariff: 'storage', count: 1 }], locale);
  await enter(' spring ');
  await expect.element(dialog).toMatchTextContent(text);
  const reason = locale === 'en' ? 'SPRING: This code doesn’t apply to this plan.' : 'SPRING: Промокод не подходит к этому тарифу.';
  await expect.element(dialog).toMatchTextContent(reason);
  expect(store.get(cart.itemsAtom).map(({ promocode }) => promocode)).toEqual(['SPRING', 'SPRING']);
});

test('an order with a promo code sends the quote that the user saw, and the code where it applies', async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const { portal, dialog, enter } = await openCart([line, { ...line, tariff: 'storage', count: 1 }]);
  await enter('SPRING');
  await expect.element(dialog).toMatchTextContent(/Due now.*€52\.92/);
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  const [order] = sent('placeOrder');
  expect(order?.body).toMatchObject({ quote: 'signed', total: 52.92, order_items: [{ promocode: 'SPRING' }, { promocode: null }] });
});

test.each([
  ['en', 'We couldn’t find this code. Check the spelling.'],
  ['ru', 'Такого промокода нет. Проверьте, нет ли опечатки.'],
] as const)('a code that applies to no line is refused at its field, on Enter too, and is not stored (%s)', async (locale, reason) => {
  const { dialog, enter } = await openCart([line], locale);
  await enter('AUTUMN');
  const field = dialog.getByRole('textbox', { name: words[locale].code });
  await expect.element(field).toHaveAccessibleDescription(reason);
  await field.fill('winter');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(
      () =>
        sent('quoteOrder')
          .map(({ body }) => JSON.stringify(body))
          .filter((body) => body.includes('WINTER')).length,
    )
    .toBe(1);
  await expect.element(field).toHaveAccessibleDescription(reason);
  expect(store.get(cart.itemsAtom)[0]?.promocode).toBeNull();
});

test('the user can remove a promo code', fullOnly, async () => {
  const { dialog, enter } = await openCart([line]);
  await enter('SPRING');
  await expect.element(dialog).toMatchTextContent(/Due now.*€34\.02/);
  await dialog.getByRole('button', { name: 'Remove the code SPRING' }).click();
  await expect.element(dialog).toMatchTextContent(/Due now.*€37\.80/);
  await expect.element(dialog.getByRole('button', { name: 'Enter a promo code' })).toBeVisible();
});

test('a code that discounts every period says so', fullOnly, async () => {
  answerQuotes({ renews: true });
  const { dialog } = await openCart([{ ...line, promocode: 'SPRING' }]);
  await expect.element(dialog).toMatchTextContent(/Every period.*Renews at €34\.02 every month/);
});

test('the cart shows which prices rose since the items were added, and the order button shows the new total', fullOnly, async () => {
  answerQuotes({ dearerCents: 160 });
  const { dialog } = await openCart([line]);
  await expect.element(dialog).toMatchTextContent(/€41\.00.*was €37\.80.*Prices have changed since you filled your cart.*Due now.*€41\.00/);
  await expect.element(dialog.getByRole('button', { name: 'Order for €41.00' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.get(cart.itemsAtom)[0]?.price).toBe(20.5);
});

test.each([
  ['en', 'price_changed', 41, /The price has changed.*It was €37\.80 and is now €41\.00\. Nothing was ordered/, 'Order for €41.00'],
  ['ru', 'price_changed', 41, /Цена изменилась.*Было 37,80.€, стало 41,00.€\. Заказ не оформлен/, /Заказать за 41,00/],
  ['en', 'quote_expired', 37.8, /This price has expired.*total is still €37\.80/, 'Order for €37.80'],
  ['ru', 'quote_expired', 37.8, /Срок действия цены истёк.*по-прежнему стоит 37,80.€/, /Заказать за 37,80/],
] as const)(
  'an order at a changed price is refused with both totals, keeps the cart and asks (%s, %s)',
  async (locale, code, now, text, button) => {
    const { dialog } = await openCart([line], locale);
    await expect.poll(() => sent('quoteOrder').length).toBeGreaterThan(0);
    refuse('placeOrder', 409, { code, errors: [{ path: 'quote', code: 'not_equal', params: { seen: 37.8, now } }] });
    answerQuotes({ dearerCents: Math.round((now - 37.8) * 50), quote: 'anew' });
    await dialog.getByRole('button', { name: words[locale].place }).click();
    await expect.element(dialog).toMatchTextContent(text);
    expect(store.get(cart.countAtom)).toBe(2);
    answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
    answer('getInvoice', sampleInvoice);
    answer('listPaymentMethods', { items: [] });
    await dialog.getByRole('button', { name: button }).click();
    await expect.poll(() => sent('placeOrder').at(-1)?.body).toMatchObject({ quote: 'anew', total: now });
    await expect.poll(() => store.get(cart.countAtom)).toBe(0);
  },
);

test('reopening the cart requests a new quote only after the current one expires', fullOnly, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { dialog } = await openCart([line]);
  const openAgainAfter = async (minutes: number) => {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await page.getByRole('button', { name: /^Cart/u }).click();
    await expect.element(dialog).toMatchTextContent(/Due now.*€37\.80/);
  };
  await expect.poll(() => sent('quoteOrder').length).toBeGreaterThan(0);
  await openAgainAfter(0);
  const before = sent('quoteOrder').length;
  await openAgainAfter(40);
  expect(sent('quoteOrder')).toHaveLength(before);
  await openAgainAfter(40);
  await expect.poll(() => sent('quoteOrder').length).toBe(before + 1);
});

test('every total in the cart includes VAT where prices exclude it, changed prices too', async () => {
  answer('getTaxTerms', { tax: { prices: 'net', treatment: 'standard', rate: 19 } });
  const { dialog } = await openCart([line]);
  await expect
    .element(dialog)
    .toMatchTextContent(/Without VAT.*€37\.80.*VAT 19%.*€7\.18.*Due now, incl\. VAT.*€44\.98.*Renews at €44\.98 every month, incl\. VAT/);
  refuse('placeOrder', 409, { code: 'price_changed', errors: [{ path: 'total', code: 'not_equal', params: { seen: 37.8, now: 41 } }] });
  answerQuotes({ dearerCents: 160, quote: 'anew' });
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect.element(dialog).toMatchTextContent(/It was €44\.98 and is now €48\.79\./);
  await expect.element(dialog.getByRole('button', { name: 'Order for €48.79' })).toBeVisible();
});

test('confirming waits for the new quote and never sends the expired one', async () => {
  const { dialog } = await openCart([line]);
  await expect.poll(() => sent('quoteOrder').length).toBeGreaterThan(0);
  refuse('placeOrder', 409, { code: 'quote_expired', errors: [{ path: 'quote', code: 'not_equal', params: { seen: 37.8, now: 37.8 } }] });
  const answered = Promise.withResolvers<undefined>();
  answerQuotes({ quote: 'anew' });
  hold('quoteOrder', answered.promise);
  await dialog.getByRole('button', { name: 'Place order' }).click();
  const agree = dialog.getByRole('button', { name: 'Order for €37.80' });
  await expect.element(agree).toHaveAttribute('aria-busy', 'true');
  expect(sent('placeOrder')).toHaveLength(1);
  answered.resolve(undefined);
  await expect.element(agree).not.toHaveAttribute('aria-busy', 'true');
  await agree.click();
  await expect.poll(() => sent('placeOrder').at(-1)?.body).toMatchObject({ quote: 'anew' });
});

test('two orders of the same items at different quotes share one idempotency key', fullOnly, async () => {
  const { dialog } = await openCart([line]);
  await expect.poll(() => sent('quoteOrder').length).toBeGreaterThan(0);
  const place = dialog.getByRole('button', { name: 'Place order' });
  refuse('placeOrder', 503, { code: 'unavailable' });
  answerQuotes({ quote: 'anew', dearerCents: 10 });
  await place.click();
  await dialog.getByRole('button', { name: 'Order for €38.00' }).click();
  await expect.poll(() => sent('placeOrder').map(({ body }) => (body as { quote: string }).quote)).toEqual(['signed', 'anew']);
  const [first, second] = sent('placeOrder');
  expect(first?.headers.get('idempotency-key')).toBe(second?.headers.get('idempotency-key'));
});

test.each(['out_of_stock', 'reservation_limit'] as const)(
  'the cart says at the line how many units can be ordered, before an order is placed (%s)',
  async (code) => {
    const error = { path: 'order_items.0.count', code: 'too_large', params: { max: 1 } } as const;
    refuse('quoteOrder', 409, { code, message: 'Of VPS NVMe 8 only 1 left here.', errors: [error] });
    const { dialog } = await openCart([line]);
    await expect.element(dialog).toMatchTextContent(/This item can’t be ordered with these options.*Of VPS NVMe 8 only 1 left here\./);
    answerQuotes();
    await dialog.getByRole('button', { name: /Decrease quantity/ }).click();
    await expect.element(dialog).not.toMatchTextContent(/only 1 left/);
  },
);
