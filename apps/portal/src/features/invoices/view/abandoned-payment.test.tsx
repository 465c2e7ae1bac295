import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, openEvents, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { preventLeaving } from '../../../../test/prevent-leaving.ts';
import { balanceMethod, gatewayMethod, openCheckout, sampleInvoice, samplePayment } from '../../../../test/samples.ts';

const address = '/invoices/invoice/10040';
const left = { ...samplePayment, status: 'pending', checkout: openCheckout } as const;

beforeEach(() => {
  answer('getInvoice', { ...sampleInvoice, payments: [left] });
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('syncPayment', left);
});

test.each([
  ['en', 'Not finished, not charged', 'Finish payment', /can finish this payment until Nov 21, 2026, 10:30/],
  ['ru', 'Не завершено, деньги не списаны', 'Завершить оплату', /Завершить этот платёж можно до 21 нояб\. 2026 г\., 10:30/],
] as const)('an abandoned payment is checked at once and shows as unfinished (%s)', async (locale, title, finish, until) => {
  await openPortal(address, { locale });
  const notice = page.getByRole('status').filter({ hasText: title });
  await expect.element(notice).toMatchTextContent(until);
  await expect.element(notice.getByRole('button', { name: finish })).toBeVisible();
  expect(sent('syncPayment').map(({ query }) => query)).toEqual([{ id: samplePayment.id }]);
});

test('an abandoned payment can be finished on the same gateway page', async () => {
  const gone = preventLeaving();
  await openPortal(address);
  await page.getByRole('button', { name: 'Finish payment' }).click();
  expect(await gone).toBe(openCheckout.url);
});

test('an abandoned payment is checked again when the browser restores the page', async () => {
  const gone = preventLeaving();
  await openPortal(address);
  await page.getByRole('button', { name: 'Finish payment' }).click();
  await gone;
  answer('syncPayment', { ...left, status: 'succeeded' });
  dispatchEvent(new Event('pageshow'));
  await expect.element(page.getByRole('main').getByText('Payment received.').first()).toBeVisible();
  expect(sent('syncPayment')).toHaveLength(2);
});

test('an event of an abandoned payment checks it once more, for all who show it', async () => {
  const push = openEvents();
  await openPortal(address);
  await expect.element(page.getByText('Not finished, not charged')).toBeVisible();
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  answer('syncPayment', { ...left, status: 'declined' });
  const resource = { type: 'payment', id: left.id } as const;
  push({ id: '1', type: 'payment.changed', created_at: '2026-11-22T10:00:00Z', resource, status: 'declined' });
  await expect.element(page.getByText(/^Your payment was declined/)).toBeVisible();
  expect(sent('syncPayment')).toHaveLength(2);
});

test('an abandoned payment can be replaced by another payment method', async () => {
  await openPortal(address);
  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect.element(page.getByRole('radio', { name: 'Account balance' })).toHaveFocus();
});

test('an abandoned payment is checked even if the invoice was paid in another way', async () => {
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-21', payments: [left] });
  await openPortal(address);
  await expect.element(page.getByText('Not finished', { exact: true })).toBeVisible();
});

test('a paid invoice does not mention an abandoned payment', async () => {
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-21', payments: [left] });
  await openPortal(`${address}?payment=${left.id}`);
  await expect.element(page.getByText('Thank you, this was paid on Nov 21, 2026')).toBeVisible();
  await expect.element(page.getByText('Not finished', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Finish payment')).not.toBeInTheDocument();
});

test('a pending payment shows nothing until the gateway responds, then shows as processing if it is', async () => {
  answer('syncPayment', { ...left, checkout: { state: 'processing', url: null, expires_at: null } });
  const answered = Promise.withResolvers<void>();
  hold('syncPayment', answered.promise);
  await openPortal(address);
  await expect.element(page.getByText(/^Checking your payment/)).toBeVisible();
  await expect.element(page.getByText('Not finished')).not.toBeInTheDocument();
  answered.resolve();
  await expect.element(page.getByText(/^Your payment is on its way/)).toBeVisible();
});
