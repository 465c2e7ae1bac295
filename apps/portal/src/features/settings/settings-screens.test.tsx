import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerUserSettings } from '../../../test/user-settings.ts';

test('the client profile says what is known of the account', async () => {
  await openPortal('/settings/client');
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/First name.*Mira.*Signed in as.*mira@example\.com.*Balance.*€128\.40.*Unpaid invoices.*0/);
  await expect.element(page.getByText('Not built yet')).toBeVisible();
});

test('payment settings say that they are not built yet', async () => {
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment settings' })).toBeVisible();
  await expect.element(page.getByText('Not built yet')).toBeVisible();
});

test('the tabs lead from one to the other', async () => {
  answerUserSettings();
  const portal = await openPortal('/settings');
  await expect.poll(portal.address).toBe('/settings/client');
  await page.getByRole('main').getByRole('link', { name: 'User settings' }).click();
  await expect.poll(portal.address).toBe('/settings/user');
});
