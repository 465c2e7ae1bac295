import { expect } from '@playwright/test';
import { answer } from './support/answers.ts';
import { test } from './support/portal-fixture.ts';
import { people } from './support/settings-samples.ts';
import { say } from './support/texts.ts';
import { enterAsDemo, enterAsStranger } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

for (const locale of ['en', 'ru'] as const) {
  test(
    `a page whose messages failed to load reloads once, and then only on request (${locale})`,
    fullOnly,
    async ({ page, api, stranger }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);
      let starts = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) starts += 1;
      });
      await page.route('**/assets/support.*.js', (route) => (starts === 0 ? route.abort() : route.continue()));
      const link = page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name: t('shell.item.faq') });
      // The heading is prerendered when the page reloads; the entries are not.
      const entry = page.getByRole('main').locator('a[href*="entry="]').first();
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
    },
  );
}

test(
  'failing to load the messages for an action’s end causes no error, and the screen still updates',
  fullOnly,
  async ({ page, context, apiWithSlowServers: api }) => {
    test.setTimeout(240_000);
    const t = say('en');
    const hostname = 'edge-fra-01.acme.dev';
    const faults: string[] = [];
    context.on('weberror', (fault) => faults.push(String(fault.error())));
    let requestCount = 0;
    await page.route('**/assets/news.*.js', (route) => {
      requestCount += 1;
      return route.abort();
    });
    await enterAsDemo(page, api, null);
    await page.goto(`${api.origin}/services/my`);
    const row = page.getByRole('row', { name: hostname });
    await expect(row).toContainText(t('services.status.active'));

    const second = await context.newPage();
    await second.goto(`${api.origin}/services/my`);
    await second.getByRole('link', { name: hostname, exact: true }).click();
    // Restart instead of stop, so that other tests find the server unchanged.
    const restart = { name: t('service.power.restart'), exact: true };
    await second.getByRole('main').getByRole('button', restart).click();
    await second
      .getByRole('alertdialog', { name: t('service.power.restart-title', { hostname }) })
      .getByRole('button', restart)
      .click();
    await expect(row).toContainText(t('services.action.restart'), { timeout: 60_000 });
    await expect(row).not.toContainText(t('services.action.restart'), { timeout: 60_000 });
    await expect(row).toContainText(t('services.status.active'));
    expect(requestCount).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);

test('a dialog waits for the connection to load its code, and the page keeps its input', fullOnly, async ({ page, context, api }) => {
  const t = say('en');
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  await enterAsDemo(page, api, null);
  await page.goto(`${api.origin}/supports/create-ticket`);
  const subject = page.getByLabel(t('support.subject'), { exact: true });
  await subject.fill('Typed before the line was lost');
  for (const [name, dialog] of [
    [/^Cart\b/u, t('cart.dialog.title')],
    [t('shell.balance.top-up'), t('balance.top-up.title')],
  ] as const) {
    await context.setOffline(true);
    await expect(page.getByRole('region', { name: t('shell.connection') })).toBeVisible();
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(subject).toHaveValue('Typed before the line was lost');
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  await expect(page.getByRole('region', { name: t('shell.connection') })).toBeVisible();
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  await context.setOffline(false);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.menu.close') })
    .click();
  await expect(subject).toHaveValue('Typed before the line was lost');
  expect(faults).toEqual([]);
});

test(
  'a failed prefetch causes no error, and the page reloads once a press needs the missing code',
  fullOnly,
  async ({ page, context, api }) => {
    const t = say('en');
    const faults: string[] = [];
    context.on('weberror', (fault) => faults.push(String(fault.error())));
    await enterAsDemo(page, api, null);
    await page.goto(`${api.origin}/supports`);
    let lost = 0;
    await page.route('**/assets/user-menu-popup-*.js', async (route) => {
      lost += 1;
      await route.abort();
    });
    const button = page.getByRole('button', { name: 'Alexandr…', exact: true });
    await button.hover();
    await expect.poll(() => lost).toBeGreaterThan(0);
    await page.unroute('**/assets/user-menu-popup-*.js');
    expect(faults).toEqual([]);
    const startsOver = page.waitForEvent('load');
    await button.click();
    await startsOver;
    await button.click();
    await expect(page.getByRole('menuitem', { name: t('shell.user.sign-out'), exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test('a menu pressed before its code has loaded opens once it arrives', fullOnly, async ({ page, api }) => {
  const t = say('en');
  await enterAsDemo(page, api);
  await answer(page, 'listClientUsers', people);
  for (const [button, code, item] of [
    [t('settings.people.actions-for', { name: 'Anton Berg' }), 'person-menu', t('settings.people.change-roles')],
    ['Alexandr…', 'user-menu-popup', t('shell.user.sign-out')],
  ] as const) {
    const { promise: arrived, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${api.origin}/settings/client`);
    await page.getByRole('button', { name: button, exact: true }).click();
    letThrough();
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('shows a refused sign-in even if the toast code fails to load', async ({ page, api }) => {
  const t = say('en');
  await page.route('**/assets/toaster*', (route) => route.abort());
  await page.goto(`${api.origin}/auth/login`);
  await page.getByLabel(t('auth.email'), { exact: true }).fill('demo@portico.test');
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Not-The-Password-1');
  await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/password/iu);
});

test('a guest page says that it is offline, and signs in once the connection is back', fullOnly, async ({ page, context, api }) => {
  const t = say('en');
  await page.goto(`${api.origin}/auth/login`);
  await page.getByLabel(t('auth.email')).fill('demo@portico.test');
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Portico-2026');
  await context.setOffline(true);
  await expect(page.getByText(t('error.offline-form'))).toBeVisible();
  await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/u);
  await context.setOffline(false);
  await expect(page.getByText(t('error.offline-form'))).toHaveCount(0);
  await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/u);
});
