import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerRaw, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';

const code = () => page.getByLabelText('Code');
const verify = () => page.getByRole('button', { name: 'Verify' });

test('verification names the email and asks for six digits', async () => {
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await expect.element(page.getByText('mira@example.com')).toBeVisible();
  // Left empty to read the mail, it has no error; left half entered, it has.
  await expect.element(code()).toHaveFocus();
  await userEvent.tab();
  await expect.element(code()).not.toHaveAttribute('aria-invalid', 'true');
  await code().fill('123');
  await userEvent.tab();
  await expect.element(code()).toHaveAccessibleDescription(/Enter 6 digits/);
  await code().fill('');
  await verify().click();
  await expect.element(code()).toHaveAccessibleDescription(/Enter 6 digits/);
  expect(sent('verifyEmail')).toEqual([]);
});

test('verification submits the code at its sixth digit and signs in', async () => {
  answer('verifyEmail', { status: 'success', accessToken: 'pat_new', user: sampleUser, reset_token: null });
  answer('getAccountMeta', sampleUser);
  const portal = await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await code().fill('004981');
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('verifyEmail')).toHaveLength(1);
  expect(sent('verifyEmail')[0]?.body).toEqual({ email: 'mira@example.com', token: '004981' });
});

test('verification keeps a wrong code and says that it is wrong', async () => {
  refuse('verifyEmail', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await code().fill('000000');
  await expect.element(page.getByText('The code is wrong.')).toBeVisible();
  await expect.element(code()).toHaveValue('000000');
});

test('the server’s sentence disappears when the language changes, and the code stays marked as wrong', async () => {
  refuse('verifyEmail', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await code().fill('000000');
  await expect.element(code()).toHaveAccessibleDescription('The code is wrong.');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByLabelText('Код')).toHaveAccessibleDescription('Проверьте поле «Код»: оно заполнено неверно.');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(code()).toHaveAccessibleDescription('The code is wrong.');
});

test('verification sends a wrong code once, however often it is submitted', async () => {
  refuse('verifyEmail', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await code().fill('000000');
  await expect.element(code()).toHaveAccessibleDescription('The code is wrong.');
  await verify().click();
  await expect.element(code()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('111111');
  await expect.poll(() => sent('verifyEmail').map(({ body }) => (body as { token: string }).token)).toEqual(['000000', '111111']);
});

test('verification sends a new code, to an entered email if the page has no valid one', async () => {
  answer('resendVerificationCode', { status: 'success', message: '' });
  // A link that didn't escape the plus sign.
  await openPortal('/auth/verify-account?email=mira+novak@example.com', { guest: true });
  await expect.element(page.getByLabelText('Email')).toHaveValue('mira novak@example.com');
  await page.getByLabelText('Email').fill('mira@example.com ');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect.element(page.getByText('If this email still needs verifying, a new code is on its way.')).toBeVisible();
  expect(sent('resendVerificationCode')[0]?.body).toEqual({ email: 'mira@example.com' });
});

test('a code from a sign-up in another browser leads to choosing a password, signed out', async () => {
  answer('verifyEmail', { status: 'success', accessToken: 'pat_new', user: sampleUser, reset_token: 'prt_new' });
  answer('resetPassword', { status: 'success', message: '' });
  const portal = await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await code().fill('004981');
  await expect.poll(portal.address).toBe('/auth/reset-password?token=prt_new');
  await expect.element(page.getByText(/The account was created in another browser/)).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
  await page.getByLabelText('New password', { exact: true }).fill('Portico-2026');
  await page.getByLabelText('Confirm password').fill('Portico-2026');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.poll(() => sent('resetPassword')[0]?.body).toMatchObject({ token: 'prt_new', password: 'Portico-2026' });
});

test('requesting a new code clears the field without showing an error', async () => {
  refuse('verifyEmail', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  answer('resendVerificationCode', { status: 'success', message: '' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await code().fill('000000');
  await expect.element(page.getByText('The code is wrong.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect.element(code()).toHaveValue('');
  await expect.element(code()).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('The code is wrong.')).not.toBeInTheDocument();
});

test.each([
  ['en', 'Code', 'Failed to verify the code'],
  ['ru', 'Код', 'Не удалось проверить код'],
] as const)('a code that could not be verified stays in the field with an error (%s)', async (locale, label, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerRaw('verifyEmail', 502, 'Bad Gateway');
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true, locale });
  await page.getByLabelText(label).fill('004981');
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByLabelText(label)).toHaveValue('004981');
});

test.each([
  ['en', 'Send a new code', 'Couldn’t send the code'],
  ['ru', 'Отправить новый код', 'Не удалось отправить код'],
] as const)('verification says that a new code could not be sent (%s)', async (locale, resend, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerRaw('resendVerificationCode', 502, 'Bad Gateway');
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true, locale });
  await page.getByRole('button', { name: resend }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});
