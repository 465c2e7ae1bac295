import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { answerUserSettings } from '../../../test/user-settings.ts';

const email = () => page.getByLabelText('Email');
const submit = () => page.getByRole('button', { name: 'Sign in' });

async function fill(password = 'Portico-2026'): Promise<void> {
  await email().fill(' mira@example.com ');
  await page.getByLabelText('Password', { exact: true }).fill(password);
}

test('sign-in marks empty fields once one is touched or the form is submitted', async () => {
  await openPortal('/auth/login', { guest: true });
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  await submit().click();
  await expect.element(email()).toHaveAccessibleDescription('Enter your email.');
  await expect.element(email()).toHaveFocus();
  await email().fill('mira@');
  await expect.element(email()).toHaveAccessibleDescription(/valid email/);
  expect(sent('login')).toEqual([]);
});

test('sign-in shows the password on request and hides it again', fullOnly, async () => {
  await openPortal('/auth/login', { guest: true });
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('Portico-2026');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('the sign-in button responds to a press even if the blurred field has an error to show', fullOnly, async () => {
  await openPortal('/auth/login', { guest: true });
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await email().fill('mira@');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  // Clicks near the button's upper edge, because the error pushes the button down.
  await submit().click({ position: { x: 60, y: 3 } });
  // Only a submitted form moves the focus to the first error.
  await expect.element(email()).toHaveFocus();
  await expect.element(email()).toHaveAccessibleDescription(/valid email/);
});

test('a field shows its error when it is left by a press elsewhere or by keyboard', fullOnly, async () => {
  await openPortal('/auth/login', { guest: true });
  await email().fill('mira@');
  await page.getByRole('heading', { name: 'Sign in' }).click();
  await expect.element(email()).toHaveAccessibleDescription(/valid email/);
  await page.getByLabelText('Password', { exact: true }).click();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.');
});

test('sign-in sends the normalised values and continues to the page that the guard blocked', async () => {
  answer('login', { status: 'success', accessToken: 'pat_new', accessTokenTwoFactor: null, two_factor_provider: null, user: sampleUser });
  answer('getAccountMeta', sampleUser);
  answerUserSettings();
  const portal = await openPortal('/auth/login?redirect=%2Fsettings%2Fuser', { guest: true });
  await fill();
  await page.getByLabelText('Remember me').click();
  await submit().click();
  await expect.poll(portal.address).toBe('/settings/user');
  expect(sent('login')[0]?.body).toEqual({ email: 'mira@example.com', password: 'Portico-2026', rememberMe: 1 });
  expect(localStorage.getItem('accessToken')).toBe('pat_new');
});

test('sign-in is busy until the response arrives and sends only one request', async () => {
  refuse('login', 422, { code: 'credentials_invalid', message: 'Email or password is wrong.' });
  const answered = Promise.withResolvers<void>();
  hold('login', answered.promise);
  await openPortal('/auth/login', { guest: true });
  await fill();
  await submit().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  answered.resolve();
  await expect.element(page.getByText('Email or password is wrong.')).toBeVisible();
  await expect.element(email()).toHaveValue('mira@example.com');
  expect(sent('login')).toHaveLength(1);
});

test('a refusal of a field for a reason that only newer servers know marks the field and keeps the form', async () => {
  const reason = 'not_yet_known' as never;
  refuse('login', 422, { code: 'validation_failed', errors: [{ path: 'email', code: reason, params: {} }] });
  await openPortal('/auth/login', { guest: true });
  await fill();
  await submit().click();
  await expect.element(email()).toHaveAccessibleDescription('Email is not valid.');
  await expect.element(email()).toHaveValue('mira@example.com');
});

test('sign-in leads an unverified account to code entry', async () => {
  answer('login', { status: 'required_activation', accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null });
  const portal = await openPortal('/auth/login', { guest: true });
  await fill();
  await submit().click();
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await expect.poll(portal.address).toBe('/auth/verify-account?email=mira%40example.com');
});

test.each([
  ['en', 'Forgot password?', 'Create an account'],
  ['ru', 'Забыли пароль?', 'Создайте аккаунт'],
] as const)('sign-in links to password reset and sign-up (%s)', async (locale, forgot, register) => {
  await openPortal('/auth/login', { guest: true, locale });
  await expect.element(page.getByRole('link', { name: forgot })).toHaveAttribute('href', '/auth/confirm-reset-password');
  await expect.element(page.getByRole('link', { name: register })).toHaveAttribute('href', '/auth/signup');
});

test.each([
  ['en', 'Email', 'Password', 'Sign in', 'Unknown error'],
  ['ru', 'Эл. почта', 'Пароль', 'Войти', 'Неизвестная ошибка'],
] as const)('a response without a token shows an unknown error (%s)', async (locale, label, password, button, text) => {
  const none = { accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null };
  answer('login', { ...none, status: 'requested_two_factor_challenge' });
  const portal = await openPortal('/auth/login', { guest: true, locale });
  await page.getByLabelText(label, { exact: true }).fill('mira@example.com');
  await page.getByLabelText(password, { exact: true }).fill('Portico-2026');
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(portal.address()).toBe('/auth/login');
});
