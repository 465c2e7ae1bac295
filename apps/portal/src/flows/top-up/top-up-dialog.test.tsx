import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../operations/cache/query-client.ts';
import { reported } from '../../operations/checks/report-mismatch.ts';
import { paymentMethodsQuery } from '../pay/pay.queries.ts';
import { goTo } from '../../platform/navigation.ts';
import { session, store } from '../../platform/store.ts';
import { answer, answerOutsideContract, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import {
  balanceMethod,
  cardMethod,
  gatewayMethod,
  openCheckout,
  pageOf,
  sampleCard,
  samplePayment,
  sampleUser,
} from '../../../test/samples.ts';

const dialog = () => page.getByRole('dialog', { name: 'Top up your balance' });
const amount = () => dialog().getByLabelText('Amount, EUR');
const submit = () => dialog().getByRole('button', { name: 'Continue to payment' });

async function openDialog(): Promise<Awaited<ReturnType<typeof openPortal>>> {
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  const portal = await openPortal('/settings/payment');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect.element(amount()).toBeVisible();
  return portal;
}

test('the dialog shows the balance and does not offer it as a payment method', async () => {
  await openDialog();
  await expect.element(dialog()).toMatchTextContent('Your balance: €128.40');
  await expect.element(dialog().getByRole('radio', { name: 'Card' })).toBeChecked();
  await expect.element(dialog().getByRole('radio', { name: 'Account balance' })).not.toBeInTheDocument();
});

test.each([
  ['', /Enter an amount\./],
  ['9.99', /Enter at least 10\./],
  ['10000.01', /Enter at most 10,000\./],
  ['50.0001', /Use at most 2 decimal places\./],
  ['1e3', /Enter a number\./],
] as const)('the dialog refuses "%s" at its field', async (typed, message) => {
  await openDialog();
  await amount().fill(typed);
  await submit().click();
  await expect.element(amount()).toHaveAccessibleDescription(message);
  expect(sent('topUpBalance')).toEqual([]);
});

test('a failed refetch of the payment methods keeps the form and what was typed', async () => {
  await openDialog();
  await amount().fill('75');
  refuse('listPaymentMethods', 403, { code: 'not_allowed' });
  await queryClient.refetchQueries(paymentMethodsQuery());
  await expect.element(amount()).toHaveValue('75');
});

test('the dialog sends the parsed amount, and an unknown response causes only a warning', fullOnly, async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  answer('topUpBalance', { status: 'success', message: '', next_action: 'none', payment_id: null, url: null });
  await openDialog();
  await amount().fill('1 000,50');
  await submit().click();
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  expect(sent('topUpBalance')[0]?.body).toEqual({ amount: 1000.5, paymentmethod: 2 });
  // What another API did not accept is followed nowhere either.
  vi.spyOn(console, 'error').mockReturnValue();
  answerOutsideContract('topUpBalance', { status: 'error', next_action: 'redirect', url: 'about:blank' });
  await submit().click();
  await expect.poll(() => warned.mock.calls.length).toBe(2);
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => reported.delete('topUpBalance: status is "error"')).toBe(true);
});

test('the dialog can’t be closed while the payment starts, so that nobody is led to a page they gave up', async () => {
  answer('topUpBalance', { status: 'success', message: '', next_action: 'none', payment_id: 'p-1', url: null });
  const answered = Promise.withResolvers<void>();
  await openDialog();
  hold('topUpBalance', answered.promise);
  await amount().fill('50');
  await submit().click();
  await expect.poll(() => sent('topUpBalance')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toHaveAttribute('aria-busy', 'true');
  answered.resolve();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the dialog redirects to the payment page and returns to the invoices, which show the outcome', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer('syncPayment', { ...samplePayment, purpose: 'topup', invoice_id: null, status: 'pending', checkout: openCheckout });
  answer('listInvoices', pageOf());
  // An invalid address, because a real one would leave the test page.
  answer('topUpBalance', { status: 'success', message: '', next_action: 'redirect', payment_id: 'p-1', url: 'about:blank' });
  const portal = await openDialog();
  await amount().fill('50');
  await submit().click();
  await expect.poll(portal.address).toBe('/invoices?payment=p-1');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the button names the saved card that it charges, and the payer stays on the page', async () => {
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard], max: 10 });
  answer('topUpBalance', { status: 'success', message: '', next_action: 'none', payment_id: samplePayment.id, url: null });
  const portal = await openPortal('/settings/payment');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect.element(dialog().getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
  await expect.element(dialog().getByRole('button', { name: 'Pay with Visa •4242' })).toBeVisible();
  await amount().fill('50');
  await dialog().getByRole('button', { name: 'Pay €50.00 with Visa •4242' }).click();
  await expect.element(page.getByText('Balance topped up.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent('topUpBalance')[0]?.body).toEqual({ amount: 50, paymentmethod: 3, card: sampleCard.id });
  expect(portal.address()).toBe('/settings/payment');
});

test('saved cards that fail to load leave the other methods, and another try keeps what was typed', fullOnly, async () => {
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  refuse('listCards', 403, { code: 'not_allowed' });
  await openPortal('/settings/payment');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await amount().fill('75');
  const method = dialog().getByRole('radio', { name: cardMethod.name, exact: true });
  await expect.element(method).toBeChecked();
  answer('listCards', { items: [sampleCard], max: 10 });
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByRole('radio', { name: 'Visa •••• 4242' })).toBeVisible();
  await expect.element(method).toBeChecked();
  await expect.element(amount()).toHaveValue('75');
});

test('the dialog shows the server’s refusal at its field', fullOnly, async () => {
  refuse('topUpBalance', 422, { code: 'validation_failed', errors: [{ path: 'amount', code: 'too_large', params: { max: 500 } }] });
  await openDialog();
  await amount().fill('600');
  await submit().click();
  await expect.element(amount()).toHaveAccessibleDescription(/Enter at most 500\./);
});

test.each([
  ['en', '1,000', 1000],
  ['en', '10,5', 10.5],
  ['ru', '1 000,50', 1000.5],
  ['ru', '1.000', 1000],
] as const)('the dialog parses an amount in the format of the language (%s %s)', async (locale, typed, euros) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('topUpBalance', { status: 'success', message: '', next_action: 'none', payment_id: null, url: null });
  await openPortal('/settings/payment', { locale });
  await page.getByRole('button', { name: locale === 'ru' ? 'Пополнить' : 'Top up', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(typed);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: locale === 'ru' ? /оплат/ : 'Continue to payment' })
    .click();
  await expect.poll(() => sent('topUpBalance')[0]?.body).toEqual({ amount: euros, paymentmethod: 2 });
});

test('an ambiguous amount that could be a thousand or one is questioned and not sent', async () => {
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  await openPortal('/settings/payment', { locale: 'ru' });
  await page.getByRole('button', { name: 'Пополнить', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('1,000');
  await page.getByRole('dialog').getByRole('button', { name: /оплат/ }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Вы имели в виду 1 000,00.€ или 1,00.€\?/);
  expect(sent('topUpBalance')).toEqual([]);
});

test('a typed amount is there again after the session has ended, until the dialog is closed', async () => {
  await openDialog();
  await amount().fill('75');
  store.set(session.clearAtom);
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  store.set(session.enterAtom, { accessToken: 'pat_test', user: sampleUser });
  await goTo('/settings/payment');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect.element(amount()).toHaveValue('75');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect.element(amount()).toHaveValue('');
});
