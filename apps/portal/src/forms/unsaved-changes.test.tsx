import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse, sent } from '../../test/network.ts';
import type { User } from '@portico/contract';
import { openPortal } from '../../test/open-portal.tsx';
import { gatewayMethod, pageOf, samplePayment, sampleUser } from '../../test/samples.ts';
import { sampleProfile } from '../../test/settings-samples.ts';
import { answerUserSettings } from '../../test/user-settings.ts';
import { session, store } from '../platform/store.ts';
import { ask, questionAtom, staysForUnkept, unsavedAtom } from '../platform/unsaved-forms.ts';

const city = () => page.getByLabelText('City');
const question = () => page.getByRole('alertdialog', { name: 'Discard changes?' });
const toInvoices = () => page.getByRole('link', { name: 'My invoices' });

beforeEach(() => answer('listInvoices', pageOf()));

test('a link asks before discarding changes', async () => {
  const portal = await openPortal('/settings/client');
  await city().fill('Bonn');
  await toInvoices().click();
  await question().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(portal.address()).toBe('/settings/client');
  await expect.element(city()).toHaveValue('Bonn');
  await toInvoices().click();
  await question().getByRole('button', { name: 'Discard' }).click();
  await expect.poll(portal.address).toBe('/invoices');
});

test('a top-up leaves for the payment page without asking, and keeps the changes', fullOnly, async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer('listPaymentMethods', { items: [gatewayMethod] });
  answer('syncPayment', { ...samplePayment, purpose: 'topup', invoice_id: null });
  // An invalid address, because a real one would leave the test page.
  answer('topUpBalance', { status: 'success', message: '', next_action: 'redirect', payment_id: 'p-1', url: 'about:blank' });
  const portal = await openPortal('/settings/client');
  await city().fill('Bonn');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await page.getByLabelText('Amount, EUR').fill('50');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.poll(portal.address).toBe('/invoices?payment=p-1');
  expect(question().query()).toBeNull();
  portal.back();
  await expect.element(city()).toHaveValue('Bonn');
});

test('a top-up asks about a typed password before it begins, and keeps a new email', fullOnly, async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answerUserSettings();
  answer('listPaymentMethods', { items: [gatewayMethod] });
  answer('syncPayment', { ...samplePayment, purpose: 'topup', invoice_id: null });
  answer('topUpBalance', { status: 'success', message: '', next_action: 'redirect', payment_id: 'p-1', url: 'about:blank' });
  const portal = await openPortal('/settings/user');
  await page.getByLabelText('New email').fill('new@example.com');
  await page.getByLabelText('New password', { exact: true }).fill('Portico-2027');
  async function topUp(): Promise<void> {
    await page.getByRole('button', { name: 'Top up', exact: true }).click();
    await page.getByLabelText('Amount, EUR').fill('50');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  }
  await topUp();
  await question().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Top up' })).not.toBeInTheDocument();
  expect(sent('topUpBalance')).toEqual([]);
  await topUp();
  await question().getByRole('button', { name: 'Discard' }).click();
  await expect.poll(portal.address).toBe('/invoices?payment=p-1');
  expect(sent('topUpBalance')).toHaveLength(1);
  portal.back();
  await expect.element(page.getByLabelText('New email')).toHaveValue('new@example.com');
  await expect.element(page.getByLabelText('New password', { exact: true })).toHaveValue('');
});

test('a payment that waits for an answer stays on the page if Back asks in the meantime', async () => {
  store.set(unsavedAtom, { items: new Map([['codes', { isKept: false }]]), Question: null });
  const stays = staysForUnkept();
  void ask();
  const unanswered = new Promise((resolve) => setTimeout(resolve, 10, 'unanswered'));
  expect(await Promise.race([stays, unanswered])).toBe(true);
  store.set(unsavedAtom, { items: new Map(), Question: null });
  store.set(questionAtom, null);
});

test('a link that is followed while changes are being saved leaves once they are', fullOnly, async () => {
  const saving = Promise.withResolvers<void>();
  answer('updateClientProfile', { ...sampleProfile, city: 'Bonn' });
  hold('updateClientProfile', saving.promise);
  const portal = await openPortal('/settings/client');
  await city().fill('Bonn');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toInvoices().click();
  await expect.element(question()).toBeVisible();
  answer('getClientProfile', { ...sampleProfile, city: 'Bonn' });
  saving.resolve();
  await expect.poll(portal.address).toBe('/invoices');
  expect(store.get(questionAtom)).toBeNull();
});

test('the confirmation is in Russian too', fullOnly, async () => {
  await openPortal('/settings/client', { locale: 'ru' });
  await page.getByLabelText('Город').fill('Бонн');
  await page.getByRole('link', { name: 'Мои счета' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Отменить изменения?' });
  await expect.element(dialog).toMatchTextContent(/Изменения на этой странице не сохранены/);
  await dialog.getByRole('button', { name: 'Продолжить редактирование' }).click();
});

test('leaving asks nothing once the changes are saved or undone', fullOnly, async () => {
  const portal = await openPortal('/settings/client');
  await city().fill('Bonn');
  await city().fill('Berlin');
  await toInvoices().click();
  await expect.poll(portal.address).toBe('/invoices');
  portal.back();
  await city().fill('Bonn');
  answer('updateClientProfile', { ...sampleProfile, city: 'Bonn' });
  answer('getClientProfile', { ...sampleProfile, city: 'Bonn' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  await toInvoices().click();
  await expect.poll(portal.address).toBe('/invoices');
});

test('changes survive the end of a session, only for the same user', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const portal = await openPortal('/settings/client');

  async function endSession(): Promise<void> {
    refuse('getAccountMeta', 401, { code: 'unauthorized' });
    store.set(session.clearAtom);
    await expect.poll(portal.address).toMatch(/^\/auth\/login/u);
  }

  async function signIn(user: User): Promise<void> {
    answer('getAccountMeta', user);
    answer('login', { status: 'success', accessToken: 'pat_new', accessTokenTwoFactor: null, two_factor_provider: null, user });
    await page.getByLabelText('Email', { exact: true }).fill('mira@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('Correct-Horse-7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(portal.address).toBe('/settings/client');
  }

  await city().fill('Bonn');
  await endSession();
  await signIn({ ...sampleUser, id: 8 });
  await expect.element(city()).toHaveValue('Berlin');
  await endSession();
  await signIn(sampleUser);
  await expect.element(city()).toHaveValue('Bonn');
  answer('updateClientProfile', { ...sampleProfile, city: 'Bonn' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => sent('updateClientProfile')[0]?.body).toEqual({ city: 'Bonn' });
});
