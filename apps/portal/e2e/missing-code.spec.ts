import { expect } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterPassword, register } from './support/visitor.ts';

for (const locale of ['en', 'ru'] as const) {
  test(`words that did not arrive are fetched by a page that starts over once, and then when asked to (${locale})`, async ({
    page,
    api,
    stranger,
  }) => {
    const t = say(locale);
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await register(api, stranger, locale);
    await enterPassword(page, api, stranger, locale);
    await page.waitForURL('**/settings/client');
    let starts = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1;
    });
    await page.route('**/assets/support.*.js', (route) => (starts === 0 ? route.abort() : route.continue()));
    const link = page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name: t('shell.item.faq') });
    // The heading is drawn already when the page starts over; the entries are not.
    const entry = page.getByRole('main').getByRole('listitem').first();
    await link.press('Enter');
    await expect(entry).toBeVisible();
    expect(starts).toBe(1);

    await page.goto(`${api.origin}/settings/client`);
    starts = 0;
    await link.press('Enter');
    await expect(page.getByRole('alert').getByText(t('error.crashed'), { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${t('error.crashed')} · Portico`);
    await page.getByRole('button', { name: t('vocabulary.try-again') }).click();
    await expect(entry).toBeVisible();
    expect(starts).toBe(1);
  });
}
