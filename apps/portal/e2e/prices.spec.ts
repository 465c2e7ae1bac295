import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { configureServer } from './support/order-flow.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsStranger } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

/** Adds the current configuration to the cart and opens the cart. */
async function fillCart(page: Page, locale: Locale) {
  const t = say(locale);
  await page.getByRole('button', { name: t('order.add-to-cart') }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('shell.cart')}`, 'u') }).click();
  const cart = page.getByRole('dialog', { name: t('cart.dialog.title') });
  await expect(cart).toBeVisible();
  return cart;
}

/** Returns the numbers in a text, in any language's format: €1,234.50 and 1 234,50 € are both 1234.5. */
function figures(text: string): number[] {
  const amounts = text.match(/€[\d,]+\.\d\d|[\d\s]+,\d\d\s€/gu) ?? [];
  return amounts.map((amount) =>
    Number(amount.startsWith('€') ? amount.replaceAll(/[€,]/gu, '') : amount.replaceAll(/[€\s]/gu, '').replace(',', '.')),
  );
}

for (const locale of ['en', 'ru'] as const) {
  test(
    `a promo code entered in the cart takes its discount off the invoice (${locale})`,
    fullOnly,
    async ({ page, apiWithOperator: api, stranger }) => {
      const t = say(locale);
      const code = `SPRING-${locale.toUpperCase()}`;
      await api.operator('promo', 'add', code, '20%', '--per-client=1');
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);
      await configureServer(page, locale, `promo-${locale}.example.com`);
      const cart = await fillCart(page, locale);

      await cart.getByRole('button', { name: t('cart.promo.open') }).click();
      const field = cart.getByRole('textbox', { name: t('cart.promo.label') });
      await field.fill('NO-SUCH-CODE');
      await cart.getByRole('button', { name: t('cart.promo.apply') }).click();
      await expect(field).toHaveAccessibleDescription(t('cart.promo.reason.unknown'));
      await field.fill(code.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(cart).toContainText(t('cart.promo.first-period'));
      const due = figures((await cart.getByText(t('cart.dialog.due-now')).locator('..').textContent()) ?? '')[0] ?? 0;
      const before = figures((await cart.getByText(t('cart.dialog.subtotal')).locator('..').textContent()) ?? '')[0] ?? 0;
      expect(due).toBeLessThan(before);

      await cart.getByRole('button', { name: t('cart.dialog.place-order') }).click();
      await page.waitForURL('**/invoices/invoice/*');
      const main = page.getByRole('main');
      await expect(main).toContainText(locale === 'ru' ? `Промокод ${code}` : `Promo code ${code}`);
      await expect.poll(async () => figures((await main.textContent()) ?? '')).toEqual(expect.arrayContaining([before, due]));
    },
  );

  test(
    `an order with an expired quote is refused with both totals, keeps the cart, and succeeds once confirmed (${locale})`,
    fullOnly,
    async ({ page, apiWithClock: api, stranger }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);
      await configureServer(page, locale, `quote-${locale}.example.com`);
      const quoted = page.waitForResponse((response) => response.url().endsWith('/v1/order/quote') && response.ok());
      const cart = await fillCart(page, locale);
      await quoted;
      await api.operator('clock', 'advance', '2h');

      await cart.getByRole('button', { name: t('cart.dialog.place-order') }).click();
      await expect(cart.getByRole('alert')).toContainText(t('cart.price.quote-over'));
      await expect(cart).toContainText(`quote-${locale}.example.com`);
      await cart.getByRole('button', { name: t('cart.dialog.place-order-for', { price: '' }).trim() }).click();
      await page.waitForURL('**/invoices/invoice/*');
    },
  );
}
