import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerOrderSteps, configuredOrder } from '../../../../test/order-samples.ts';
import { answer } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { answerQuotes } from '../../../../test/quotes.ts';
import { sampleInvoice } from '../../../../test/samples.ts';

const toast = () => document.querySelector('[data-sonner-toast][data-mounted="true"]');
const summary = () =>
  page
    .getByRole('region', { name: /^(Summary|Ваш заказ)/ })
    .element()
    .getBoundingClientRect();

test.each([
  ['en', 1440, 900, 'Add to cart'],
  ['ru', 1440, 600, 'В корзину'],
  ['en', 1024, 800, 'Add to cart'],
  ['ru', 390, 844, 'В корзину'],
] as const)('no toast covers the order summary at any scroll position (%s, %i by %i)', async (locale, width, height, add) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
  answerOrderSteps();
  await openPortal(configuredOrder, { locale });
  await page.getByRole('main').getByRole('button', { name: add }).click();
  await expect.poll(toast).not.toBeNull();
  // The toast slides in from above.
  await Promise.all(
    toast()
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  const scrollMax = document.documentElement.scrollHeight - height;
  for (const part of [0, 0.5, 1]) {
    window.scrollTo(0, part * scrollMax);
    await new Promise(requestAnimationFrame);
    expect(summary().top).toBeGreaterThan(toast()?.getBoundingClientRect().bottom ?? Infinity);
  }
});

test('opening the cart dismisses the toast that something is in it, which would cover its heading on a phone', fullOnly, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  answerOrderSteps();
  await openPortal(configuredOrder);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(toast).not.toBeNull();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect.poll(toast, { timeout: 3_000 }).toBeNull();
});

test('the toast of an order takes the place of the one that something is in the cart', fullOnly, async () => {
  answerOrderSteps();
  answerQuotes();
  answer('placeOrder', { status: 'success', message: '', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  await openPortal(configuredOrder);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByText(/is in the cart/)).toBeVisible();
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.element(page.getByText('Your order is placed.')).toBeVisible();
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
});
