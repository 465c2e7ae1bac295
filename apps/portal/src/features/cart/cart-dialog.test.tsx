import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import type { NamedValue } from '@portico/contract';
import { answer, answerRaw, hold, loseAnswers, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerQuotes } from '../../../test/quotes.ts';
import { sampleInvoice } from '../../../test/samples.ts';

import { vps } from '@portico/pricing/configuration.fixture';
import { cart } from '../../platform/cart.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

const line = {
  name: 'VPS NVMe 8',
  count: 2,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [{ name: 'Operating system', value: 'Debian 13' }],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13' },
  promocode: null,
} as const;
const dialog = () => page.getByRole('dialog', { name: 'Cart' });
const place = () => dialog().getByRole('button', { name: 'Place order' });

beforeEach(() => {
  answer('getPlanConfiguration', vps);
  answer('getTaxTerms', { tax: null });
  // Quotes the same prices that the lines show.
  answerQuotes({ centsOf: ({ billing_cycle: cycle }) => (cycle === 'annually' ? 19_280 : 1890) });
});

async function openCart(
  ...lines: (Omit<CartItemDraft, 'details'> & { readonly details: readonly NamedValue[] })[]
): Promise<Awaited<ReturnType<typeof openPortal>>> {
  const portal = await openPortal('/settings/payment');
  for (const one of lines) store.set(cart.addAtom, { ...one, details: [...one.details] });
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect.element(dialog()).toBeVisible();
  return portal;
}

test('an empty cart says so and shows where to order', fullOnly, async () => {
  await openCart();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
  await expect.element(dialog().getByRole('link', { name: 'Order new service' })).toHaveAttribute('href', '/services/create');
});

test('the cart shows each line’s place, period, hostname, price and details, the amount due now and the renewal amount', async () => {
  await openCart({ ...line, configoptions: { ...line.configoptions, ipv4: 4, hostname: 'web-1.example.com' } });
  await expect
    .element(dialog())
    .toMatchTextContent(/VPS NVMe 8.*Frankfurt · Monthly.*web-1-1\.example\.com … web-1-2\.example\.com.*€37\.80/);
  await expect.element(dialog()).toMatchTextContent(/Due now.*€37\.80.*Renews at €37\.80 every month/);
  await dialog().getByRole('button', { name: 'Details of VPS NVMe 8' }).click();
  await expect.element(dialog()).toMatchTextContent(/Operating system.*Debian 13.*IPv4 addresses.*4, 3 of them extra/);
});

test('the cart shows the hostnames chosen for the servers before they are ordered', fullOnly, async () => {
  const named = { ...line, configoptions: { ...line.configoptions, hostname: 'web.example.com' } };
  await openCart({ ...named, count: 1 }, line);
  await expect.element(dialog()).toMatchTextContent(/Frankfurt · Monthlyweb\.example\.com/);
  await expect.element(dialog()).toMatchTextContent(/Frankfurt · MonthlyHostnames chosen for you/);
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('dialog', { name: 'Корзина' })).toMatchTextContent(/Имена хостов подберём за вас/);
});

test('the cart shows its lines in the current language, whatever their language when they were added', async () => {
  answer('getPlanConfiguration', { ...vps, plan: { ...vps.plan, city: 'Франкфурт' } });
  await openPortal('/settings/payment', { locale: 'ru' });
  store.set(cart.addAtom, { ...line, name: 'VPS NVMe 8, Frankfurt', details: [] });
  await page.getByRole('button', { name: /^Корзина/ }).click();
  const russian = page.getByRole('dialog', { name: 'Корзина' });
  await expect.element(russian).toMatchTextContent(/Франкфурт · Ежемесячно/);
  await expect.element(russian).toMatchTextContent(/К оплате сейчас.*Продление: 37,80.€ каждый месяц/);
});

test('a line that is no longer on offer shows as it was added', fullOnly, async () => {
  refuse('getPlanConfiguration', 404, { code: 'not_found' });
  await openCart(line);
  await expect.element(dialog()).toMatchTextContent(/VPS NVMe 8.*Monthly.*€37\.80/);
});

test('the cart allows up to ten units per line and says that this is the maximum', async () => {
  await openCart(line);
  const quantity = dialog().getByRole('spinbutton', { name: 'Quantity of VPS NVMe 8' });
  await dialog().getByRole('button', { name: 'Increase quantity of VPS NVMe 8' }).click();
  await expect.element(quantity).toHaveValue('3');
  await expect.element(dialog()).toMatchTextContent(/Due now.*€56\.70/);
  await quantity.fill('10');
  await expect.element(dialog()).toMatchTextContent('Maximum quantity per item is 10');
  expect(store.get(cart.countAtom)).toBe(10);
});

test('the cart places no order while a quantity is invalid', fullOnly, async () => {
  await openCart(line);
  const quantity = dialog().getByRole('spinbutton', { name: 'Quantity of VPS NVMe 8' });
  await quantity.fill('25');
  await expect.element(quantity).toHaveAccessibleDescription('Maximum quantity per item is 10');
  await expect.element(place()).toHaveAccessibleDescription('Fix the quantity first.');
  await place().click({ force: true });
  expect(sent('placeOrder')).toEqual([]);
  expect(store.get(cart.countAtom)).toBe(2);
  await quantity.fill('5');
  await expect.element(place()).not.toHaveAttribute('aria-disabled');
  expect(store.get(cart.countAtom)).toBe(5);
});

test('undo restores a removed line to its position', async () => {
  await openCart(line, { ...line, billing_cycle: 'annually', price: 192.8 });
  await dialog().getByRole('button', { name: 'Remove VPS NVMe 8' }).first().click();
  await expect.element(dialog().getByText('VPS NVMe 8 removed.')).toBeVisible();
  await expect.poll(() => store.get(cart.itemsAtom).map(({ billing_cycle: cycle }) => cycle)).toEqual(['annually']);
  await dialog().getByRole('button', { name: 'Undo' }).click();
  expect(store.get(cart.itemsAtom).map(({ billing_cycle: cycle }) => cycle)).toEqual(['monthly', 'annually']);
});

test('a cart opened after an order no longer offers to undo a removal', fullOnly, async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openCart(line, { ...line, billing_cycle: 'annually', price: 192.8 });
  await dialog().getByRole('button', { name: 'Remove VPS NVMe 8' }).first().click();
  await expect.element(dialog().getByRole('button', { name: 'Undo' })).toBeVisible();
  await place().click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
  await expect.element(dialog().getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('undo also restores the last line', fullOnly, async () => {
  await openCart(line);
  await dialog().getByRole('button', { name: 'Remove VPS NVMe 8' }).click();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await expect.element(dialog()).toMatchTextContent('€37.80');
});

test('clearing the cart requires confirmation', async () => {
  await openCart(line);
  const question = page.getByRole('alertdialog', { name: 'Clear the cart?' });
  await dialog().getByRole('button', { name: 'Clear cart' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(store.get(cart.countAtom)).toBe(2);
  await dialog().getByRole('button', { name: 'Clear cart' }).click();
  await question.getByRole('button', { name: 'Clear cart' }).click();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
});

test('the cart places one order for all lines, however often the button is pressed, and is empty afterwards', async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openCart(line);
  const seen = new Set<string>();
  const watching = new MutationObserver(() => seen.add(document.body.textContent.includes('Your cart is empty') ? 'empty' : 'full'));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watching.disconnect());
  await place().dblClick();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(seen).toEqual(new Set(['full']));
  expect(sent('placeOrder')).toHaveLength(1);
  expect(localStorage.getItem('cart-items')).toBe('[]');
});

test('an order that succeeds after a failed attempt shows its message on the invoice', fullOnly, async () => {
  refuse('placeOrder', 409, { code: 'out_of_stock', message: 'Not enough servers.' });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openCart(line);
  await place().click();
  await expect.element(page.getByText('Not enough servers.')).toBeVisible();
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  await place().click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  await expect.element(page.getByText('Not enough servers.')).not.toBeInTheDocument();
  // A toast that is dismissed leaves within 200 ms.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(page.getByText('Thank you.')).toBeVisible();
});

test('the cart marks the line that the server refuses and keeps its lines', async () => {
  const error = { path: 'order_items.0.tariff', code: 'tariff_unknown', params: {} } as const;
  refuse('placeOrder', 422, { code: 'validation_failed', message: 'Something is no longer offered.', errors: [error] });
  await openCart(line);
  await place().click();
  await expect.element(dialog()).toMatchTextContent('This item can’t be ordered with these options.');
  await expect.element(page.getByText('Something is no longer offered.')).toBeVisible();
  expect(store.get(cart.countAtom)).toBe(2);
});

test('the cart adds VAT to the amount due and the renewal amount where prices exclude it', async () => {
  answer('getTaxTerms', { tax: { prices: 'net', treatment: 'standard', rate: 19 } });
  await openCart(line);
  await expect
    .element(dialog())
    .toMatchTextContent(/Without VAT.*€37\.80.*VAT 19%.*€7\.18.*Due now.*€44\.98.*Renews at €44\.98 every month/);
});

test.each([
  ['en', 'Cart', 'Place order', 'Failed to place order'],
  ['ru', 'Корзина', 'Оформить заказ', 'Не удалось оформить заказ'],
] as const)('the cart says that the order could not be placed and keeps its lines (%s)', async (locale, title, button, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerRaw('placeOrder', 500, 'Internal Server Error');
  await openCart(line);
  await changeLocale(store, locale);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(store.get(cart.countAtom)).toBe(2);
});

test('an order without a response is reported and logged as failed, and the cart keeps its lines', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  loseAnswers('placeOrder');
  await openCart(line);
  await place().click();
  await expect.element(page.getByText(/^Failed to place order\. We can’t reach the server/)).toBeVisible();
  expect(logged.mock.calls.flat()).toContainEqual(expect.objectContaining({ code: 'network' }));
  expect(store.get(cart.countAtom)).toBe(2);
});

test('a response that is neither an error nor a success clears and closes the cart', fullOnly, async () => {
  answer('placeOrder', { status: 'review', message: '', invoice_id: 0 });
  const portal = await openCart(line);
  await place().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(store.get(cart.countAtom)).toBe(0);
  expect(portal.address()).toBe('/settings/payment');
});

test('the order button shows a spinner until the response arrives', fullOnly, async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const answered = Promise.withResolvers<void>();
  hold('placeOrder', answered.promise);
  await openCart(line);
  await place().click();
  await expect.element(place()).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() =>
      place()
        .element()
        .getAnimations({ subtree: true })
        .map(({ playState }) => playState),
    )
    .toContain('running');
  answered.resolve();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the cart list is at most 500 px high and scrolls inside', fullOnly, async () => {
  await openCart(
    ...Array.from({ length: 12 }, (_, index) => ({
      ...line,
      configoptions: { ...line.configoptions, hostname: `web-${index}.example.com` },
    })),
  );
  const list = dialog().getByRole('list').first();
  await expect.element(list.getByText(/web-11-1\.example\.com/)).toBeInTheDocument();
  await expect.poll(() => list.element().getBoundingClientRect().height).toBeLessThanOrEqual(500);
  expect(getComputedStyle(list.element()).maxBlockSize).toBe('500px');
  expect(list.element().scrollHeight).toBeGreaterThan(list.element().clientHeight);
});
