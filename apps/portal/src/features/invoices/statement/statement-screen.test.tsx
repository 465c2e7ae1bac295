import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BalanceEntry } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { balanceMethod, gatewayMethod, pageOf } from '../../../../test/samples.ts';

const entry: BalanceEntry = {
  id: 4,
  at: '2026-11-21T10:00:00Z',
  kind: 'invoice',
  amount: -6.9,
  balance: 13.1,
  invoice_id: 10_040,
  credit_note: null,
  method: null,
};
const entries: BalanceEntry[] = [
  { ...entry, id: 7, kind: 'payout_returned', amount: 2, balance: 15.1, credit_note: 'CN-10001', method: 'Card' },
  { ...entry, id: 6, kind: 'payout', amount: -2, balance: 13.1, credit_note: 'CN-10001', method: 'Card' },
  { ...entry, id: 5, kind: 'refund', amount: 2, balance: 15.1, credit_note: 'CN-10001' },
  entry,
  { ...entry, id: 3, kind: 'payment', amount: 6.9, balance: 20, method: 'Card' },
  { ...entry, id: 2, kind: 'top_up', amount: 20, balance: 20, invoice_id: null, method: 'Card' },
];
const row = (name: RegExp) => page.getByRole('table').getByRole('row', { name });

test.each([
  [
    'en',
    'Balance history',
    [
      /Refund of invoice 10040 failed, Card.*€2\.00/,
      /Refund of invoice 10040 sent back, Card.*-€2\.00/,
      /Refund of invoice 10040, CN-10001.*Nov 21, 2026, 10:00.*€2\.00.*€15\.10/,
      /Invoice 10040.*-€6\.90.*€13\.10/,
      /Payment for invoice 10040, Card/,
      /Top-up, Card/,
    ],
  ],
  [
    'ru',
    'История баланса',
    [
      /Возврат по счёту 10040 не прошёл, Card/,
      /Возврат по счёту 10040 отправлен обратно, Card/,
      /Возврат по счёту 10040, CN-10001.*2,00.€.*15,10.€/,
      /Счёт 10040.*-6,90.€/,
      /Платёж по счёту 10040, Card/,
      /Пополнение, Card/,
    ],
  ],
] as const)('the statement shows each entry’s type, amount and resulting balance (%s)', async (locale, title, rows) => {
  answer('listBalanceEntries', pageOf(...entries));
  await openPortal('/invoices/statement', { locale });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of rows) await expect.element(row(text)).toBeVisible();
  expect(document.title).toBe(`${title} · Portico`);
});

test('the invoices link to the statement, which keeps its page in the URL', async () => {
  answer('listInvoices', pageOf());
  answer('listBalanceEntries', { ...pageOf(...entries), total: 60 });
  const portal = await openPortal('/invoices');
  await page.getByRole('link', { name: 'Balance history' }).click();
  await expect.element(row(/Top-up, Card/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(portal.address).toBe('/invoices/statement?page=2');
  expect(sent('listBalanceEntries').at(-1)?.query).toEqual({ page: '2', 'per-page': '25' });
});

test('the statement downloads as CSV, and says why if that fails', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answer('listBalanceEntries', pageOf(...entries));
  answer('getStatementDocument', { name: 'balance-statement.csv', url: '/v1/invoice/statement/file?signature=s' });
  await openPortal('/invoices/statement');
  const button = page.getByRole('button', { name: 'Download CSV' });
  await button.click();
  await expect.poll(() => click.mock.contexts).toHaveLength(1);
  expect(click.mock.contexts[0]).toHaveProperty('href', expect.stringMatching(/\/v1\/invoice\/statement\/file\?signature=s$/));
  refuse('getStatementDocument', 403, { code: 'not_allowed', message: 'Not yours.' });
  await button.click();
  await expect.element(page.getByText('Not yours.')).toBeVisible();
});

test('the statement says when it is empty and links to a top-up', async () => {
  answer('listBalanceEntries', pageOf());
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  await openPortal('/invoices/statement');
  await expect.element(page.getByText('No balance activity yet')).toBeVisible();
  await page.getByRole('button', { name: 'Top up your balance' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Top up your balance' })).toBeVisible();
});

test('the statement says that it could not be loaded', async () => {
  refuse('listBalanceEntries', 422, { code: 'validation_failed', message: 'Not now.' });
  await openPortal('/invoices/statement');
  await expect.element(page.getByText('Couldn’t load your balance history')).toBeVisible();
});
