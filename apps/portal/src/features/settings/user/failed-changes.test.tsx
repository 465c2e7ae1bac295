import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerRaw } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { answerUserSettings, twoFactorOn } from '../../../../test/user-settings.ts';

const card = (name: string) => page.getByRole('region', { name, exact: true });
const pending = { id: '0197f4c0-0000-7000-8000-000000000009', email: 'new@example.com', requested_at: '2026-11-22T10:00:00Z' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test.each([
  ['en', 'Your name', 'Save changes', 'Couldn’t save your settings'],
  ['ru', 'Ваше имя', 'Сохранить изменения', 'Не удалось сохранить настройки'],
] as const)('the form says that the name could not be saved (%s)', async (locale, title, save, text) => {
  answerUserSettings();
  answerRaw('updateUser', 500, 'Internal Server Error');
  await openPortal('/settings/user', { locale });
  await card(title).getByRole('textbox').first().fill('Miriam');
  await card(title).getByRole('button', { name: save }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  // The underlying error is logged to the console.
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Internal Server Error' }));
});

test.each([
  ['en', 'Password', 'Current password', 'New password', 'Confirm new password', 'Change password', 'Couldn’t change the password'],
  ['ru', 'Пароль', 'Текущий пароль', 'Новый пароль', 'Повторите новый пароль', 'Изменить пароль', 'Не удалось изменить пароль'],
] as const)(
  'the form says that the password could not be changed, and keeps the input (%s)',
  async (locale, title, current, next, repeat, submit, text) => {
    answerUserSettings();
    answerRaw('changePassword', 500, 'Internal Server Error');
    await openPortal('/settings/user', { locale });
    const own = card(title);
    await own.getByLabelText(current, { exact: true }).fill('Portico-2026');
    await own.getByLabelText(next, { exact: true }).fill('Portico-2027');
    await own.getByLabelText(repeat, { exact: true }).fill('Portico-2027');
    await own.getByRole('button', { name: submit }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(own.getByLabelText(next, { exact: true })).toHaveValue('Portico-2027');
  },
);

test.each([
  ['en', 'Email', 'New email', 'Send code', 'Couldn’t change the email'],
  ['ru', 'Эл. почта', 'Новый адрес', 'Отправить код', 'Не удалось изменить почту'],
] as const)('the form says that the email change could not be started (%s)', fullOnly, async (locale, title, field, submit, text) => {
  answerUserSettings();
  answerRaw('requestEmailChange', 500, 'Internal Server Error');
  await openPortal('/settings/user', { locale });
  await card(title).getByLabelText(field).fill('new@example.com');
  await card(title).getByRole('button', { name: submit }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ['en', 'Email', 'Code', 'Confirm email', 'Couldn’t change the email', 'Send a new code', 'Couldn’t send the code'],
  ['ru', 'Эл. почта', 'Код', 'Подтвердить адрес', 'Не удалось изменить почту', 'Отправить новый код', 'Не удалось отправить код'],
] as const)(
  'the form says that the email could not be changed, and that no new code was sent (%s)',
  fullOnly,
  async (locale, title, code, confirm, text, resend, notSent) => {
    answerUserSettings({ email_change: pending });
    answerRaw('completeEmailChange', 500, 'Internal Server Error');
    answerRaw('resendEmailChangeCode', 500, 'Internal Server Error');
    await openPortal('/settings/user', { locale });
    await card(title).getByLabelText(code).fill('004981');
    await card(title).getByRole('button', { name: confirm }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await card(title).getByRole('button', { name: resend }).click();
    await expect.element(page.getByText(notSent)).toBeVisible();
    await expect.element(card(title).getByLabelText(code)).toHaveValue('004981');
  },
);

test.each([
  ['en', 'Two-factor authentication', 'Turn on', 'Code from the app', 'Confirm and turn on', 'Couldn’t change two-factor authentication'],
  [
    'ru',
    'Двухфакторная аутентификация',
    'Включить',
    'Код из приложения',
    'Подтвердить и включить',
    'Не удалось изменить двухфакторную аутентификацию',
  ],
] as const)(
  'the card says that two-factor authentication could not be turned on (%s)',
  fullOnly,
  async (locale, title, on, code, confirm, text) => {
    answerUserSettings();
    answer('requestTwoFactorGoogle', {
      status: 'success',
      secret: 'JBSWY3DPEHPK3PXP',
      otpauth_url: 'otpauth://totp/Portico:mira?secret=JBSWY3DPEHPK3PXP',
      expires_at: '2026-11-22T10:10:00Z',
    });
    answerRaw('completeTwoFactorGoogle', 500, 'Internal Server Error');
    await openPortal('/settings/user', { locale });
    await card(title).getByRole('button', { name: on }).click();
    await card(title).getByLabelText(code).fill('123456');
    await card(title).getByRole('button', { name: confirm }).click();
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test.each([
  ['en', 'Two-factor authentication', 'Turn off', 'Code from the app', 'Couldn’t change two-factor authentication'],
  ['ru', 'Двухфакторная аутентификация', 'Выключить', 'Код из приложения', 'Не удалось изменить двухфакторную аутентификацию'],
] as const)(
  'the card says that two-factor authentication could not be turned off (%s)',
  fullOnly,
  async (locale, title, off, code, text) => {
    answerUserSettings({}, twoFactorOn);
    answer('requestDisableTwoFactor', { status: 'success', message: '', provider: 'google', recovery_codes_left: 2 });
    answerRaw('disableTwoFactor', 500, 'Internal Server Error');
    await openPortal('/settings/user', { locale });
    await card(title).getByRole('button', { name: off }).click();
    await card(title).getByLabelText(code).fill('123456');
    await card(title).getByRole('button', { name: off }).click();
    await expect.element(page.getByText(text)).toBeVisible();
  },
);
