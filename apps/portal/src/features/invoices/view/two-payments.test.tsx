import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../test/network.ts';
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

test.each([
  ['processing', 1],
  ['open', 0],
] as const)('paying again is not the primary action while a payment is %s', async (state, warnings) => {
  const pending = { ...samplePayment, status: 'pending', checkout: { ...openCheckout, state } } as const;
  answer('getInvoice', { ...sampleInvoice, payments: [pending] });
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('syncPayment', pending);
  await openPortal(address);
  const pay = page.getByRole('button', { name: 'Pay €53.90 from balance' });
  await expect.element(pay).toHaveAttribute('data-variant', 'secondary');
  const warning = page.getByText(/If you pay again and both arrive, the second one goes to your balance\./);
  await expect.element(warning).toHaveLength(warnings);
});
