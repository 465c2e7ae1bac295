import { expect } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { dailyIf, fullOnly, smoke } from './support/daily-if.ts';

/** Section 2: where each address leads a signed-in user, and the message id of the title there. */
const memberRoutes = [
  ['/', '/settings/client', 'settings.client.title'],
  ['/invoices', '/invoices', 'invoices.list.title'],
  ['/services', '/services/my', 'services.list.title'],
  ['/services/my', '/services/my', 'services.list.title'],
  ['/services/create', '/services/create', 'order.title'],
  ['/traffic-pool', '/traffic-pool', 'traffic.pool.title'],
  ['/supports', '/supports/tickets', 'support.tickets.title'],
  ['/supports/faq', '/supports/faq', 'support.faq.title'],
  ['/supports/create-ticket', '/supports/create-ticket', 'support.create.title'],
  ['/supports/tickets', '/supports/tickets', 'support.tickets.title'],
  ['/settings', '/settings/client', 'settings.client.title'],
  ['/settings/payment', '/settings/payment', 'settings.payment.title'],
  ['/settings/user', '/settings/user', 'settings.user.title'],
  ['/settings/notifications', '/settings/notifications', 'settings.notifications.title'],
  ['/auth/login', '/settings/client', 'settings.client.title'],
  ['/auth/signup', '/settings/client', 'settings.client.title'],
  ['/auth/end-session', '/auth/end-session', 'access.end-session.title'],
  ['/auth/accept-invitation', '/auth/accept-invitation', 'access.invitation.title'],
  ['/settings/nowhere', '/settings/nowhere', 'error.not-found'],
  ['/nowhere', '/nowhere', 'error.not-found'],
] as const;

/** Pages of the demo's data and their names. */
const named = [
  ['/services/7', 'ci-runner-3.acme.dev'],
  ['/supports/tickets/3', 'Is there a discount for three years?'],
] as const;

const guestRoutes = [
  ['/auth/login', 'auth.sign-in.title'],
  ['/auth/signup', 'register.title'],
  ['/auth/verify-account', 'register.verify.title'],
  ['/auth/reset-password', 'auth.reset.title'],
  ['/auth/confirm-reset-password', 'auth.confirm-reset.title'],
  ['/auth/end-session', 'access.end-session.title'],
  ['/auth/accept-invitation', 'access.invitation.title'],
  ['/login_as_client', 'auth.impersonation.title'],
  ['/auth/nowhere', 'error.not-found'],
] as const;

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);

  test(
    `every URL leads a signed-in customer to the specified page and title (${locale})`,
    locale === 'en' ? smoke : fullOnly,
    async ({ page, api }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsDemo(page, api, null);
      for (const [address, target, title] of memberRoutes) {
        await page.goto(`${api.origin}${address}`);
        await expect(page, address).toHaveTitle(`${t(title)} · Portico`);
        expect(new URL(page.url()).pathname, address).toBe(target);
      }
      await page.goto(`${api.origin}/invoices/invoice/10040`);
      await expect(page).toHaveTitle(`${t('invoices.view.title', { id: '10040' })} · Portico`);
      // A page about a named item is titled by that name.
      for (const [address, name] of named) {
        await page.goto(`${api.origin}${address}`);
        await expect(page, address).toHaveTitle(`${name} · Portico`);
      }
    },
  );

  test(
    `a guest can open the guest pages and is sent to sign in from all others (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, api }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      for (const [address, title] of guestRoutes) {
        await page.goto(`${api.origin}${address}`);
        await expect(page, address).toHaveTitle(`${t(title)} · Portico`);
      }
      for (const [address] of memberRoutes.filter(([path]) => !path.startsWith('/auth') && !path.endsWith('nowhere'))) {
        await page.goto(`${api.origin}${address}`);
        await page.waitForURL('**/auth/login*');
      }
    },
  );
}

test('signing in returns to the page that the guard blocked, and nowhere else', async ({ page, api }) => {
  const t = say('en');
  const signIn = async () => {
    await page.getByLabel(t('auth.email'), { exact: true }).fill('demo@portico.test');
    await page.getByLabel(t('auth.password'), { exact: true }).fill('Portico-2026');
    await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  };
  await page.goto(`${api.origin}/invoices?status=unpaid`);
  await page.waitForURL('**/auth/login*');
  await signIn();
  await page.waitForURL('**/invoices?status=unpaid');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${api.origin}/auth/login?redirect=${encodeURIComponent('//evil.example/invoices')}`);
  await signIn();
  await page.waitForURL('**/settings/client');
});

test('signing out signs out every tab at once', async ({ page, context, api }) => {
  const t = say('en');
  await enterAsDemo(page, api);
  const other = await context.newPage();
  await other.goto(`${api.origin}/invoices`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Alexandr…' }).click();
  await page.getByRole('menuitem', { name: t('shell.user.sign-out') }).click();
  await page.waitForURL('**/auth/login');
  await other.waitForURL('**/auth/login*');
  expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('auth_user')])).toEqual([null, null]);
});

test('the sidebar collapses by button and by Ctrl+B, and a reload keeps its state', fullOnly, async ({ page, api }) => {
  const t = say('en');
  await enterAsDemo(page, api);
  const width = () =>
    page.getByRole('navigation', { name: t('shell.navigation') }).evaluate((element) => element.closest('header')?.offsetWidth);
  expect(await width()).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  expect((await page.context().cookies()).find(({ name }) => name === 'sidebar_state')?.value).toBe('false');
  await page.reload();
  await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
  await expect.poll(width).toBe(48);
  await page.getByRole('button', { name: t('shell.sidebar.expand') }).click();
  await expect.poll(width).toBe(256);
});
