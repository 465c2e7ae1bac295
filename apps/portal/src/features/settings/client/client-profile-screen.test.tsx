import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { extensions } from '@portico/contract/operations';
import { languages } from '@portico/contract/languages';
import { answer, answerRaw, hold, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { sampleUser } from '../../../../test/samples.ts';
import { sampleImpersonation, sampleProfile } from '../../../../test/settings-samples.ts';
import { session, store } from '../../../platform/store.ts';

const save = page.getByRole('button', { name: 'Save changes' });
const phone = page.getByLabelText('Phone');

test('the screen shows the profile and, after saving, the server’s formatting of it', async () => {
  await openPortal('/settings/client');
  await expect.element(page.getByRole('main')).toMatchTextContent(/Status.*Active.*Main user.*Mira Lang.*Email.*mira@example\.com/);
  await expect.element(page.getByLabelText('Company name')).toHaveValue('Lang GmbH');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  await phone.fill('030 901820');
  await page.getByLabelText('Telegram ID').fill('12345');
  answer('updateClientProfile', { ...sampleProfile, phone: '+4930901820', telegram_id: '12345' });
  await save.click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent('updateClientProfile')[0]?.body).toEqual({ phone: '+4930901820', telegram_id: '12345' });
  await expect.element(phone).toHaveValue('+4930901820');
});

test('the Telegram ID is said to be needed only where there are Telegram notifications', fullOnly, async () => {
  const needed = page.getByText(/Needed for Telegram notifications/);
  await openPortal('/settings/client');
  await expect.element(needed).toBeVisible();
  store.set(session.userAtom, { ...sampleUser, extensions: extensions.filter((name) => name !== 'telegram') });
  await expect.element(page.getByText('Digits only. A bot such as @userinfobot tells you yours.', { exact: true })).toBeVisible();
  await expect.element(needed).not.toBeInTheDocument();
});

test('nothing moves when the account arrives', async () => {
  const [user, profile] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answer('getAccountMeta', sampleUser);
  hold('getAccountMeta', user.promise);
  hold('getClientProfile', profile.promise);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: null });
  await openPortal('/settings/client', { guest: true });
  const form = page.getByRole('region', { name: 'Profile', exact: true });
  const topOf = () => form.element().getBoundingClientRect().top;
  await expect.element(form).toBeVisible();
  const before = topOf();
  user.resolve();
  profile.resolve();
  await expect.element(page.getByLabelText('City')).toBeVisible();
  expect(topOf()).toBe(before);
});

test.each([
  ['en', 'Phone', 'Calling code'],
  ['ru', 'Телефон', 'Код страны'],
] as const)('a calling code is chosen by its country, and a typed one is recognised (%s)', fullOnly, async (locale, label, codeLabel) => {
  await openPortal('/settings/client', { locale });
  const number = page.getByLabelText(label);
  const codes = page.getByLabelText(codeLabel);
  await number.fill('030 901820');
  await expect.element(codes).toHaveValue('DE');
  await userEvent.selectOptions(codes, 'FR');
  await expect.element(number).toHaveValue('+33 030 901820');
  await number.fill('+7 701 123 45 67');
  await expect.element(codes).toHaveValue('KZ');
});

test('saving does not overwrite changes made elsewhere in the meantime', async () => {
  await openPortal('/settings/client');
  await page.getByLabelText('City').fill('Bonn');
  // Saved in another tab.
  const meanwhile = { ...sampleProfile, language: 'ru' as const };
  answer('getClientProfile', meanwhile);
  answer('updateClientProfile', { ...meanwhile, city: 'Bonn' });
  await save.click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent('updateClientProfile')[0]?.body).toEqual({ city: 'Bonn' });
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('ru');
  expect(document.documentElement.lang).toBe('en');
});

test.each([
  ['en', 'City', 'Unsaved changes', 'Discard'],
  ['ru', 'Город', 'Есть несохранённые изменения', 'Сбросить'],
] as const)('the form says that there are unsaved changes, and discards them (%s)', fullOnly, async (locale, label, text, discard) => {
  await openPortal('/settings/client', { locale });
  const city = page.getByLabelText(label);
  await city.fill('Bonn');
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: discard }).click();
  await expect.element(city).toHaveValue('Berlin');
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: discard })).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('type')).toBe('submit');
});

test('a portal that leaves out the main user’s language keeps it and saves other fields', async () => {
  const offered = vi.spyOn(languages, 'includes').mockImplementation((language) => language === 'en');
  onTestFinished(() => offered.mockRestore());
  answer('getClientProfile', { ...sampleProfile, language: 'ru' });
  await openPortal('/settings/client');
  await expect.element(page.getByLabelText('Language')).toHaveDisplayValue('Русский');
  await page.getByLabelText('City').fill('Bonn');
  answer('updateClientProfile', { ...sampleProfile, city: 'Bonn', language: 'ru' });
  await save.click();
  await expect.poll(() => sent('updateClientProfile')[0]?.body).toEqual({ city: 'Bonn' });
});

test('saving without changes sends nothing', async () => {
  await openPortal('/settings/client');
  await save.click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent('updateClientProfile')).toEqual([]);
});

test('the form shows the error at each field and in a focused summary that links to them', async () => {
  await openPortal('/settings/client');
  await page.getByLabelText('VAT ID').fill('DE1');
  await phone.fill('12');
  await page.getByLabelText('Telegram ID').fill('@mira');
  await save.click();
  const summary = page.getByRole('group', { name: 'Your changes weren’t saved' });
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'VAT ID: Enter a valid VAT ID, such as DE136695976.',
    'Phone: Enter a valid phone number with its country code.',
    'Telegram ID: Use digits only.',
  ]);
  await expect.element(page.getByText('Enter a valid VAT ID, such as DE136695976.')).toBeVisible();
  await expect.element(page.getByText('Enter a valid phone number with its country code.')).toBeVisible();
  await expect.element(page.getByText('Use digits only.', { exact: true })).toBeVisible();
  await summary.getByRole('link').nth(1).click();
  await expect.element(phone).toHaveFocus();
  expect(sent('updateClientProfile')).toEqual([]);
});

test('billing details and contacts are groups, and what is required says so', async () => {
  await openPortal('/settings/client');
  const billing = page.getByRole('group', { name: 'Billing details' });
  await expect.element(billing.getByRole('combobox', { name: 'Country', exact: true })).toBeRequired();
  await expect.element(billing.getByLabelText('VAT ID')).not.toBeRequired();
  await expect.element(page.getByLabelText('First name')).toBeRequired();
  await expect.element(page.getByRole('group', { name: 'Contact' }).getByLabelText('Phone')).toBeVisible();
  await expect.element(page.getByText('Fields marked * are required.')).toBeVisible();
});

test('a refusal for a missing right shows in the form, and the input is kept', fullOnly, async () => {
  refuse('updateClientProfile', 403, { code: 'not_allowed' });
  await openPortal('/settings/client');
  await page.getByLabelText('City').fill('Bonn');
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Your role doesn’t allow this/);
  answerRaw('updateClientProfile', 504, 'Gateway Timeout');
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We don’t know whether the profile was saved/);
  await expect.element(page.getByLabelText('City')).toHaveValue('Bonn');
});

test('a user who is not the main user cannot edit the name', async () => {
  answer('getClientProfile', { ...sampleProfile, main_user: { id: 9, name: 'Lena Vogt' } });
  await openPortal('/settings/client');
  await expect.element(page.getByLabelText('First name')).toBeDisabled();
  await expect.element(page.getByText(/belong to the main user, Lena Vogt/)).toBeVisible();
});

test('a user who may not edit the profile sees it and the reason', async () => {
  const reader = {
    ...sampleUser,
    is_main: false,
    roles: { services: 'write', billing: 'read', support: 'write', people: 'none' } as const,
  };
  answer('getAccountMeta', reader);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: reader });
  await openPortal('/settings/client', { guest: true, locale: 'ru' });
  await expect.element(page.getByRole('main').getByText(/Ваша роль не позволяет это менять \(счета и платежи\)/)).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent(/Страна.*Германия/);
  await expect.element(page.getByText(/Ваша роль не показывает, кто ещё/)).toBeVisible();
  expect(sent('listClientUsers')).toEqual([]);
});

test('the client sees who acted as one of its users, when, why and what they did', async () => {
  answer('listImpersonations', ({ query }) => ({ items: [sampleImpersonation], page: Number(query['page']), per_page: 10, total: 11 }));
  const portal = await openPortal('/settings/client');
  const entry = page.getByRole('button', { name: /Olga: Ticket 4711/ });
  await expect.element(entry).toMatchTextContent(/Nov 20, 2026.*as Mira Lang.*view only.*2 requests/);
  await entry.click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Pay an invoice' })).toMatchTextContent(/Refused/);
  await expect.element(page.getByText('View services')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(portal.address).toBe('/settings/client?page=2');
  expect(sent('listImpersonations').at(-1)?.query).toEqual({ page: '2', 'per-page': '10' });
});
