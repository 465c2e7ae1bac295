import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { isFullRun } from '@portico/test-depth';
import { dailyIf, fullOnly } from './support/daily-if.ts';
import { test } from './support/portal-fixture.ts';
import { commandScreens, guestScreens, lists, memberScreens } from './support/screens.ts';
import type { Screen } from './support/screens.ts';
import { enterAsDemo, enterAsStranger } from './support/visitor.ts';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In each look nothing may scroll sideways; `isAnalyzed` asks every rule of axe, too. */
type Look = { readonly theme: 'light' | 'dark'; readonly width: 1440 | 768 | 320; readonly isAnalyzed: boolean };

/** The daily run asks every rule once, and looks for sideways scrolling on the narrowest screen. */
const looks: readonly Look[] = isFullRun
  ? (['light', 'dark'] as const).flatMap((theme) => ([1440, 768, 320] as const).map((width) => ({ theme, width, isAnalyzed: true })))
  : [
      { theme: 'light', width: 1440, isAnalyzed: true },
      { theme: 'light', width: 320, isAnalyzed: false },
    ];

/** A list, a wizard, a thread, forms and a server: what other screens are made of. */
const dailyScreens = new Set(['services', 'order, configuration', 'ticket', 'user settings', 'service, overview']);

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

/** What is on the screen now, in every look. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const { theme, width, isAnalyzed } of looks) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, theme);
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    if (isAnalyzed) {
      const { violations } = await new AxeBuilder({ page }).withTags(everyRule).analyze();
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
    await expectAccessible(page, `${name}, ${locale}`);
  }
}

for (const locale of ['en', 'ru'] as const) {
  test.describe(`axe finds nothing (${locale})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    });

    test('on the screens of a guest', fullOnly, async ({ page, api }) => {
      await check(page, api.origin, guestScreens, locale);
    });

    test('on the screens of a lived-in account', dailyIf(locale === 'en'), async ({ page, api }) => {
      await enterAsDemo(page, api);
      const screens = isFullRun ? memberScreens : memberScreens.filter(({ name }) => dailyScreens.has(name));
      await check(page, api.origin, screens, locale);
    });

    test('in the command menu', fullOnly, async ({ page, api }) => {
      await enterAsDemo(page, api, null);
      await check(page, api.origin, commandScreens, locale);
    });

    test('on the screens of a new account, where everything is empty', fullOnly, async ({ page, api, stranger }) => {
      await enterAsStranger(page, api, stranger, locale);
      await check(page, api.origin, lists, locale);
    });
  });
}
