import path from 'node:path';
import { expect } from '@playwright/test';
import { fullOnly } from './support/daily-if.ts';
import { test } from './support/portal-fixture.ts';
import { startApi, startDatabase } from './support/running-api.ts';
import { say } from './support/texts.ts';

const brandFile = path.resolve(import.meta.dirname, '../../../packages/brand/src/brands/damson.json');

test(
  'a brand file sets the portal’s name, logo, colours, corners and font within the page’s content security policy',
  fullOnly,
  async ({ page }) => {
    const t = say('en');
    const database = await startDatabase();
    const api = await startApi({ DATABASE_URL: database.url, BRAND_FILE: brandFile });
    try {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await page.goto(`${api.origin}/auth/login`);
      await expect(page).toHaveTitle(`${t('auth.sign-in.title')} · Damson`);
      const submit = page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true });
      await expect(submit).toHaveCSS('background-color', 'oklch(0.47 0.17 328)');
      await expect(submit).toHaveCSS('border-radius', '12px');
      const mark = page.getByRole('link', { name: 'Damson' }).locator('[aria-hidden="true"]');
      await expect(mark).toHaveCSS('mask-image', /^url\("data:image\/svg\+xml,/u);
      // `document.fonts.check` is also true while no style names a font, so the test checks the loaded fonts.
      const isLoaded = () =>
        page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Onest Variable' && status === 'loaded'));
      await expect.poll(isLoaded).toBe(true);
      // The portal's own fonts are among its assets; a brand's fonts are not.
      expect(fonts.filter((url) => !url.startsWith(`${api.origin}/brand/`))).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await api.stop();
      await database.stop();
    }
  },
);
