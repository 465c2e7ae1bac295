import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { sampleUser } from '../../test/samples.ts';
import { session, store } from '../platform/store.ts';

test('a verified email signs in although the user can’t be fetched right after, and the page fetches it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  answer('verifyEmail', { status: 'success', accessToken: 'pat_new', user: null, reset_token: null });
  answer('getAccountMeta', sampleUser);
  refuse('getAccountMeta', 503, { code: 'unavailable', message: 'Not now.' }, () => sent('getAccountMeta').length === 1);
  const portal = await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await page.getByLabelText('Code').fill('004981');
  await expect.poll(portal.address).toMatch(/^\/settings/u);
  await expect.element(page.getByText('Your email is verified. Welcome!')).toBeVisible();
  await expect.element(page.getByText('€128.40').first()).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a new token that the API rejects is reported where it was asked for', async () => {
  answer('verifyEmail', { status: 'success', accessToken: 'pat_new', user: null, reset_token: null });
  refuse('getAccountMeta', 401, { code: 'unauthorized', message: 'Sign in again.' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await page.getByLabelText('Code').fill('004981');
  await expect.poll(() => store.get(session.isAuthenticatedAtom)).toBe(false);
  await expect.element(page.getByText('Sign in again.').first()).toBeVisible();
  await expect.element(page.getByText('Your email is verified. Welcome!')).not.toBeInTheDocument();
});
