import { expect } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsStranger } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

const t = say('en');

for (const width of [390, 1440]) {
  test(
    `a toast covers neither a phone’s header nor a page’s heading and actions, at ${width} px`,
    fullOnly,
    async ({ page, api, stranger }) => {
      await page.setViewportSize({ width, height: 900 });
      await enterAsStranger(page, api, stranger, 'en');
      await page.goto(`${api.origin}/settings/user`);
      await page.getByLabel(t('settings.user.password.current'), { exact: true }).fill(stranger.password);
      await page.getByLabel(t('settings.user.password.new'), { exact: true }).fill('Portico-2027');
      await page.getByLabel(t('settings.user.password.repeat'), { exact: true }).fill('Portico-2027');
      await page.getByRole('button', { name: t('settings.user.password.submit'), exact: true }).click();
      const toast = page.locator('[data-sonner-toast]');
      await expect(toast).toContainText(t('settings.user.password.changed'));
      const above = width < 769 ? page.getByRole('banner') : page.getByRole('heading', { level: 1 });
      const edge = await above.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(() => toast.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(edge);
    },
  );
}
