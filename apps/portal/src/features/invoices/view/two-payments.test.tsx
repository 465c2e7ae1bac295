import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Payment } from '@portico/contract';
import { answer, openEvents, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { balanceMethod, gatewayMethod, openCheckout, sampleInvoice, samplePayment, sampleUser } from '../../../../test/samples.ts';

const address = '/invoices/invoice/10040';
const second = { ...samplePayment, id: '0197f4c0-0000-7000-8000-000000000002', credited: true };

test.each([
  ['en', 'paid', 'This invoice was already paid, so we added your payment of €53.90 to your balance.', 'Added to your balance'],
  ['en', 'cancelled', 'This invoice was cancelled, so we added your payment of €53.90 to your balance.', 'Added to your balance'],
  ['ru', 'paid', 'Этот счёт уже был оплачен, поэтому ваш платёж 53,90 € зачислен на баланс.', 'Зачислен на баланс'],
] as const)('an unneeded payment shows that its money was added to the balance (%s, %s)', async (locale, status, text, inList) => {
  answer('getInvoice', { ...sampleInvoice, status, paid_date: '2026-11-21', payments: [second, samplePayment] });
  answer('syncPayment', second);
  await openPortal(`${address}?payment=${second.id}`, { locale, user: { ...sampleUser, language: locale } });
  await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expect.element(page.getByText(inList)).toBeVisible();
  await expect.element(page.getByText(/^Payment received/)).not.toBeInTheDocument();
});

const open = { ...samplePayment, status: 'pending', checkout: openCheckout } as const;
const underWay = { ...open, checkout: { ...openCheckout, state: 'processing' } } as const;

/** Answers with an unpaid invoice whose payments the gateway knows as given, newest first. */
function answerPayments(...payments: readonly Payment[]): void {
  answer('getInvoice', { ...sampleInvoice, payments: [...payments] });
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('syncPayment', ({ query }) => payments.find(({ id }) => id === query['id']) ?? samplePayment);
}

test.each([
  ['processing', 1, [underWay], /^Your payment is on its way/],
  ['open', 0, [open], 'Not finished, not charged'],
  ['processing before an open one', 1, [{ ...open, id: second.id }, underWay], /^Your payment is on its way/],
] as const)('paying again is not the primary action while a payment is %s', async (_state, warnings, payments, notice) => {
  answerPayments(...payments);
  await openPortal(address);
  await expect.element(page.getByRole('main').getByText(notice)).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay €53.90 from balance' });
  await expect.element(pay).toHaveAttribute('data-variant', 'secondary');
  const warning = page.getByText(/If you pay again and both arrive, the second one goes to your balance\./);
  await expect.element(warning).toHaveLength(warnings);
});

test('a declined payment that the payer comes back from is shown beside an unfinished one, until the invoice is paid', async () => {
  const declined = { ...samplePayment, id: second.id, status: 'declined' } as const;
  answerPayments(declined, open);
  const push = openEvents();
  await openPortal(`${address}?payment=${declined.id}`);
  const notice = page.getByText(/^Your payment was declined/);
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('Not finished, not charged')).toBeVisible();
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-21', payments: [declined, samplePayment] });
  answer('syncPayment', ({ query }) => (query['id'] === declined.id ? declined : samplePayment));
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  const resource = { type: 'payment', id: open.id } as const;
  push({ id: '1', type: 'payment.changed', created_at: '2026-11-21T10:00:00Z', resource, status: 'succeeded' });
  await expect.element(page.getByText('Payment received.')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});
