import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, loseAnswers, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { session, store } from '../../platform/store.ts';

function actingUser(until = new Date(Date.now() + 14.5 * 60_000).toISOString()) {
  return { ...sampleUser, id: 9, firstname: 'Lena', impersonation: { operator: 'Olga', reason: 'Ticket 4711', can_write: false, until } };
}

async function actAs(user = actingUser(), locale: 'en' | 'ru' = 'en') {
  answer('exchangeImpersonationCode', { status: 'success', accessToken: 'pat_acting', user });
  answer('getAccountMeta', user);
  return openPortal('/login_as_client?code=imp_abc', { guest: true, locale });
}

test('the screen exchanges the code once, for a session in this tab only, with a banner', async () => {
  localStorage.setItem('accessToken', 'pat_own');
  const portal = await actAs();
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('exchangeImpersonationCode').map(({ body }) => body)).toEqual([{ code: 'imp_abc' }]);
  expect(sessionStorage.getItem('accessToken')).toBe('pat_acting');
  expect(localStorage.getItem('accessToken')).toBe('pat_own');
  const banner = page.getByRole('region', { name: 'Acting as a client' });
  await expect
    .element(banner)
    .toMatchTextContent(/Olga is in this client’s account with view-only access, 15 minutes left\. Reason: Ticket 4711/);
  await expect.element(page.getByText(/View only: changes aren’t available/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Invite a user' })).toHaveAttribute('aria-disabled', 'true');
});

test('the banner ends the session and leads to a page that says so', async () => {
  answer('logout', { status: 'success', message: '' });
  const portal = await actAs();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'You’ve left the client’s account' })).toBeVisible();
  expect(portal.address()).toBe('/login_as_client?ended=true');
  expect(sent('logout')[0]?.headers.get('Authorization')).toBe('Bearer pat_acting');
  expect(sessionStorage.getItem('accessToken')).toBeNull();
});

test('the session ends automatically when its time is up', async () => {
  await actAs(actingUser(new Date(Date.now() - 1000).toISOString()), 'ru');
  await expect.element(page.getByRole('heading', { name: 'Вы вышли из аккаунта клиента' })).toBeVisible();
  expect(store.get(session.isAuthenticatedAtom)).toBe(false);
});

test('a used or expired code shows that it is no longer valid', async () => {
  refuse('exchangeImpersonationCode', 422, { code: 'impersonation_code_invalid' });
  await openPortal('/login_as_client?code=imp_old', { guest: true });
  await expect.element(page.getByText(/already used or has expired/)).toBeVisible();
  expect(sent('exchangeImpersonationCode')).toHaveLength(1);
});

test('a lost response can be requested again', async () => {
  loseAnswers('exchangeImpersonationCode');
  const portal = await openPortal('/login_as_client?code=imp_abc', { guest: true });
  await expect.element(page.getByText(/We can’t reach the server/)).toBeVisible();
  const user = actingUser();
  answer('exchangeImpersonationCode', { status: 'success', accessToken: 'pat_acting', user });
  answer('getAccountMeta', user);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(portal.address).toBe('/settings/client');
  // Back would exchange the used code again.
  expect(portal.historyLength()).toBe(1);
});

test('a URL without a code says what is missing', async () => {
  await openPortal('/login_as_client', { guest: true });
  await expect.element(page.getByText(/The address has no code/)).toBeVisible();
});
