import { expect } from '@playwright/test';
import { complaints, holdScripts, isHydrated, shift } from './support/prerendered.ts';
import { startHaltingServer } from './support/halting-server.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { dailyIf, fullOnly } from './support/daily-if.ts';

const pages = [
  ['/auth/login', 'auth.sign-in.title'],
  ['/auth/signup', 'register.title'],
  ['/auth/reset-password', 'auth.reset.title'],
  ['/auth/confirm-reset-password', 'auth.confirm-reset.title'],
  ['/auth/verify-account', 'register.verify.title'],
] as const;

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);

  test.describe(`guest pages (${locale})`, () => {
    test.use({ locale });

    test(
      'a guest page shows before any script runs and hydrates unchanged, with no layout shift or CSP violation',
      dailyIf(locale === 'en'),
      async ({ page, api }) => {
        const messages = complaints(page);
        for (const [address, title] of pages) {
          const letThrough = await holdScripts(page);
          await page.goto(`${api.origin}${address}`, { waitUntil: 'commit' });
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading, address).toBeVisible();
          await expect(page, address).toHaveTitle(`${t(title)} · Portico`);
          await expect(page.locator('html')).toHaveAttribute('data-prerendered', locale);
          await heading.evaluate((element) => Object.assign(element, { wasPrerendered: true }));
          letThrough();
          await isHydrated(page);
          expect(await heading.evaluate((element) => 'wasPrerendered' in element), address).toBe(true);
          expect(await shift(page), address).toBeLessThan(0.01);
          await page.unrouteAll({ behavior: 'wait' });
        }
        expect(messages).toEqual([]);
      },
    );

    test(
      'a guest page keeps input and presses from before hydration, and never puts a password into the URL',
      dailyIf(locale === 'en'),
      async ({ page, api }) => {
        const letThrough = await holdScripts(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto(`${api.origin}/auth/login`, { waitUntil: 'commit' });
        await page.getByLabel(t('auth.email'), { exact: true }).fill('demo@portico.test');
        await page.getByLabel(t('auth.password'), { exact: true }).fill('Portico-2026');
        await page.getByLabel(t('auth.sign-in.remember-me')).check();
        await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
        const login = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/login'));
        letThrough();
        expect((await login).postDataJSON()).toMatchObject({ email: 'demo@portico.test', password: 'Portico-2026' });
        await page.waitForURL('**/settings/client');
        expect(requests.filter((url) => /Portico-2026|portico\.test/u.test(url))).toEqual([]);
      },
    );
  });
}

test('the sign-in form does not move in a browser without passkeys', async ({ page, api }) => {
  const t = say('en');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const letThrough = await holdScripts(page);
  await page.goto(`${api.origin}/auth/login`, { waitUntil: 'commit' });
  const email = page.getByLabel(t('auth.email'), { exact: true });
  await expect(email).toBeVisible();
  const top = async () => (await email.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  letThrough();
  await isHydrated(page);
  await expect(page.getByRole('button', { name: t('auth.sign-in.passkey'), includeHidden: true })).toHaveCount(0);
  // The portal's font, which may arrive meanwhile, makes the texts above a pixel higher.
  expect(Math.abs((await top()) - before)).toBeLessThan(5);
});

test('a partly loaded page stays hidden until it is complete, so nothing in it shifts', fullOnly, async ({ page, api }) => {
  const server = await startHaltingServer(api.origin, '<footer');
  try {
    const letThrough = await holdScripts(page);
    await page.goto(`${server.origin}/auth/login`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toBeAttached();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // Two frames with all styles: what is to be seen is painted by then.
          const frame = (left: number) => (left > 0 ? requestAnimationFrame(() => frame(left - 1)) : resolve());
          frame(2);
        }),
    );
    await expect(heading).toBeHidden();
    server.goOn();
    await expect(heading).toBeVisible();
    expect(await shift(page)).toBeLessThan(0.01);
    letThrough();
    await isHydrated(page);
    expect(await shift(page)).toBeLessThan(0.01);
    await page.unrouteAll({ behavior: 'wait' });
  } finally {
    await server.stop();
  }
});

test('a form does not submit its input while its scripts are missing', fullOnly, async ({ page, api }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${api.origin}/auth/login`);
  await page.locator('input[name=password]').fill('Portico-2026');
  await page.locator('button[type=submit]').click();
  await page.waitForLoadState();
  expect(page.url()).toBe(`${api.origin}/auth/login`);
});

test(
  'a page prerendered in another language than the stored one stays hidden until it is rendered again',
  fullOnly,
  async ({ page, api }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
    const letThrough = await holdScripts(page);
    await page.goto(`${api.origin}/auth/login`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-hidden');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: say('ru')('auth.sign-in.title') })).toBeVisible();
    // The server knows from now on.
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(`${api.origin}/auth/login`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('html')).not.toHaveAttribute('data-hidden');
    await expect(page.getByRole('heading', { level: 1, name: say('ru')('auth.sign-in.title') })).toBeVisible();
  },
);

test('a signed-in user never sees the guest page while being redirected', fullOnly, async ({ page, api }) => {
  await enterAsDemo(page, api);
  const letThrough = await holdScripts(page);
  await page.goto(`${api.origin}/auth/login`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-hidden');
  letThrough();
  await page.waitForURL('**/settings/client');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the stored theme applies from the first paint, and a phone gets the same page', fullOnly, async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('vueuse-color-scheme', 'dark'));
  const letThrough = await holdScripts(page);
  await page.goto(`${api.origin}/auth/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  letThrough();
  await isHydrated(page);
  expect(await shift(page)).toBeLessThan(0.01);
});
