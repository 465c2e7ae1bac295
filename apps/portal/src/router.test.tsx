import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, sent } from '../test/network.ts';
import { openPortal } from '../test/open-portal.tsx';
import { sampleUser } from '../test/samples.ts';
import { answerUserSettings } from '../test/user-settings.ts';
import { goTo } from './platform/navigation.ts';
import { session, store } from './platform/store.ts';

const expired = '/auth/login?redirect=%2Fsettings%2Fuser&ended=true';
const tellTab = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

function signInElsewhere(): void {
  localStorage.setItem('auth_user', JSON.stringify(sampleUser));
  localStorage.setItem('accessToken', 'pat_other');
}

function signOutElsewhere(): void {
  localStorage.removeItem('auth_user');
  localStorage.removeItem('accessToken');
  tellTab('auth_user');
  tellTab('accessToken');
}

beforeEach(() => {
  answer('getAccountMeta', sampleUser);
  answerUserSettings();
});

test.each([
  ['its own target', expired, '/settings/user'],
  ['the start page', '/auth/login', '/settings/client'],
  ['the start page instead of another site', '/auth/login?redirect=%2F%2Fevil.example', '/settings/client'],
  ['the start page from another page for guests', '/auth/signup', '/settings/client'],
])('a sign-in in another tab leads to %s', async (_where, address, target) => {
  const portal = await openPortal(address, { guest: true });
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  signInElsewhere();
  tellTab('auth_user');
  tellTab('accessToken');
  await expect.poll(portal.address).toBe(target);
  expect(portal.historyLength()).toBe(1);
});

test('a sign-in page that Back restores after a sign-in in another tab continues', async () => {
  const portal = await openPortal(expired, { guest: true });
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  signInElsewhere();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(portal.address).toBe('/settings/user');
});

test('a sign-in page that is opened by a signed-in user leads to its target', async () => {
  const portal = await openPortal(expired);
  await expect.poll(portal.address).toBe('/settings/user');
});

test('a sign-in in this tab opens its page once, although another tab stores the user meanwhile', async () => {
  const fetched = Promise.withResolvers<void>();
  answer('login', { status: 'success', accessToken: 'pat_new', accessTokenTwoFactor: null, two_factor_provider: null, user: null });
  hold('getAccountMeta', fetched.promise);
  const portal = await openPortal(expired, { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => sent('getAccountMeta').length).toBeGreaterThan(0);
  localStorage.setItem('auth_user', JSON.stringify(sampleUser));
  tellTab('auth_user');
  expect(portal.address()).toBe(expired);
  fetched.resolve();
  await expect.poll(portal.address).toBe('/settings/user');
  expect(portal.historyLength()).toBe(2);
});

test.each([
  ['/auth/end-session?token=t1', 'This wasn’t you?'],
  ['/auth/accept-invitation?token=t1', 'Accept invitation'],
])('a page for everybody stays when another tab signs in or out: %s', async (address, heading) => {
  answer('getInvitation', {
    email: 'ivan@example.com',
    first_name: 'Ivan',
    client_name: 'Novak Ltd',
    language: 'en',
    expires_at: '2027-01-01T00:00:00Z',
  });
  const portal = await openPortal(address);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  signOutElsewhere();
  expect(store.get(session.isAuthenticatedAtom)).toBe(false);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(portal.address()).toBe(address);
  signInElsewhere();
  tellTab('accessToken');
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(portal.address()).toBe(address);
  await goTo('/settings/user');
  signOutElsewhere();
  await expect.poll(portal.address).toBe('/auth/login?redirect=%2Fsettings%2Fuser&ended=true');
});
