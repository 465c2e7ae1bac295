import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PasskeyRequest } from '@portico/contract';
import { answer, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { answerUserSettings } from '../../../test/user-settings.ts';
import { holdPasskey, plugInAuthenticator } from '../../../test/virtual-authenticator.ts';

const request = (rpId = location.hostname): PasskeyRequest => ({
  status: 'success',
  options: {
    rpId,
    challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  },
  expires_at: '2099-11-22T10:05:00Z',
});
const button = page.getByRole('button', { name: 'Sign in with a passkey' });
const halfway = {
  status: 'requested_two_factor_challenge',
  accessToken: null,
  accessTokenTwoFactor: 'p2f_test',
  two_factor_provider: 'google',
  two_factor_passkey: true,
  user: null,
} as const;

async function enterPassword(): Promise<void> {
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a passkey signs in without email and password, and continues to the page that the guard blocked', async () => {
  const authenticator = await plugInAuthenticator();
  const credentialId = await holdPasskey(authenticator);
  answer('loginPasskey', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  answer('getAccountMeta', sampleUser);
  answerUserSettings();
  const portal = await openPortal('/auth/login?redirect=%2Fsettings%2Fuser', { guest: true });
  await page.getByLabelText('Remember me').click();
  // The suggestion in the email field has been requested and refused.
  await expect.poll(() => sent('requestPasskeyLogin').length).toBe(1);
  answer('requestPasskeyLogin', request());
  await button.click();
  await expect.poll(portal.address).toBe('/settings/user');
  expect(localStorage.getItem('accessToken')).toBe('pat_new');
  expect(sent('loginPasskey')[0]?.body).toMatchObject({ credential: { id: credentialId }, rememberMe: 1 });
  expect(sent('login')).toEqual([]);
});

test('a refusal by the server or a browser failure leaves the page unchanged', async () => {
  await holdPasskey(await plugInAuthenticator());
  await openPortal('/auth/login', { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await expect.poll(() => sent('requestPasskeyLogin').length).toBe(1);
  answer('requestPasskeyLogin', request('portal.example.com'));
  await button.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('don’t work at this address');
  answer('requestPasskeyLogin', request());
  refuse('loginPasskey', 422, { code: 'passkey_invalid', message: 'This passkey was not accepted.' });
  await button.click();
  // The suggestion is active again by now, and this authenticator accepts every request.
  await expect.element(page.getByText('This passkey was not accepted.').first()).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mira@example.com');
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['a server whose clock is six minutes behind', -60_000, 300_000],
  ['a server whose clock is 40 days ahead', 40 * 86_400_000, 300_000],
  ['an API whose challenges are valid for 20 seconds', 20_000, 20_000],
])('%s is sent one request for the email field’s autofill', async (_api, leftMs, timeout) => {
  await plugInAuthenticator();
  const { options, ...rest } = request();
  answer('requestPasskeyLogin', { ...rest, options: { ...options, timeout }, expires_at: new Date(Date.now() + leftMs).toISOString() });
  await openPortal('/auth/login', { guest: true });
  await expect.poll(() => sent('requestPasskeyLogin').length).toBeGreaterThan(0);
  await new Promise((over) => setTimeout(over, 300));
  // Strict mode mounts everything twice.
  expect(sent('requestPasskeyLogin').length).toBeLessThanOrEqual(2);
});

test('a passkey from the email field’s autofill signs in without a press', async () => {
  const credentialId = await holdPasskey(await plugInAuthenticator());
  answer('requestPasskeyLogin', request());
  answer('loginPasskey', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  answer('getAccountMeta', sampleUser);
  const portal = await openPortal('/auth/login', { guest: true });
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('loginPasskey')[0]?.body).toMatchObject({ credential: { id: credentialId }, rememberMe: 0 });
});

test('a passkey from the autofill keeps the session as “Remember me” says when it is chosen', async () => {
  await holdPasskey(await plugInAuthenticator());
  const offered = Promise.withResolvers<void>();
  answer('requestPasskeyLogin', request());
  hold('requestPasskeyLogin', offered.promise);
  answer('loginPasskey', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  answer('getAccountMeta', sampleUser);
  await openPortal('/auth/login', { guest: true });
  await expect.poll(() => sent('requestPasskeyLogin').length).toBe(1);
  await page.getByLabelText('Remember me').click();
  offered.resolve();
  await expect.poll(() => sent('loginPasskey')[0]?.body).toMatchObject({ rememberMe: 1 });
});

test('a passkey also replaces the second-step code', fullOnly, async () => {
  const credentialId = await holdPasskey(await plugInAuthenticator());
  answer('login', halfway);
  answer('getAccountMeta', sampleUser);
  const own = request();
  answer('requestPasskeyTwoFactor', {
    ...own,
    options: { ...own.options, allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }] },
  });
  answer('loginTwoFactorPasskey', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  const portal = await openPortal('/auth/login', { guest: true });
  await enterPassword();
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('loginTwoFactorPasskey')[0]?.headers.get('authorization')).toBe('Bearer p2f_test');
  expect(sent('loginTwoFactorPasskey')[0]?.body).toMatchObject({ credential: { id: credentialId }, rememberMe: 0 });
});

test('a passkey is not offered as second step to a user without one', async () => {
  answer('login', { ...halfway, two_factor_passkey: false });
  await openPortal('/auth/login', { guest: true });
  await enterPassword();
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' });
  await expect.element(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
});
