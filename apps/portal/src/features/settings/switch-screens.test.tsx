import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerRaw, hold, loseAnswers, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleCard, sampleUser } from '../../../test/samples.ts';
import { samplePaymentSettings, samplePreferences } from '../../../test/settings-samples.ts';
import { changeLocale } from '../../platform/locale.ts';
import { session, store } from '../../platform/store.ts';

const card = page.getByRole('switch', { name: 'Pay from the card' });

test('a payment setting takes effect at once', async () => {
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('switch', { name: 'Pay from the balance' })).toBeChecked();
  await expect.element(card).not.toBeChecked();
  const answered = Promise.withResolvers<undefined>();
  answer('updatePaymentSettings', { ...samplePaymentSettings, auto_pay_from_card: true });
  answer('getPaymentSettings', { ...samplePaymentSettings, auto_pay_from_card: true });
  hold('updatePaymentSettings', answered.promise);
  await card.click();
  await expect.element(card).toBeChecked();
  expect(sent('updatePaymentSettings')[0]?.body).toEqual({ auto_pay_from_card: true });
  answered.resolve(undefined);
  await expect.element(card).toBeChecked();
});

test('a switch that is switched back at once ends as it was left', async () => {
  await openPortal('/settings/payment');
  await expect.element(card).not.toBeChecked();
  const first = Promise.withResolvers<undefined>();
  const on = { ...samplePaymentSettings, auto_pay_from_card: true };
  answer('updatePaymentSettings', on);
  hold('updatePaymentSettings', first.promise);
  await card.click();
  await card.click();
  await expect.element(card).not.toBeChecked();
  const seen = new Set<boolean>();
  const watch = setInterval(() => seen.add((card.element() as HTMLInputElement).checked), 5);
  onTestFinished(() => clearInterval(watch));
  // Until the first save is answered, the second could reach the server before it.
  expect(sent('updatePaymentSettings')).toHaveLength(1);
  answer('updatePaymentSettings', samplePaymentSettings);
  first.resolve(undefined);
  await expect
    .poll(() => sent('updatePaymentSettings').map(({ body }) => body))
    .toEqual([{ auto_pay_from_card: true }, { auto_pay_from_card: false }]);
  await expect.element(card).not.toHaveAttribute('aria-busy');
  expect([...seen]).toEqual([false]);
});

test('automatic card payment says that there is no card', async () => {
  await openPortal('/settings/payment');
  await expect.element(card).toHaveAccessibleDescription(/we charge your default card on the due date.*No saved cards yet\./);
});

test('automatic card payment shows no warning when there is a card', async () => {
  answer('listCards', { items: [sampleCard], max: 10 });
  await openPortal('/settings/payment');
  await expect.element(card).toHaveAccessibleDescription(/we tell you and try again\.$/);
});

test('a payment setting that could not be saved switches back and shows why, in the language of the page', async () => {
  loseAnswers('updatePaymentSettings');
  await openPortal('/settings/payment');
  await card.click();
  await expect.element(page.getByText(/^We can’t reach the server/)).toBeVisible();
  // A lost answer may have changed something.
  await changeLocale(store, 'ru');
  await expect.element(page.getByText(/^Сервер недоступен/)).toBeVisible();
  await changeLocale(store, 'en');
  answerRaw('updatePaymentSettings', 504, 'Gateway Timeout');
  await card.click();
  await expect.element(page.getByText(/^The server couldn’t respond/)).toBeVisible();
  refuse('updatePaymentSettings', 403, { code: 'not_allowed', message: 'You may not do this.' });
  await card.click();
  await expect.element(page.getByText('You may not do this.')).toBeVisible();
  await expect.element(card).not.toBeChecked();
  await changeLocale(store, 'ru');
  await expect.element(page.getByText('Не удалось сохранить. Ничего не изменилось.')).toBeVisible();
  await expect.element(page.getByText('You may not do this.')).not.toBeInTheDocument();
});

test('a user with view-only billing access sees the settings and why they cannot change them', async () => {
  const reader = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, billing: 'read' as const } };
  answer('getAccountMeta', reader);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: reader });
  await openPortal('/settings/payment', { guest: true });
  await expect.element(card).toBeDisabled();
  await expect.element(page.getByRole('main').getByText(/Your role doesn’t let you change this \(invoices and payments\)/)).toBeVisible();
});

test('the page has eight notification switches, and each saves separately', async () => {
  answer('updateNotificationPreferences', { ...samplePreferences, marketing: true });
  await openPortal('/settings/notifications');
  await expect.poll(() => page.getByRole('switch').elements().length).toBe(8);
  await expect.element(page.getByRole('switch', { name: 'General' })).toHaveAccessibleDescription(/maintenance\.$/);
  await expect.element(page.getByText(/^We always send.*failed automatic payments.*suspended, cancelled or deleted\.$/)).toBeVisible();
  answer('getNotificationPreferences', { ...samplePreferences, marketing: true });
  await page.getByRole('switch', { name: 'Marketing' }).click();
  await expect.poll(() => sent('updateNotificationPreferences')[0]?.body).toEqual({ marketing: true });
  await expect.element(page.getByRole('switch', { name: 'Marketing' })).toBeChecked();
});

test('a colleague sees which emails only the main user gets', async () => {
  const colleague = { ...sampleUser, is_main: false };
  answer('getAccountMeta', colleague);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: colleague });
  await openPortal('/settings/notifications', { guest: true });
  const only = /\. Only the main user of the account gets these\.$/;
  for (const name of ['General', 'Invoices and billing'])
    await expect.element(page.getByRole('switch', { name })).toHaveAccessibleDescription(only);
  await expect.element(page.getByRole('switch', { name: 'Support tickets' })).not.toHaveAccessibleDescription(only);
});
