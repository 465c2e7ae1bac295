import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerOnPress, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import {
  balanceMethod,
  gatewayMethod,
  openCheckout,
  pageOf,
  sampleInvoiceSummary,
  samplePayment,
  sampleUser,
} from '../../../../test/samples.ts';

const table = () => page.getByRole('table', { name: 'My invoices' });

test('the list shows each invoice with number, dates, status and amount, and links to it', async () => {
  answer('listInvoices', pageOf(sampleInvoiceSummary, { ...sampleInvoiceSummary, id: 10_039, status: 'paid', paid_date: '2026-11-21' }));
  await openPortal('/invoices');
  const row = (name: RegExp) => table().getByRole('row', { name });
  await expect.element(row(/10040/)).toMatchTextContent(/€53\.90.*Nov 20, 2026.*Nov 27, 2026.*—.*Unpaid/);
  await expect.element(row(/10039/)).toMatchTextContent(/Nov 21, 2026.*Paid/);
  await expect.element(table().getByRole('link', { name: '10040' })).toHaveAttribute('href', '/invoices/invoice/10040');
  expect(document.title).toBe('My invoices · Portico');
});

test.each([
  ['en', 1440, 'VPS NVMe 8, Frankfurt and 2 more'],
  ['ru', 1440, 'VPS NVMe 8, Frankfurt и ещё 2'],
  ['en', 390, 'VPS NVMe 8, Frankfurt and 2 more'],
] as const)('the list says what each invoice is for (%s, %s px)', async (locale, width, text) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  const described = { ...sampleInvoiceSummary, description: 'VPS NVMe 8, Frankfurt', other_services: 2 };
  answer('listInvoices', pageOf(described, { ...described, id: 10_039, other_services: 0 }));
  await openPortal('/invoices', { locale, user: { ...sampleUser, language: locale } });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText('VPS NVMe 8, Frankfurt', { exact: true })).toBeVisible();
});

test('the list says when there are no invoices and when none match', async () => {
  answer('listInvoices', pageOf());
  const portal = await openPortal('/invoices');
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Order new service' })).toHaveAttribute('href', '/services/create');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Cancelled');
  await expect.element(page.getByText('No matching invoices')).toBeVisible();
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  expect(portal.address()).toBe('/invoices');
});

test('the list keeps search, filter and page in the URL and sends them to the server', async () => {
  answer('listInvoices', { ...pageOf(sampleInvoiceSummary), page: 2, total: 60 });
  const portal = await openPortal('/invoices?q=7&status=unpaid&page=2');
  await expect.element(table().getByRole('link', { name: '10040' })).toBeVisible();
  expect(sent('listInvoices').at(-1)?.query).toEqual({ page: '2', 'per-page': '25', q: '7', status: 'unpaid' });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(portal.address).toContain('page=3');
  await page.getByRole('searchbox').fill('web');
  await expect.poll(portal.address).toBe('/invoices?q=web&status=unpaid');
  await expect.poll(() => sent('listInvoices').at(-1)?.query).toEqual({ page: '1', 'per-page': '25', q: 'web', status: 'unpaid' });
});

test('the list says why it could not be loaded, and retries', async () => {
  refuse('listInvoices', 422, { code: 'validation_failed', message: 'The list is being moved.' });
  await openPortal('/invoices');
  await expect.element(page.getByText('The list is being moved.')).toBeVisible();
  answerOnPress('listInvoices', pageOf(sampleInvoiceSummary));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(table().getByRole('link', { name: '10040' })).toBeVisible();
});

test('the list shows the outcome when a payer returns from a top-up, and fetches the new balance', async () => {
  answer('listInvoices', pageOf());
  answer('syncPayment', () => {
    answer('getAccountMeta', { ...sampleUser, balance: 178.4 });
    return { ...samplePayment, purpose: 'topup', invoice_id: null } as const;
  });
  await openPortal('/invoices?payment=p-1');
  await expect.element(page.getByText('Your balance is topped up.')).toBeVisible();
  expect(sent('syncPayment')[0]?.query).toEqual({ id: 'p-1' });
  await expect.element(page.getByText('€178.40')).toBeVisible();
});

test('the list says that a top-up was abandoned, checks its status at once, and starts a new one on request', fullOnly, async () => {
  answer('listInvoices', pageOf());
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('syncPayment', { ...samplePayment, purpose: 'topup', invoice_id: null, status: 'pending', checkout: openCheckout });
  await openPortal('/invoices?payment=p-1');
  await expect.element(page.getByText('Not finished, not charged')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Finish payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Top up your balance' })).toBeVisible();
});

test.each([
  ['en', 'Unpaid, overdue'],
  ['ru', 'Не оплачен, просрочен'],
] as const)('the list marks an overdue invoice (%s)', async (locale, text) => {
  answer(
    'listInvoices',
    pageOf({ ...sampleInvoiceSummary, due_date: '2026-01-10' }, { ...sampleInvoiceSummary, id: 9, due_date: '2999-01-10' }),
  );
  await openPortal('/invoices', { locale });
  await expect.element(page.getByText(text)).toHaveLength(1);
});
