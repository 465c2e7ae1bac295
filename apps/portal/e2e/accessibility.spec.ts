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

/** No look may scroll sideways; `isAnalyzed` runs every axe rule as well. */
type Look = { readonly theme: 'light' | 'dark'; readonly width: 1440 | 768 | 320; readonly isAnalyzed: boolean };

/** The daily run checks every axe rule once, and sideways scrolling on the narrowest screen. */
const looks: readonly Look[] = isFullRun
  ? (['light', 'dark'] as const).flatMap((theme) => ([1440, 768, 320] as const).map((width) => ({ theme, width, isAnalyzed: true })))
  : [
      { theme: 'light', width: 1440, isAnalyzed: true },
      { theme: 'light', width: 320, isAnalyzed: false },
    ];

/** A list, a wizard, a thread, forms and a server: the building blocks of the other screens. */
const dailyScreens = new Set(['services', 'order, configuration', 'ticket', 'user settings', 'service, overview']);

/** Waits until everything is loaded and no transition runs, because a late answer starts new transitions. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Scroll-driven and infinite animations never end.
    const ending = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity);
    return ending.length === 0 && !document.querySelector('[aria-busy="true"]');
  });
}

/** Checks the current screen in every look. */
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

/**
 * Each screen is checked in several looks, and the suite makes no speed claims. The time is set per screen, so that adding one does not
 * shorten it for the others.
 */
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
  test.describe(`accessibility (${locale})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    });

    test('axe finds no violations on the guest screens', fullOnly, async ({ page, api }) => {
      await check(page, api.origin, guestScreens, locale);
    });

    test('axe finds no violations on the screens of an account with data', dailyIf(locale === 'en'), async ({ page, api }) => {
      await enterAsDemo(page, api);
      const screens = isFullRun ? memberScreens : memberScreens.filter(({ name }) => dailyScreens.has(name));
      await check(page, api.origin, screens, locale);
    });

    test('axe finds no violations in the command menu', fullOnly, async ({ page, api }) => {
      await enterAsDemo(page, api, null);
      await check(page, api.origin, commandScreens, locale);
    });

    test('axe finds no violations on the screens of a new, empty account', fullOnly, async ({ page, api, stranger }) => {
      await enterAsStranger(page, api, stranger, locale);
      await check(page, api.origin, lists, locale);
    });
  });
}
