import { expect } from '@playwright/test';
import { configureServer, goToGateway, orderNow } from './support/order-flow.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterPassword, register, signOut } from './support/visitor.ts';

for (const locale of ['en', 'ru'] as const) {
  test(`a payment that was left is said not to be finished, and is finished later (${locale})`, async ({ page, api, stranger }) => {
    const t = say(locale);
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await register(api, stranger, locale);
    await enterPassword(page, api, stranger, locale);
    await page.waitForURL('**/settings/client');
    await configureServer(page, locale, `left-${locale}.example.com`);
    const id = await orderNow(page, locale);
    await goToGateway(page, locale);

    await page.goBack();
    await expect(page.getByText(t('invoices.outcome.open'))).toBeVisible();
    await expect(page.getByText(t('invoices.outcome.processing'))).toHaveCount(0);

    await page.getByRole('button', { name: t('invoices.outcome.finish') }).click();
    await page.waitForURL('**/sandbox-gateway/checkout/*');
    await page.locator('button[value=transfer]').click();
    await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
    await expect(page.getByText(t('invoices.outcome.processing'))).toBeVisible();
    await expect(page.getByText(t('invoices.outcome.open'))).toHaveCount(0);
  });

  test(`offline, a screen that was never opened says so, and opens by itself (${locale})`, async ({ page, context, api, stranger }) => {
    const t = say(locale);
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await register(api, stranger, locale);
    await enterPassword(page, api, stranger, locale);
    await page.waitForURL('**/settings/client');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const link = page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name: t('shell.item.faq') });
    await link.press('Enter');
    await expect(page.getByRole('alert').getByText(t('error.offline'), { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: t('support.faq.title') })).toBeVisible();
  });
}

test('the cart stays through a reload and a second tab, leaves with its owner and comes back with them', async ({
  page,
  context,
  api,
  stranger,
}) => {
  const t = say('en');
  const other = { ...stranger, email: `other-${stranger.email}` };
  await register(api, stranger, 'en');
  await register(api, other, 'en');
  await enterPassword(page, api, stranger, 'en');
  await page.waitForURL('**/settings/client');
  await configureServer(page, 'en', 'mine.example.com');
  await page.getByRole('button', { name: t('order.add-to-cart') }).click();
  const cart = page.getByRole('button', { name: /^Cart\b.*1 item/ });
  await expect(cart).toBeVisible();
  await page.reload();
  await expect(cart).toBeVisible();
  await expect(page.getByRole('textbox', { name: /hostname/iu })).toHaveValue('mine.example.com');

  const second = await context.newPage();
  await second.goto(`${api.origin}/settings/client`);
  await expect(second.getByRole('button', { name: /^Cart\b.*1 item/ })).toBeVisible();
  await second.close();

  await signOut(page, 'en');
  await enterPassword(page, api, other, 'en');
  await page.waitForURL('**/settings/client');
  await expect(page.getByRole('button', { name: /^Cart\b/ })).toBeVisible();
  await expect(cart).toHaveCount(0);
  await signOut(page, 'en');
  await enterPassword(page, api, stranger, 'en');
  await page.waitForURL('**/settings/client');
  await expect(cart).toBeVisible();
});
