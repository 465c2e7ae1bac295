import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerRaw, hold, loseAnswers, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

const dialog = () => page.getByRole('dialog', { name: 'Two-factor authentication' });
const verify = () => dialog().getByRole('button', { name: 'Verify' });

async function signIn(address = '/auth/login') {
  answer('login', {
    status: 'requested_two_factor_challenge',
    accessToken: null,
    accessTokenTwoFactor: 'ptf_1',
    two_factor_provider: 'google',
    user: null,
  });
  answer('getAccountMeta', sampleUser);
  const portal = await openPortal(address, { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByLabelText('Remember me').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(dialog()).toBeVisible();
  return portal;
}

test('the dialog sends the code with the first step’s token and continues to the page that the guard blocked', async () => {
  answer('loginTwoFactor', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  const portal = await signIn('/auth/login?redirect=%2Fsettings%2Fpayment');
  const code = dialog().getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('123 456');
  await expect.poll(portal.address).toBe('/settings/payment');
  expect(sent('loginTwoFactor')[0]?.body).toEqual({ provider: 'google', otp: '123456', rememberMe: 1 });
  expect(sent('loginTwoFactor')[0]?.headers.get('authorization')).toBe('Bearer ptf_1');
  expect(localStorage.getItem('accessToken')).toBe('pat_new');
});

test('the dialog requires a code, shows a wrong one at the field, and clears it on close', fullOnly, async () => {
  refuse('loginTwoFactor', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  await signIn();
  await verify().click();
  const code = dialog().getByLabelText('Code');
  await expect.element(code).toHaveAccessibleDescription('Enter the code.');
  await code.fill('111111');
  await expect.element(code).toHaveAccessibleDescription('The code is wrong.');
  await expect.element(code).toHaveFocus();
  // Submitting the same code again would only use up another attempt.
  await verify().click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('222222');
  await expect.poll(() => sent('loginTwoFactor').map(({ body }) => (body as { otp: string }).otp)).toEqual(['111111', '222222']);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(dialog().getByLabelText('Code')).toHaveValue('');
});

test('a code that is corrected while a wrong one is on its way is not called wrong: it is sent by itself, once, and signs in', async () => {
  const [wrong, right] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  refuse('loginTwoFactor', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  hold('loginTwoFactor', wrong.promise);
  const portal = await signIn();
  const code = dialog().getByLabelText('Code');
  await code.fill('111111');
  await expect.poll(() => sent('loginTwoFactor')).toHaveLength(1);
  answer('loginTwoFactor', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  hold('loginTwoFactor', right.promise);
  await userEvent.keyboard('{Backspace}2');
  await expect.element(code).toHaveValue('111112');
  wrong.resolve();
  await expect.poll(() => sent('loginTwoFactor').map(({ body }) => (body as { otp: string }).otp)).toEqual(['111111', '111112']);
  await expect.element(code).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('The code is wrong.')).not.toBeInTheDocument();
  right.resolve();
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('loginTwoFactor')).toHaveLength(2);
});

test('the dialog accepts a recovery code instead', async () => {
  answer('loginTwoFactor', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  const portal = await signIn();
  await dialog().getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog().getByLabelText('Recovery code').fill('ABCDE-FGHJK');
  await verify().click();
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('loginTwoFactor')[0]?.body).toEqual({ provider: 'recovery', otp: 'ABCDEFGHJK', rememberMe: 1 });
});

test('the dialog returns to the password once the challenge expires', fullOnly, async () => {
  refuse('loginTwoFactor', 401, { code: 'unauthorized', message: 'Sign in again.' });
  await signIn();
  await dialog().getByLabelText('Code').fill('111111');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('Sign in again.')).toBeVisible();
});

test('the dialog says that the code could not be verified when the server sends no message', fullOnly, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerRaw('loginTwoFactor', 500, 'Internal Server Error');
  await signIn();
  await dialog().getByLabelText('Code').fill('111111');
  await expect.element(page.getByText('We couldn’t verify the code. Sign in again.')).toBeVisible();
  await changeLocale(store, 'ru');
  await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
  await expect.element(page.getByText('Не удалось проверить код. Войдите ещё раз.')).toBeVisible();
});

test('the dialog says that no response arrived and lets the user retry the same code', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  loseAnswers('loginTwoFactor');
  await signIn();
  await dialog().getByLabelText('Code').fill('123456');
  await expect.element(page.getByText(/We can’t reach the server/)).toBeVisible();
  expect(logged).toHaveBeenCalled();
  await expect.element(dialog().getByLabelText('Code')).toHaveValue('123456');
});

test('an internal error shows a general message and is logged to the console', fullOnly, async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  answer('loginTwoFactor', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  await signIn();
  const fault = new Error('The storage is full');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw fault;
  });
  await dialog().getByLabelText('Code').fill('123456');
  await expect.element(page.getByText('We couldn’t verify the code. Sign in again.')).toBeVisible();
  await expect.poll((): unknown[] => logged.mock.calls.flat()).toContain(fault);
});
