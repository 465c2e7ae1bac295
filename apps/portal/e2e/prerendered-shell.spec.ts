import { expect } from '@playwright/test';
import { isFullRun } from '@portico/test-depth';
import type { Page } from '@playwright/test';
import { complaints, prerenderedForUsers, holdScripts, isHydrated, shift } from './support/prerendered.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { dailyIf, fullOnly } from './support/daily-if.ts';

const services = '/services/my';
const filledCart = {
  id: '1',
  tariff: 'vps-nvme-2-de',
  name: 'VPS NVMe 2',
  count: 1,
  billing_cycle: 'monthly',
  price: 3.9,
  details: [],
  configoptions: {},
  promocode: null,
};
const serviceCalls = /\/v1\/service\?page=1&per-page=25$/u;

/** The paths of the page's API calls, without the event stream, which refetches everything when it opens and is held back. */
async function followCalls(page: Page): Promise<{ readonly url: string; readonly token: string | undefined }[]> {
  // Calls of the previous page don't count.
  await page.goto('about:blank');
  await page.route('**/v1/event/stream*', () => undefined);
  const requests: { url: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) requests.push({ url: request.url(), token: request.headers()['authorization'] });
  });
  return requests;
}

/** Waits until every script of the page has arrived, except the held one. */
const othersArrived = (page: Page, held: string) =>
  page.waitForFunction((part) => {
    const named = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel=modulepreload], script[type=module]');
    const addresses = [...named].map((element) => ('href' in element ? element.href : element.src));
    return addresses.every((address) => address.includes(part) || performance.getEntriesByName(address).length > 0);
  }, held);

const tokenOf = (page: Page) => page.evaluate(() => `Bearer ${localStorage.getItem('accessToken')}`);

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);

  test.describe(`prerendered shell (${locale})`, () => {
    test.use({ locale });

    test('the shell of each page shows before any script runs and hydrates unchanged', dailyIf(locale === 'en'), async ({ page, api }) => {
      await page.addInitScript((stored) => localStorage.setItem('locale', stored), locale);
      await enterAsDemo(page, api);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // What only the browser knows appears after hydration.
      await page.evaluate((line) => localStorage.setItem('cart-items', JSON.stringify([line])), filledCart);
      const messages = complaints(page);
      // Prerendered pages share one frame, so a few represent all.
      for (const address of isFullRun ? prerenderedForUsers() : prerenderedForUsers().slice(0, 3)) {
        const letThrough = await holdScripts(page);
        await page.goto(`${api.origin}${address}`, { waitUntil: 'commit' });
        const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
        await expect(navigation, address).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-prerendered', locale);
        const parts = [navigation, page.getByRole('main'), page.getByRole('heading', { level: 1 })];
        for (const part of parts) await part.evaluate((element) => Object.assign(element, { wasPrerendered: true }));
        letThrough();
        await isHydrated(page);
        for (const part of parts) expect(await part.evaluate((element) => 'wasPrerendered' in element), address).toBe(true);
        await expect(page.getByRole('button', { name: 'Alexandr…' }), address).toBeVisible();
        await expect(page.getByRole('button', { name: t('shell.cart.items', { count: 1 }) }), address).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
      }
      expect(messages).toEqual([]);
    });
  });
}

for (const [what, scripts] of [
  ['every script', '*'],
  ['the message catalog', 'support.*'],
] as const) {
  test(`going back before hydration shows the page of the new URL while ${what} is loading`, fullOnly, async ({ page, api }) => {
    const t = say('en');
    await enterAsDemo(page, api);
    await page.goto(`${api.origin}/invoices`);
    await isHydrated(page);
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .getByRole('link', { name: t('shell.item.faq') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('support.faq.title') })).toBeVisible();
    const messages = complaints(page);
    const letThrough = await holdScripts(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: t('support.faq.title') })).toBeVisible();
    if (scripts !== '*') await othersArrived(page, '/support.');
    await page.evaluate(() => history.back());
    // The held script keeps the load from finishing.
    await page.waitForURL('**/invoices', { waitUntil: 'commit' });
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: t('invoices.list.title') })).toBeVisible();
    await isHydrated(page);
    expect(messages).toEqual([]);
  });
}

for (const [address, label, words] of [
  ['/supports/faq', 'support.faq.search', 'second factor'],
  ['/services/my', 'services.list.search', 'edge'],
] as const) {
  test(`the search at ${address} runs for text typed before hydration`, fullOnly, async ({ page, api }) => {
    const t = say('en');
    await enterAsDemo(page, api);
    const letThrough = await holdScripts(page);
    await page.goto(`${api.origin}${address}`, { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: t(label) });
    await search.fill(words);
    letThrough();
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === words);
    await expect(search).toHaveValue(words);
  });
}

test('a press before hydration takes effect even if React replaced the element', fullOnly, async ({ page, api }) => {
  const t = say('en');
  await enterAsDemo(page, api);
  const letThrough = await holdScripts(page);
  await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
  const cart = page.getByRole('button', { name: t('shell.cart') });
  await cart.click();
  await cart.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  letThrough();
  await expect(page.getByRole('dialog', { name: t('cart.dialog.title') })).toBeVisible();
});

test('the services list appears without a layout shift', fullOnly, async ({ page, api }) => {
  await enterAsDemo(page, api);
  const letThrough = await holdScripts(page);
  await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letThrough();
  await expect(page.locator('main tbody a').first()).toBeVisible();
  expect(await shift(page)).toBeLessThan(0.01);
});

test('a collapsed sidebar, the phone layout and the dark theme apply from the first paint', fullOnly, async ({ page, api }) => {
  await enterAsDemo(page, api);
  await page.evaluate(() => localStorage.setItem('vueuse-color-scheme', 'dark'));
  await page.context().addCookies([{ name: 'sidebar_state', value: 'false', url: api.origin }]);
  const messages = complaints(page);
  const menu = page.getByRole('button', { name: say('en')('shell.menu.open') });
  const expand = page.getByRole('button', { name: say('en')('shell.sidebar.expand') });
  for (const [width, part] of [
    [1440, expand],
    [390, menu],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const letThrough = await holdScripts(page);
    await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
    await expect(part).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await part.evaluate((element) => Object.assign(element, { wasPrerendered: true }));
    letThrough();
    await isHydrated(page);
    expect(await part.evaluate((element) => 'wasPrerendered' in element)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(messages).toEqual([]);
});

test('the first data request starts before the scripts load, and only once', async ({ page, api }) => {
  await enterAsDemo(page, api);
  const token = await tokenOf(page);
  const letThrough = await holdScripts(page);
  const requests = await followCalls(page);
  await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
  await expect.poll(() => requests.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/v1/account/meta', '/v1/service']);
  expect(requests.map((call) => call.token)).toEqual([token, token]);
  letThrough();
  await expect(page.locator('main tbody a').first()).toBeVisible();
  await isHydrated(page);
  expect(requests.filter(({ url }) => serviceCalls.test(url))).toHaveLength(1);
  expect(requests.filter(({ url }) => url.endsWith('/v1/account/meta'))).toHaveLength(1);
});

test('data requested for another user is never shown', fullOnly, async ({ page, api }) => {
  await enterAsDemo(page, api);
  const letThrough = await holdScripts(page);
  const requests = await followCalls(page);
  await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
  await expect.poll(() => requests.length).toBe(2);
  // Another tab signs in a user whom the server does not know.
  await page.evaluate(() => localStorage.setItem('accessToken', 'pat_somebody_else'));
  letThrough();
  await page.waitForURL('**/auth/login*');
  expect(requests.some(({ token }) => token === 'Bearer pat_somebody_else')).toBe(true);
  await expect(page.locator('main tbody a')).toHaveCount(0);
});

test('a signed-out visitor sees sign-in and never the shell', fullOnly, async ({ page, api }) => {
  const requests = await followCalls(page);
  const letThrough = await holdScripts(page);
  await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-hidden');
  await expect(page.locator('nav').first()).toBeAttached();
  await expect(page.locator('nav').first()).toBeHidden();
  expect(requests).toEqual([]);
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: say('en')('auth.sign-in.title') })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(services);
});

test(
  'a page with a banner that the build does not know stays hidden until it is rendered from scratch',
  fullOnly,
  async ({ page, api }) => {
    await enterAsDemo(page, api);
    const messages = complaints(page);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as object;
      localStorage.setItem('auth_user', JSON.stringify({ ...user, clock_ahead_ms: 86_400_000 }));
    });
    const letThrough = await holdScripts(page);
    await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-hidden');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main tbody a').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hidden');
    expect(messages).toEqual([]);
  },
);

test('an ended session leads to sign-in, which says so', fullOnly, async ({ page, api }) => {
  await enterAsDemo(page, api);
  await page.evaluate(() => localStorage.setItem('accessToken', 'pat_ended'));
  await page.goto(`${api.origin}${services}`);
  await page.waitForURL('**/auth/login*');
  await expect(page.getByText(/Your session has ended/u)).toBeVisible();
});

test('a page that a user may not open never shows, not even briefly, and requests nothing', fullOnly, async ({ page, api }) => {
  await enterAsDemo(page, api);
  const requests = await followCalls(page);
  // Set as the new page starts, because the previous page still stores its user.
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as Record<string, unknown>;
    const roles = { services: 'write', billing: 'none', support: 'write', people: 'none' };
    localStorage.setItem('auth_user', JSON.stringify({ ...user, is_main: false, roles }));
  });
  await holdScripts(page);
  await page.goto(`${api.origin}/invoices`, { waitUntil: 'commit' });
  await expect(page.locator('nav').first()).toBeAttached();
  await expect(page.locator('nav').first()).toBeHidden();
  expect(requests).toEqual([]);
  // A page that the user may open is hidden too, because its navigation differs, but its calls start early.
  await page.goto(`${api.origin}${services}`, { waitUntil: 'commit' });
  await expect(page.locator('nav').first()).toBeAttached();
  await expect(page.locator('nav').first()).toBeHidden();
  await expect.poll(() => requests.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/v1/account/meta', '/v1/service']);
});
