import { expect } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import type { Stranger } from './portal-fixture.ts';
import { cartButton, wordsOf } from './order-walk.ts';
import type { OrderWalk } from './order-walk.ts';
import { say } from './texts.ts';
import { enterPassword, signOut } from './visitor.ts';

/** A detour, after which everything must be as before. */
export type Turn = { readonly name: string; readonly does: (walk: OrderWalk) => Promise<void> };

/** The other user's language, which the portal uses while they are signed in. */
const othersLocale = 'en';

/** `from` is the language of the sign-in page. */
export async function signIn({ page, api }: OrderWalk, who: Stranger, from: Locale): Promise<void> {
  await enterPassword(page, api, who, from);
  await page.waitForURL('**/settings/client');
}

async function leaveAndReturn({ page, api }: OrderWalk): Promise<void> {
  const address = page.url();
  await page.goto(`${api.origin}/settings/client`);
  await page.goto(address);
}

async function goBackAndForth({ page }: OrderWalk): Promise<void> {
  await page.goBack();
  await page.goForward();
}

async function moveToAnotherTab(walk: OrderWalk): Promise<void> {
  const address = walk.page.url();
  const next = await walk.context.newPage();
  await next.goto(address);
  await walk.page.close();
  walk.page = next;
}

/** Opens another screen while offline, lets it load when the connection returns, and goes back. */
async function loseTheLine(walk: OrderWalk): Promise<void> {
  const { page, context } = walk;
  const t = wordsOf(walk);
  walk.isCutOff = true;
  await context.setOffline(true);
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('shell.item.faq') })
    .press('Enter');
  await page.waitForURL('**/supports/faq');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('support.faq.title') })).toBeVisible();
  await expect(page.getByText(t('shell.offline'))).toHaveCount(0);
  walk.isCutOff = false;
  await page.goBack();
}

async function changeLanguage(walk: OrderWalk): Promise<void> {
  const { page } = walk;
  const t = wordsOf(walk);
  const next = walk.locale === 'en' ? 'ru' : 'en';
  await page.getByRole('button', { name: 'Mira', exact: true }).click();
  await page.getByRole('menuitem', { name: t('shell.user.language') }).press('Enter');
  const kept = page.waitForResponse((response) => response.url().endsWith('/v1/account/user-update') && response.ok());
  await page.getByRole('menuitemradio', { name: next === 'en' ? 'English' : 'Русский' }).press('Enter');
  await kept;
  walk.locale = next;
  await expect(page.locator('html')).toHaveAttribute('lang', next);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function signOutAndIn(walk: OrderWalk): Promise<void> {
  const address = walk.page.url();
  // Pending requests fail.
  walk.isCutOff = true;
  await signOut(walk.page, walk.locale);
  await expect(walk.page.getByText(wordsOf(walk)('access.sign-in-again'))).toHaveCount(0);
  await signIn(walk, walk.owner, walk.locale);
  walk.isCutOff = false;
  await walk.page.goto(address);
}

/** Signs in as another user, who sees neither the cart nor the invoice. */
async function changeUser(walk: OrderWalk): Promise<void> {
  const { page, other, owner, locale } = walk;
  const t = say(othersLocale);
  const address = page.url();
  walk.isCutOff = true;
  await signOut(page, locale);
  await signIn(walk, other, locale);
  await page.goto(address);
  await expect(cartButton({ page, locale: othersLocale }, 0)).toBeVisible();
  if (address.includes('/invoices/invoice/')) {
    await expect(page.getByRole('heading', { level: 1, name: t('invoices.view.not-found') })).toBeVisible();
    await expect(page).toHaveTitle(`${t('invoices.view.not-found')} · Portico`);
  }
  await signOut(page, othersLocale);
  await signIn(walk, owner, othersLocale);
  walk.isCutOff = false;
  await page.goto(address);
}

/** Ends the session elsewhere. Signing in again leads back to the page that noticed it. */
async function loseTheSession(walk: OrderWalk): Promise<void> {
  const { page, api, owner, locale } = walk;
  const address = page.url();
  walk.isCutOff = true;
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await fetch(`${api.origin}/v1/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok).toBe(true);
  await page.reload();
  await page.waitForURL('**/auth/login?*');
  await expect(page.getByText(wordsOf(walk)('access.sign-in-again'))).toBeVisible();
  await enterPassword(page, api, owner, locale);
  await page.waitForURL(address);
  walk.isCutOff = false;
}

/** Includes the changes that also affect a gateway's page. */
export const changesElsewhere: readonly Turn[] = [
  { name: 'leaves and returns by address', does: leaveAndReturn },
  { name: 'reloads', does: async ({ page }) => void (await page.reload()) },
  { name: 'goes back and forward', does: goBackAndForth },
  { name: 'goes on in another tab', does: moveToAnotherTab },
];

export const turns: readonly Turn[] = [
  ...changesElsewhere,
  { name: 'loses the line', does: loseTheLine },
  { name: 'changes the language', does: changeLanguage },
  { name: 'signs out and in', does: signOutAndIn },
  { name: 'lets somebody else sign in', does: changeUser },
  { name: 'loses the session', does: loseTheSession },
];
