import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import {
  balanceMethod,
  cardMethod,
  gatewayMethod,
  otherCard,
  pageOf,
  sampleCard,
  sampleInvoice,
  samplePayment,
  sampleUser,
} from '../../../../test/samples.ts';
import { preventLeaving } from '../../../../test/prevent-leaving.ts';
import { isRedirectingAtom } from '../../../flows/pay/redirect-to-gateway.ts';
import { queryClient } from '../../../operations/cache/query-client.ts';
import { store } from '../../../platform/store.ts';

const address = '/invoices/invoice/10040';
const started = { status: 'success', message: '', next_action: 'none', payment_id: null, url: null } as const;

test('saved cards are listed before other methods, and the chosen card pays', async () => {
  answer('getInvoice', { ...sampleInvoice, amount: 200 });
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard, { ...otherCard, expired: true }], max: 10 });
  answer('payInvoice', started);
  await openPortal(address);
  await expect.element(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Company card (Mastercard •••• 4444)' })).toBeDisabled();
  await page.getByRole('button', { name: 'Pay €200.00 with Visa •4242' }).click();
  await expect.poll(() => sent('payInvoice')[0]?.body).toEqual({ paymentmethod: 3, card: sampleCard.id });
});

test('a declined saved card shows the reason, and the other methods stay available', async () => {
  answer('getInvoice', { ...sampleInvoice, amount: 200 });
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard], max: 10 });
  refuse('payInvoice', 409, { code: 'card_declined', message: 'The card was declined.' });
  await openPortal(address);
  await page.getByRole('button', { name: 'Pay €200.00 with Visa •4242' }).click();
  await expect.element(page.getByText('The card was declined.')).toBeVisible();
  await page.getByRole('radio', { name: 'Bank card', exact: true }).click();
  answer('payInvoice', started);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.poll(() => sent('payInvoice')[1]?.body).toEqual({ paymentmethod: 3 });
});

test.each([
  ['en', 'Couldn’t load your saved cards.', 'Try again'],
  ['ru', 'Не удалось загрузить сохранённые карты.', 'Попробовать ещё раз'],
] as const)('saved cards that fail to load leave the other methods and the choice among them (%s)', async (locale, failed, again) => {
  answer('getInvoice', { ...sampleInvoice, amount: 200 });
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  refuse('listCards', 403, { code: 'not_allowed' });
  await openPortal(address, { locale, user: { ...sampleUser, language: locale } });
  await expect.element(page.getByText(failed)).toBeVisible();
  const method = page.getByRole('radio', { name: cardMethod.name, exact: true });
  await expect.element(method).toBeChecked();
  answer('listCards', { items: [sampleCard], max: 10 });
  await page.getByRole('button', { name: again }).click();
  await expect.element(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeVisible();
  await expect.element(method).toBeChecked();
  await expect.element(page.getByText(failed)).not.toBeInTheDocument();
});

test('paying the invoice replaces the toast of a failed payment', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod] });
  refuse('payInvoice', 409, { code: 'balance_insufficient', message: 'The balance is too low.' });
  await openPortal(address);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect.element(page.getByText('The balance is too low.')).toBeVisible();
  answer('payInvoice', started);
  await pay.click();
  await expect.element(page.getByText('The invoice is paid.')).toBeVisible();
  await expect.element(page.getByText('The balance is too low.')).not.toBeInTheDocument();
  // A toast that is dismissed leaves within 200 ms.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(page.getByText('The invoice is paid.')).toBeVisible();
});

test('an invoice paid from the balance is not offered to a card until it is read again', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard], max: 10 });
  const read = Promise.withResolvers<void>();
  answer('payInvoice', () => {
    answer('getAccountMeta', { ...sampleUser, balance: 5 });
    answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-21' });
    hold('getInvoice', read.promise);
    return started;
  });
  await openPortal(address);
  const pay = page.getByRole('button', { name: 'Pay €53.90 from balance' });
  await pay.click();
  await expect.element(page.getByText('The invoice is paid.')).toBeVisible();
  await expect.element(page.getByText('€5.00', { exact: true })).toBeVisible();
  await expect.element(pay).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: 'Top up €48.90' })).not.toBeInTheDocument();
  read.resolve();
  await expect.element(page.getByText(/paid on Nov 21, 2026/)).toBeVisible();
});

test('a balance that turns out too low leaves the choice to the payer and charges no card instead', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard], max: 10 });
  await openPortal(address);
  const fromBalance = page.getByRole('button', { name: 'Pay €53.90 from balance' });
  await expect.element(fromBalance).toBeEnabled();
  fromBalance.element().focus();
  answer('getAccountMeta', { ...sampleUser, balance: 5 });
  await queryClient.invalidateQueries({ queryKey: ['getAccountMeta'] });
  await expect.element(page.getByRole('radio', { name: balanceMethod.name })).toBeDisabled();
  const pay = page.getByRole('button', { name: 'Pay €53.90', exact: true });
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pay).toHaveAccessibleDescription('Choose a payment method.');
  await expect.element(pay).toHaveFocus();
  await page.getByRole('radio', { name: 'Visa •••• 4242' }).click();
  await expect.element(page.getByRole('button', { name: 'Pay €53.90 with Visa •4242' })).toBeEnabled();
});

test('a top-up of what is missing leads to paying from the balance, not to a second charge', fullOnly, async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  await openPortal(address, { user: { ...sampleUser, balance: 5 } });
  await expect.element(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  answer('getAccountMeta', { ...sampleUser, balance: 53.9 });
  await queryClient.invalidateQueries({ queryKey: ['getAccountMeta'] });
  await expect.element(page.getByRole('radio', { name: balanceMethod.name })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Pay €53.90 from balance' })).toBeEnabled();
});

test('a payment page that answers late doesn’t pull the payer off the page opened meanwhile', async () => {
  answer('getInvoice', { ...sampleInvoice, amount: 200 });
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('listInvoices', pageOf());
  const answered = Promise.withResolvers<void>();
  void preventLeaving();
  answer('payInvoice', { ...started, next_action: 'redirect', payment_id: samplePayment.id, url: 'https://gateway.example/pay' });
  hold('payInvoice', answered.promise);
  const portal = await openPortal(address);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.poll(() => sent('payInvoice')).toHaveLength(1);
  await page.getByRole('link', { name: 'My invoices' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My invoices' })).toBeVisible();
  answered.resolve();
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(store.get(isRedirectingAtom)).toBe(false);
  expect(portal.address()).toBe('/invoices');
});

test.each([
  ['en', /^Pay €53\.90 from balance$/, /^Pay €53\.90 with Visa.•4242$/, 'Continue to payment'],
  ['ru', /^Оплатить 53,90.€ с баланса$/, /^Оплатить 53,90.€ картой Visa.•4242$/, 'Перейти к оплате'],
] as const)('the button shows the amount, or that a payment page comes first (%s)', async (locale, fromBalance, withCard, toPage) => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard], max: 10 });
  await openPortal(address, { locale, user: { ...sampleUser, language: locale } });
  await expect.element(page.getByRole('button', { name: fromBalance })).toBeEnabled();
  await page.getByRole('radio', { name: 'Visa •••• 4242' }).click();
  await expect.element(page.getByRole('button', { name: withCard })).toBeEnabled();
  await page.getByRole('radio').last().click();
  await expect.element(page.getByRole('button', { name: toPage })).toBeEnabled();
});
