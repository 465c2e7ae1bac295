import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { say } from './texts.ts';

/** Walks the wizard from the sidebar to a finished configuration of the first plan. */
export async function configureServer(page: Page, locale: Locale, hostname: string): Promise<void> {
  const t = say(locale);
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('shell.item.order-service') })
    .click();
  const steps = [t('order.choose-category'), t('order.choose-placement'), t('order.choose-plan')];
  for (const heading of steps) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('main').locator('section').getByRole('link').first().click();
  }
  await page.getByRole('radio', { name: t('shell.cycle.quarterly') }).check();
  await page.getByRole('textbox', { name: /hostname|хост/iu }).fill(hostname);
}

/** Places the order and lands on the unpaid invoice. Returns the invoice number. */
export async function orderNow(page: Page, locale: Locale): Promise<string> {
  const t = say(locale);
  await page.getByRole('button', { name: t('order.order-now') }).click();
  await page.waitForURL('**/invoices/invoice/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: t('invoices.view.title', { id }) })).toBeVisible();
  return id;
}

/** Continues to payment and lands on the sandbox gateway's page. */
export async function goToGateway(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.getByRole('radio', { name: /sandbox|песочница/iu }).check();
  await page.getByRole('button', { name: t('flow.pay.continue') }).click();
  await page.waitForURL('**/sandbox-gateway/checkout/*');
}

/** Asserts that the hostname's service appears in the list in this state, without a reload. */
export async function expectService(page: Page, locale: Locale, hostname: string, status: string): Promise<void> {
  const t = say(locale);
  const row = page.getByRole('row', { name: hostname });
  await expect(row).toContainText(t(`services.status.${status}`), { timeout: 20_000 });
}

export async function openServices(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('shell.item.my-services') })
    .click();
  await page.waitForURL('**/services/my');
}
