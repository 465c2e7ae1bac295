import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { gatewayMethod, pageOf } from '../../../../test/samples.ts';
import { answerUserSettings, twoFactorOff, twoFactorOn } from '../../../../test/user-settings.ts';

const card = page.getByRole('region', { name: 'Two-factor authentication' });
const codes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV'];

test('a first code turns two-factor on and shows the recovery codes once', async () => {
  answer('requestTwoFactorGoogle', {
    status: 'success',
    secret: 'JBSWY3DPEHPK3PXP',
    otpauth_url: 'otpauth://totp/Portico:mira?secret=JBSWY3DPEHPK3PXP',
    expires_at: '2026-11-22T10:10:00Z',
  });
  answerUserSettings();
  await openPortal('/settings/user');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(card.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(card.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();

  refuse('completeTwoFactorGoogle', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  const code = card.getByLabelText('Code from the app');
  await code.fill('111111');
  await card.getByRole('button', { name: 'Confirm and turn on' }).click();
  await expect.element(code).toHaveAccessibleDescription('The code is wrong.');

  answer('completeTwoFactorGoogle', { status: 'success', message: '', recovery_codes: codes });
  answer('getTwoFactorMeta', twoFactorOn);
  await code.fill('123456');
  await card.getByRole('button', { name: 'Confirm and turn on' }).click();
  await expect.element(card.getByText('ABCDE-FGHJK')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Copy codes' })).toBeVisible();
  await card.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect.element(card.getByText('ABCDE-FGHJK')).not.toBeInTheDocument();
  await expect.element(card.getByText(/You’re running out of recovery codes/)).toBeVisible();
});

test('a recovery code turns two-factor off', fullOnly, async () => {
  answer('requestDisableTwoFactor', { status: 'success', message: '', provider: 'google', recovery_codes_left: 2 });
  answer('disableTwoFactor', { status: 'success', message: '' });
  answerUserSettings({}, twoFactorOn);
  await openPortal('/settings/user');
  await card.getByRole('button', { name: 'Turn off' }).click();
  await card.getByRole('button', { name: 'Use a recovery code' }).click();
  await card.getByLabelText('Recovery code').fill('ABCDE-FGHJK');
  answer('getTwoFactorMeta', twoFactorOff);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(card.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(sent('disableTwoFactor')[0]?.body).toEqual({ provider: 'recovery', otp: 'ABCDEFGHJK' });
});

test('a code from the app creates new recovery codes', async () => {
  answer('regenerateRecoveryCodes', { status: 'success', message: '', recovery_codes: codes });
  answerUserSettings({}, twoFactorOn);
  await openPortal('/settings/user');
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await card.getByLabelText('Code from the app').fill('123456');
  await card.getByRole('button', { name: 'Create new codes' }).click();
  await expect.element(card.getByText('LMNPQ-RSTUV')).toBeVisible();
  expect(sent('regenerateRecoveryCodes')[0]?.body).toEqual({ otp: '123456' });
});

test.each([
  [
    'en',
    /^New rec/,
    'Code from the app',
    'Create new codes',
    'My invoices',
    'Leave without saving the codes?',
    /only our support can let you in/,
    'Back to the codes',
    'I’ve saved them',
  ],
  [
    'ru',
    /^Новые/,
    'Код из приложения',
    'Создать новые коды',
    'Мои счета',
    'Уйти, не сохранив коды?',
    /войти поможет только поддержка/,
    'Вернуться к кодам',
    'Коды сохранены',
  ],
] as const)(
  'the page asks before it is left with codes that are not saved (%s)',
  fullOnly,
  async (locale, open, code, create, link, title, text, stay, saved) => {
    answer('listInvoices', pageOf());
    answer('regenerateRecoveryCodes', { status: 'success', message: '', recovery_codes: codes });
    answerUserSettings({}, twoFactorOn);
    const portal = await openPortal('/settings/user', { locale });
    await page.getByRole('button', { name: open }).click();
    await page.getByLabelText(code).fill('123456');
    await page.getByRole('button', { name: create }).click();
    await expect.element(page.getByText('LMNPQ-RSTUV')).toBeVisible();
    await page.getByRole('link', { name: link }).click();
    const question = page.getByRole('alertdialog', { name: title });
    await expect.element(question).toMatchTextContent(text);
    await question.getByRole('button', { name: stay }).click();
    await expect.element(page.getByText('LMNPQ-RSTUV')).toBeVisible();
    await page.getByRole('button', { name: saved }).click();
    await page.getByRole('link', { name: link }).click();
    await expect.poll(portal.address).toBe('/invoices');
  },
);

test('a top-up and signing out ask before codes that are not saved are lost, and name changes beside them', fullOnly, async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  answer('listPaymentMethods', { items: [gatewayMethod] });
  // An invalid address, because a real one would leave the test page.
  answer('topUpBalance', { status: 'success', message: '', next_action: 'redirect', payment_id: 'p-1', url: 'about:blank' });
  answer('regenerateRecoveryCodes', { status: 'success', message: '', recovery_codes: codes });
  answer('logout', { status: 'success', message: '' });
  answerUserSettings({}, twoFactorOn);
  const portal = await openPortal('/settings/user');
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await card.getByLabelText('Code from the app').fill('123456');
  await card.getByRole('button', { name: 'Create new codes' }).click();
  await expect.element(card.getByText('LMNPQ-RSTUV')).toBeVisible();
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await page.getByLabelText('Amount, EUR').fill('50');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the codes?' });
  await expect.element(question).not.toMatchTextContent(/Your changes on this page/);
  await question.getByRole('button', { name: 'Back to the codes' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(card.getByText('LMNPQ-RSTUV')).toBeVisible();
  await page.getByLabelText('First name').fill('Mara');
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.element(question).toMatchTextContent(/only our support can let you in\. Your changes on this page aren’t saved\./);
  expect([portal.address(), sent('logout'), warned.mock.calls]).toEqual(['/settings/user', [], []]);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(portal.address).toBe('/auth/login');
});
