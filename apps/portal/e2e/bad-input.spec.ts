import { expect } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo, enterAsStranger } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);

  test.describe(`invalid input (${locale})`, () => {
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale));

    test('sign-up shows an error on each invalid field and keeps the input', fullOnly, async ({ page, api }) => {
      await page.goto(`${api.origin}/auth/signup`);
      await page.getByLabel(t('register.first-name')).fill('X');
      await page.getByLabel(t('register.last-name')).fill('R0b<b>');
      await page.getByLabel(t('auth.email'), { exact: true }).fill('mira@');
      await page.getByLabel(t('auth.password'), { exact: true }).fill('lowercase1');
      await page.getByLabel(t('register.password-repeat')).fill('other');
      await page.getByRole('button', { name: t('register.submit') }).click();

      const expected = [
        [t('register.first-name'), t('form.error.too-short', { min: 2 })],
        [t('register.last-name'), t('form.error.characters')],
        [t('register.country'), t('register.country.missing')],
        [t('auth.email'), t('form.error.email')],
        [t('auth.password'), t('form.error.uppercase')],
        [t('register.accept-rules'), t('register.accept-rules.missing')],
        [t('register.accept-offer'), t('register.accept-offer.missing')],
      ] as const;
      for (const [label, message] of expected) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field, label).toHaveAttribute('aria-invalid', 'true');
        await expect(field, label).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.?*+()[\]{}|\\]/gu, '\\$&'), 'u'));
      }
      const summary = page.getByRole('group', { name: t('register.not-created') });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(expected.length);
      await expect(page.getByLabel(t('auth.email'), { exact: true })).toHaveValue('mira@');

      // The repetition is compared only once the password itself is valid.
      await page.getByLabel(t('auth.password'), { exact: true }).fill('Lowercase1');
      const repeat = page.getByLabel(t('register.password-repeat'));
      await expect(repeat).toHaveAccessibleDescription(t('form.error.not-equal'));
      await repeat.fill('Lowercase1');
      await expect(repeat).not.toHaveAttribute('aria-invalid', 'true');
    });

    test('sign-in reports a wrong password in the reader’s language and keeps the email', fullOnly, async ({ page, api }) => {
      await page.goto(`${api.origin}/auth/login`);
      await page.getByLabel(t('auth.email'), { exact: true }).fill('demo@portico.test');
      await page.getByLabel(t('auth.password'), { exact: true }).fill('not the password');
      await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
      await expect(page.getByRole('region', { name: new RegExp(t('vocabulary.notifications'), 'u') })).toContainText(
        locale === 'ru' ? /парол/iu : /password/iu,
      );
      // Section 9 puts the shell's toasts at the top right.
      const toast = await page.locator('[data-sonner-toast]').boundingBox();
      expect(toast?.y).toBeLessThan(120);
      expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeGreaterThan(1300);
      await expect(page.getByLabel(t('auth.email'), { exact: true })).toHaveValue('demo@portico.test');
      await expect(page).toHaveURL(/\/auth\/login/u);
    });

    test('verification shows a wrong code on its field', fullOnly, async ({ page, api }) => {
      await page.goto(`${api.origin}/auth/verify-account?email=nobody%40portico.test`);
      const code = page.getByLabel(t('register.verify.code'));
      await page.getByRole('button', { name: t('register.verify.submit') }).click();
      await expect(code).toHaveAccessibleDescription(new RegExp(t('form.error.digits', { length: 6 }), 'u'));
      await code.fill('000000');
      await expect(code).toHaveAccessibleDescription(locale === 'ru' ? /^Неверный код/u : /code is incorrect/u);
      await expect(code).toHaveValue('000000');
    });

    test('an order requires a period and rejects an invalid hostname before it is sent', fullOnly, async ({ page, api }) => {
      await enterAsDemo(page, api, null);
      await page.goto(`${api.origin}/services/create?type=vps&country=DE&tariff=vps-nvme-8-de`);
      await page.getByRole('textbox', { name: /hostname|хост/iu }).fill('no_host name');
      await page.getByRole('button', { name: t('order.order-now') }).click();
      await expect(page.getByRole('main')).toContainText(t('form.error.period'));
      await expect(page.getByRole('textbox', { name: /hostname|хост/iu })).toHaveAccessibleDescription(
        new RegExp(t('form.error.hostname').replaceAll('.', '\\.'), 'u'),
      );
      await expect(page).toHaveURL(/\/services\/create/u);
    });

    test('an order that the server rejects keeps the cart', fullOnly, async ({ page, api }) => {
      await enterAsDemo(page, api);
      await page.evaluate(() => {
        const line = {
          name: 'VPS of last year',
          count: 1,
          billing_cycle: 'monthly',
          price: 1,
          details: [],
          configoptions: {},
          promocode: null,
        };
        localStorage.setItem('cart-items', JSON.stringify([{ id: '1', tariff: 'gone-de', ...line }]));
      });
      await page.reload();
      await page.getByRole('button', { name: new RegExp(`^${t('shell.cart')}`, 'u') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('cart.dialog.place-order') })
        .click();
      await expect(page.getByRole('dialog')).toContainText(t('cart.line.refused'));
      await expect(page.getByRole('dialog')).toContainText('VPS of last year');
    });

    test('the cart refuses an eleventh unit of one item', fullOnly, async ({ page, api, stranger }) => {
      await enterAsStranger(page, api, stranger, locale);
      await page.goto(`${api.origin}/services/create?type=vps&country=DE&tariff=vps-nvme-8-de`);
      await page.getByRole('radio', { name: t('shell.cycle.monthly') }).check();
      const add = page.getByRole('button', { name: t('order.add-to-cart') });
      for (let times = 0; times < 11; times += 1) await add.click();
      await expect(page.getByText(t('form.error.quantity', { max: 10 }))).toBeVisible();
      const items = await page.evaluate(() => JSON.parse(localStorage.getItem('cart-items') ?? '[]') as { count: number }[]);
      expect(items.map(({ count }) => count)).toEqual([10]);
    });

    test('a top-up refuses less than 10, more than 10,000, more than two decimals, and words', fullOnly, async ({ page, api }) => {
      await enterAsDemo(page, api);
      await page.getByRole('button', { name: t('shell.balance.top-up') }).click();
      const amount = page.getByRole('dialog').getByLabel(t('balance.top-up.amount'));
      const submit = page.getByRole('dialog').locator('button[type=submit]');
      for (const [typed, message] of [
        ['', t('balance.top-up.amount.missing')],
        ['9.99', t('form.error.too-small', { min: 10 })],
        ['10000.01', t('form.error.too-large', { max: 10_000 })],
        ['50.0012', t('form.error.too-many-decimals', { max: 2 })],
        ['1e3', t('form.error.not-a-number')],
        ['fifty', t('form.error.not-a-number')],
      ] as const) {
        await amount.fill(typed);
        await submit.click();
        await expect(amount, typed).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.'), 'u'));
      }
      await expect(page).toHaveURL(/\/settings\/client/u);
    });
  });
}
