import { expect } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

const searches = {
  en: { q: 'topping balance', title: 'How do I top up my balance?', subject: 'How do I top up the balance' },
  ru: { q: 'пополнить баланса', title: 'Как пополнить баланс?', subject: 'Как пополнить баланс' },
} as const;

const journeys = (['en', 'ru'] as const).flatMap((locale) => ([1440, 390] as const).map((width) => ({ locale, width })));
for (const { locale, width } of journeys) {
  const t = say(locale);

  test(
    `a customer finds, links to and rates a FAQ answer, gets it suggested, and saves notification switches (${locale}, ${width} px)`,
    fullOnly,
    async ({ page, api }) => {
      const { q, title, subject } = searches[locale];
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((language) => localStorage.setItem('locale', language), locale);
      await enterAsDemo(page, api, null);
      await page.goto(`${api.origin}/supports/faq`);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(links).not.toHaveCount(0);
      const all = await links.count();
      await page.getByRole('searchbox', { name: t('support.faq.search') }).fill(q);
      await expect(links.first()).toHaveText(title);
      expect(await links.count()).toBeLessThan(all);
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText(t('support.faq.no-match'), { exact: true })).toBeVisible();
      await page.getByRole('searchbox').fill(q);
      await links.first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      // A colleague needs nothing but the address.
      const other = await page.context().newPage();
      await other.setViewportSize({ width, height: 844 });
      await other.goto(page.url());
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const no = other.getByRole('button', { name: t('support.faq.helpful.no'), exact: true });
      await no.click();
      await expect(other.getByText(t('support.faq.helpful.thanks'))).toBeVisible();
      await other.reload();
      await expect(no).toHaveAttribute('aria-pressed', 'true');

      await other.goto(`${api.origin}/supports/create-ticket`);
      await other.getByRole('textbox', { name: t('support.subject') }).fill(subject);
      await expect(other.getByText(t('support.faq.offered'))).toBeVisible();
      await expect(other.getByRole('link', { name: title })).toBeVisible();

      await other.goto(`${api.origin}/settings/notifications`);
      const marketing = other.getByRole('switch', { name: t('settings.notifications.marketing'), exact: true });
      await expect(marketing).toBeEnabled();
      const was = await marketing.isChecked();
      await marketing.click();
      await expect(marketing).toBeChecked({ checked: !was });
      await expect(marketing).not.toHaveAttribute('aria-busy');
      await other.reload();
      await expect(marketing).toBeChecked({ checked: !was });
      await expect(other.getByText(t('settings.notifications.security'))).toBeVisible();
      await marketing.click();
      for (const one of [page, other])
        expect(await one.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    },
  );
}
