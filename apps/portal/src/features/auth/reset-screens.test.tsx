import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';

const submit = () => page.getByRole('button', { name: 'Set password' });
const password = () => page.getByLabelText('New password');

test('requesting a reset link tells the user where to look for it', async () => {
  answer('requestPasswordReset', { status: 'success', message: '' });
  await openPortal('/auth/confirm-reset-password', { guest: true });
  await page.getByLabelText('Email').fill(' mira@example.com ');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.element(page.getByText(/If there’s an account for mira@example.com/)).toBeVisible();
  await expect.element(page.getByText(/Request received/)).toBeVisible();
  expect(sent('requestPasswordReset')[0]?.body).toEqual({ email: 'mira@example.com' });
});

test('a failed request says so and keeps the email', async () => {
  refuse('requestPasswordReset', 429, { code: 'too_many_requests', message: 'Wait a minute.' });
  await openPortal('/auth/confirm-reset-password', { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByText('Reset request failed. Wait a minute.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mira@example.com');
});

test('a reset link without a token offers no password form', async () => {
  const portal = await openPortal('/auth/reset-password', { guest: true });
  await expect.element(page.getByText('Invalid reset token')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect.poll(portal.address).toBe('/auth/confirm-reset-password');
});

test('the reset form lists the allowed characters before any is refused', async () => {
  await openPortal('/auth/reset-password?token=t1', { guest: true });
  await expect.element(password()).toHaveAccessibleDescription(/underscore, dot and hyphen/);
  await password().fill('Portico 2026');
  await page.getByLabelText('Confirm password').fill('Portico-2027');
  await submit().click();
  await expect.element(password()).toHaveAccessibleDescription(/aren’t allowed/);
  await expect.element(password()).toHaveFocus();
  await password().fill('Portico-2026');
  await expect.element(page.getByLabelText('Confirm password')).toHaveAccessibleDescription('The passwords don’t match.');
  expect(sent('resetPassword')).toEqual([]);
});

// With real timers: an effect starts the countdown, and no clock can be advanced before it has run.
test('setting a new password leads to sign-in after three seconds', fullOnly, async () => {
  answer('resetPassword', { status: 'success', message: '' });
  const portal = await openPortal('/auth/reset-password?token=t1', { guest: true });
  await password().fill('Portico-2026');
  await page.getByLabelText('Confirm password').fill('Portico-2026');
  const startedMs = performance.now();
  await submit().click();
  await expect.element(page.getByText(/Your new password is set/)).toBeVisible();
  await expect.poll(portal.address).toBe('/auth/login');
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(3_000);
  expect(sent('resetPassword')[0]?.body).toEqual({ token: 't1', password: 'Portico-2026', password_repeat: 'Portico-2026' });
});

// Another API's tokens may look like numbers, which the router reads.
test.each([
  { code: 'reset_token_invalid', text: 'Invalid reset token', token: '48213976' },
  { code: 'reset_token_expired', text: 'Token has expired, request a new one', token: '123456789012345678901e5' },
] as const)('$code of any token offers a new link', async ({ code, text, token }) => {
  refuse('resetPassword', 422, { code });
  await openPortal(`/auth/reset-password?token=${token}`, { guest: true });
  await password().fill('Portico-2026');
  await page.getByLabelText('Confirm password').fill('Portico-2026');
  await submit().click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  expect(sent('resetPassword')[0]?.body).toMatchObject({ token });
});
