import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { signInAsDemo, signUp, test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';

type Screen = { readonly name: string; readonly path: string; readonly act?: (page: Page, locale: Locale) => Promise<void> };

const openCart = async (page: Page, locale: Locale) => {
  const button = page.getByRole('button', { name: new RegExp(`^${say(locale)('shell.cart')}`, 'u') });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const guestScreens: readonly Screen[] = [
  { name: 'sign in', path: '/auth/login' },
  {
    name: 'sign in, refused',
    path: '/auth/login',
    act: async (page, locale) => {
      await page.getByRole('button', { name: say(locale)('auth.sign-in.submit'), exact: true }).click();
      await expect(page.getByText(say(locale)('form.error.required')).first()).toBeVisible();
    },
  },
  { name: 'sign up', path: '/auth/signup' },
  {
    name: 'sign up, refused',
    path: '/auth/signup',
    act: async (page, locale) => {
      await page.getByRole('button', { name: say(locale)('register.submit') }).click();
      await expect(page.getByText(say(locale)('form.error.required')).first()).toBeVisible();
    },
  },
  { name: 'verify', path: '/auth/verify-account?email=mira%40example.com' },
  { name: 'request a reset', path: '/auth/confirm-reset-password' },
  { name: 'set a new password', path: '/auth/reset-password?token=none' },
  { name: 'reset without a token', path: '/auth/reset-password' },
  { name: 'end a session', path: '/auth/end-session?token=none' },
  { name: 'invitation without a token', path: '/auth/accept-invitation' },
  { name: 'page not found', path: '/nowhere' },
];

const lists: readonly Screen[] = [
  { name: 'services', path: '/services/my' },
  { name: 'invoices', path: '/invoices' },
  { name: 'cart', path: '/invoices', act: openCart },
];

const memberScreens: readonly Screen[] = [
  ...lists,
  { name: 'invoices, nothing matches', path: '/invoices?q=nothing-like-this' },
  { name: 'invoice, unpaid', path: '/invoices?status=unpaid', act: openFirstRow },
  { name: 'invoice, paid', path: '/invoices?status=paid', act: openFirstRow },
  { name: 'invoice not found', path: '/invoices/invoice/999999' },
  { name: 'order, category', path: '/services/create' },
  { name: 'order, placement', path: '/services/create?type=vps' },
  { name: 'order, plan', path: '/services/create?type=vps&country=DE' },
  { name: 'order, configuration', path: '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de' },
  { name: 'tickets', path: '/supports/tickets' },
  { name: 'ticket', path: '/supports/tickets/3' },
  { name: 'create a ticket', path: '/supports/create-ticket' },
  { name: 'FAQ', path: '/supports/faq' },
  { name: 'FAQ, an answer', path: '/supports/faq?entry=servers/connect' },
  { name: 'client profile', path: '/settings/client' },
  { name: 'payment settings', path: '/settings/payment' },
  { name: 'user settings', path: '/settings/user' },
  { name: 'notifications', path: '/settings/notifications' },
  { name: 'traffic pool', path: '/traffic-pool' },
  { name: 'service', path: '/services/my', act: openService() },
  { name: 'service, network', path: '/services/my', act: openService('network') },
  { name: 'service, image', path: '/services/my', act: openService('iso') },
  { name: 'service, reinstall', path: '/services/my', act: openService('reinstall') },
  { name: 'service, traffic', path: '/services/my', act: openService('traffic') },
  { name: 'service, cancellation', path: '/services/my', act: openService('cancellation') },
  { name: 'service, activity', path: '/services/my', act: openService('activity') },
  { name: 'service not found', path: '/services/999999' },
  {
    name: 'top up',
    path: '/settings/client',
    act: async (page, locale) => {
      // On a phone the balance is in the sheet; the dialog is the same.
      await page.getByRole('button', { name: say(locale)('shell.balance.top-up') }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
];

function openService(tab?: string) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await page.getByRole('link', { name: 'edge-fra-01.acme.dev' }).click();
    if (tab) {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: say(locale)(`service.tab.${tab}`), exact: true })
        .click();
      await page.waitForURL(`**/services/*/${tab}`);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'edge-fra-01.acme.dev' })).toBeVisible();
  };
}

async function openFirstRow(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL('**/invoices/invoice/*');
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const isFullRun = process.env['PORTICO_FULL_RUN'] === '1';

/** What is asked of a look: every rule of axe, those that this look alone can break, or that nothing scrolls sideways. */
type Look = { readonly theme: 'light' | 'dark'; readonly width: 1440 | 768 | 320; readonly rules: 'all' | readonly string[] };

/** All rules once; a theme changes colours alone, and a width where things are. A full run asks all of them each time. */
const looks: readonly Look[] = isFullRun
  ? (['light', 'dark'] as const).flatMap((theme) => ([1440, 768, 320] as const).map((width) => ({ theme, width, rules: 'all' as const })))
  : [
      { theme: 'light', width: 1440, rules: 'all' },
      { theme: 'dark', width: 1440, rules: ['color-contrast'] },
      { theme: 'light', width: 768, rules: [] },
      { theme: 'light', width: 320, rules: ['target-size'] },
    ];

/** Both themes and three widths of what is on the screen now; nothing may scroll sideways. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const { theme, width, rules } of looks) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, theme);
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => {
      // One that follows a scroll position, or turns for ever, comes to no end.
      const ending = document
        .getAnimations()
        .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity);
      return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    });
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
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await act?.(page, locale);
    await expectAccessible(page, `${name}, ${locale}`);
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

    test('on the screens of a new account, where everything is empty', async ({ page, api, stranger }) => {
      await signUp(page, api, stranger, locale);
      await check(page, api.origin, lists, locale);
    });
  });
}
