import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { signInAsDemo, signUp, test } from './support/portal-fixture.ts';
import { commandScreens, guestScreens, lists, memberScreens } from './support/screens.ts';
import type { Screen } from './support/screens.ts';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const isFullRun = process.env['PORTICO_FULL_RUN'] === '1';

/** What is asked of a look: every rule of axe, those that this look alone can break, or that nothing scrolls sideways. */
type Look = { readonly theme: 'light' | 'dark'; readonly width: 1440 | 768 | 320; readonly rules: 'all' | readonly string[] };

/** All rules once; a theme changes colours alone, whatever the language, and a width where things are. A full run asks all of them each time. */
function looksOf(locale: Locale): readonly Look[] {
  if (isFullRun) {
    return (['light', 'dark'] as const).flatMap((theme) =>
      ([1440, 768, 320] as const).map((width) => ({ theme, width, rules: 'all' as const })),
    );
  }
  return [
    { theme: 'light', width: 1440, rules: 'all' },
    ...(locale === 'en' ? [{ theme: 'dark', width: 1440, rules: ['color-contrast'] } as const] : []),
    { theme: 'light', width: 768, rules: [] },
    { theme: 'light', width: 320, rules: ['target-size'] },
  ];
}

/** Everything has been read, and nothing moves or changes its colour any more: an answer that comes late starts transitions of its own. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // One that follows a scroll position, or turns for ever, comes to no end.
    const ending = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity);
    return ending.length === 0 && !document.querySelector('[aria-busy="true"]');
  });
}

/** Both themes and three widths of what is on the screen now; nothing may scroll sideways. */
async function expectAccessible(page: Page, name: string, locale: Locale): Promise<void> {
  for (const { theme, width, rules } of looksOf(locale)) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, theme);
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    if (rules.length > 0) {
      const axe = new AxeBuilder({ page });
      const { violations } = await (rules === 'all' ? axe.withTags(everyRule) : axe.withRules([...rules])).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      expect(found, `${name}, ${theme}, ${width}`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Several looks at each screen, and no promise of how soon: time is given by the screen, so that one more does not take it from the others. */
const screenTimeoutMs = 40_000;

async function check(page: Page, origin: string, screens: readonly Screen[], locale: Locale): Promise<void> {
  test.setTimeout(screenTimeoutMs * (screens.length + 1));
  for (const { name, path, act } of screens) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilStill(page);
    await act?.(page, locale);
    await expectAccessible(page, `${name}, ${locale}`, locale);
  }
}

for (const locale of ['en', 'ru'] as const) {
  test.describe(`axe finds nothing (${locale})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    });

    test('on the screens of a guest', async ({ page, api }) => {
      await check(page, api.origin, guestScreens, locale);
    });

    test('on the screens of a lived-in account', async ({ page, api }) => {
      await signInAsDemo(page, api, locale);
      await check(page, api.origin, memberScreens, locale);
    });

    test('in the command menu', async ({ page, api }) => {
      await signInAsDemo(page, api, locale);
      await check(page, api.origin, commandScreens, locale);
    });

    test('on the screens of a new account, where everything is empty', async ({ page, api, stranger }) => {
      await signUp(page, api, stranger, locale);
      await check(page, api.origin, lists, locale);
    });
  });
}
