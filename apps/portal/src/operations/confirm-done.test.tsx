import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerAgain, hold, loseAnswers, sent } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { answerOrderSteps, configuredOrder } from '../../test/order-samples.ts';
import { balanceMethod, cardMethod, pageOf, sampleCard, sampleInvoice, samplePayment, sampleTicket } from '../../test/samples.ts';
import { changeLocale } from '../platform/locale.ts';
import { store } from '../platform/store.ts';

const alert = (text: string | RegExp) => page.getByText(text);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a top-up whose answer was lost is not reported as a new one when it is tried again', async () => {
  answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  answer('listCards', { items: [sampleCard], max: 10 });
  loseAnswers('topUpBalance');
  await openPortal('/settings/payment');
  await press('Top up');
  await page.getByLabelText('Amount, EUR').fill('50');
  await press('Pay €50.00 with Visa •4242');
  await expect.element(alert(/We can’t reach the server/)).toBeVisible();
  answerAgain('topUpBalance', { status: 'success', message: 'Paid.', next_action: 'none', payment_id: samplePayment.id, url: null });
  await press('Pay €50.00 with Visa •4242');
  await expect.element(alert('This top-up had already gone through. Your card wasn’t charged again.')).toBeVisible();
  await expect.element(alert('Balance topped up.')).not.toBeInTheDocument();
  const [lost, again] = sent('topUpBalance').map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(lost);
});

test('an order that was already placed is not reported as a new one, and its invoice opens', async () => {
  answerOrderSteps();
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  answerAgain('placeOrder', { status: 'success', message: 'Your order is placed.', invoice_id: 10_040 });
  const portal = await openPortal(configuredOrder);
  await press('Order now');
  await expect.element(alert('This order had already been placed. Nothing was ordered again.')).toBeVisible();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  await expect.element(alert('Your order is placed.')).not.toBeInTheDocument();
});

test('an order is confirmed in the language shown when it has been placed', async () => {
  const answered = Promise.withResolvers<void>();
  answerOrderSteps();
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  hold('placeOrder', answered.promise);
  await openPortal(configuredOrder);
  await press('Order now');
  await expect.poll(() => sent('placeOrder')).toHaveLength(1);
  await changeLocale(store, 'ru');
  answered.resolve();
  await expect.element(alert('Заказ оформлен.')).toBeVisible();
  await expect.element(alert('Thank you.')).not.toBeInTheDocument();
});

test('a reply that had been sent says so', async () => {
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  answerAgain('replyTicket', { status: 'success', message: 'Done.' });
  await openPortal('/supports/tickets/512');
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Any news?');
  await press('Send reply');
  await expect.element(alert('This reply had already been sent. It wasn’t sent again.')).toBeVisible();
});

test('a ticket that had been sent says so, and opens', fullOnly, async () => {
  answer('listServices', pageOf());
  answer('listFaq', { categories: [], items: [] });
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  answerAgain('createTicket', { status: 'success', message: 'Open', ticket_id: 512 });
  const portal = await openPortal('/supports/create-ticket');
  await page.getByRole('radio', { name: /Finance/ }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Reverse DNS');
  await page.getByRole('textbox', { name: 'Description' }).fill('Please set it for mail.acme.dev.');
  await press('Send ticket');
  await expect.element(alert('This ticket had already been sent. It wasn’t sent again.')).toBeVisible();
  await expect.poll(portal.address).toBe('/supports/tickets/512');
});
