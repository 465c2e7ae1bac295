import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startCoreApi } from '@portico/core-api/core-api';
import { buildPortal } from './support/build-portal.ts';
import { stepsOf } from './support/core-customer.ts';
import { serveStaticPortal } from './support/static-portal.ts';

test('a portal on a static host works below a path, in the languages of its provider', async ({ page }) => {
  const base = '/account/';
  const folder = await buildPortal({ PORTICO_BASE_PATH: base, PORTICO_LANGUAGES: 'en' });
  const coreApi = await startCoreApi();
  const host = await serveStaticPortal(coreApi.url, { folder, base });
  const origin = `${host.origin}/account`;
  try {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    // A reader of Russian gets a language that the provider has.
    await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
    const { t, main, navigation, signUp, signOut } = stepsOf(page, 'en');
    await signUp(origin, 'mira@example.com');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    // Links, deep addresses and a reload keep the path.
    await navigation.getByRole('link', { name: t('shell.item.my-invoices') }).click();
    await page.waitForURL(`${origin}/invoices`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('invoices.list.title') })).toBeVisible();
    await page.goto(`${origin}/services/create?type=vps&country=NL&tariff=vps-s`);
    await page.getByRole('radio', { name: t('shell.cycle.monthly') }).check();
    await page.getByRole('button', { name: t('order.order-now') }).click();
    await page.waitForURL(`${origin}/invoices/invoice/1001`);
    await expect(main).toContainText('5.00');
    await page.goto(`${origin}/nowhere`);
    await expect(page.getByRole('heading', { level: 1, name: t('error.not-found') })).toBeVisible();

    // The guard leads to sign-in and back, inside of the path.
    await page.goto(`${origin}/invoices`);
    await signOut();
    expect(new URL(page.url()).pathname).toBe('/account/auth/login');
    await page.goto(`${origin}/settings/user`);
    await page.waitForURL(`${origin}/auth/login?redirect=%2Fsettings%2Fuser`);
    await page.getByLabel(t('auth.email'), { exact: true }).fill('mira@example.com');
    await page.getByLabel(t('auth.password'), { exact: true }).fill('Correct-Horse-7');
    await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
    await page.waitForURL(`${origin}/settings/user`);
    expect(troubles).toEqual([]);
  } finally {
    await Promise.all([host.close(), coreApi.close()]);
    await rm(folder, { recursive: true });
  }
});
