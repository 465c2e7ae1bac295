import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { openService } from '../../../test/open-service.ts';
import { balanceMethod, sampleInvoice, sampleUser } from '../../../test/samples.ts';

const order = { ...sampleInvoice, order_expires_on: '2026-12-04' };
const plan = {
  invoice_id: order.id,
  status: 'unpaid' as const,
  amount: order.amount,
  services: [
    { id: 31, hostname: 'web-1.example.com', tariff_name: 'VPS NVMe 8' },
    { id: 32, hostname: 'web-2.example.com', tariff_name: 'VPS NVMe 8' },
  ],
};

test.each([
  [
    'en',
    'Cancel order',
    'Cancel this order?',
    /Invoice 10040 of €53\.90 and these 2 services.*VPS NVMe 8, web-2\.example\.com/,
    'Order cancelled',
  ],
  ['ru', 'Отменить заказ', 'Отменить этот заказ?', /Счёт 10040 на 53,90.€ и 2 услуги будут отменены.*web-2\.example\.com/, 'Заказ отменён'],
] as const)(
  'an unpaid order is cancelled from its invoice after the client has seen what else it cancels (%s)',
  async (locale, button, title, text, done) => {
    answer('getInvoice', order);
    answer('listPaymentMethods', { items: [balanceMethod] });
    answer('cancelOrder', plan);
    await openPortal('/invoices/invoice/10040', { locale, user: { ...sampleUser, language: locale } });
    await expect.element(page.getByText(/Dec 4, 2026|4 дек\. 2026/)).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    const question = page.getByRole('alertdialog', { name: title });
    await expect.element(question).toMatchTextContent(text);
    answer('cancelOrder', { ...plan, status: 'cancelled' });
    answer('getInvoice', { ...order, status: 'cancelled', order_expires_on: null });
    await question.getByRole('button', { name: button }).click();
    await expect.element(page.getByText(done)).toBeVisible();
    await expect.element(page.getByRole('button', { name: button })).not.toBeInTheDocument();
    expect(sent('cancelOrder').map(({ body }) => body)).toEqual([{ dry_run: true }, { dry_run: false }]);
  },
);

test('a service awaiting payment says why its order cannot be cancelled now', async () => {
  answer('getInvoice', order);
  await openService('', { status: 'pending', invoice_id: 10_040 });
  refuse('cancelOrder', 409, { code: 'payment_under_way', message: 'A payment is being processed.' });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByText('Couldn’t cancel the order. A payment is being processed.')).toBeVisible();
});
