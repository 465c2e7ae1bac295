import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reported } from '../../../operations/checks/report-mismatch.ts';
import { goTo } from '../../../platform/navigation.ts';
import { answer, answerOutsideContract, answerRaw, hold, loseAnswers, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { balanceMethod, gatewayMethod, sampleInvoice, samplePayment, sampleUser } from '../../../../test/samples.ts';

const address = '/invoices/invoice/10040';
const pay = () => page.getByRole('button', { name: 'Pay €53.90 from balance' });
const methods = { items: [balanceMethod, gatewayMethod] };
const started = { status: 'success', message: '', next_action: 'none', payment_id: null, url: null } as const;

test('the invoice shows what it is for, its dates and each payment attempt', async () => {
  answer('getInvoice', { ...sampleInvoice, payments: [{ ...samplePayment, status: 'declined' }] });
  answer('listPaymentMethods', methods);
  await openPortal(address);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice 10040' })).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/VPS NVMe 8.*web-1\.example\.com.*Quarterly.*Operating system: Debian 13/);
  await expect.element(main).toMatchTextContent(/Card.*€53\.90.*Declined/);
  await expect.element(main).toMatchTextContent(/Nov 27, 2026/);
});

test.each([1440, 390])('the invoice layout does not shift when the data arrives (%s px)', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  const answered = Promise.withResolvers<void>();
  hold('getInvoice', answered.promise);
  await openPortal(address);
  const parts = () =>
    [
      page.getByRole('link', { name: 'My invoices' }).last(),
      page.getByRole('heading', { level: 1, name: 'Invoice 10040' }),
      page.getByRole('region', { name: 'Payment' }),
      ...(width > 1000 ? [page.getByRole('region', { name: 'Items' })] : []),
    ].map((part) => {
      const { left, top, width: wide } = part.element().getBoundingClientRect();
      return [left, top, wide].map(Math.round);
    });
  await expect.element(page.getByRole('region', { name: 'Payment' })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('status')).not.toBeInTheDocument();
  const before = parts();
  answered.resolve();
  await expect.element(pay()).toBeEnabled();
  await expect.poll(parts).toEqual(before);
});

test.each([
  ['en', /10 × VPS NVMe 8€539\.00/, '€539.00'],
  ['ru', /10 × VPS NVMe 8539,00 €/, '539,00 €'],
] as const)('ten servers of one order form one group that lists each hostname (%s)', async (locale, group, sum) => {
  const [item] = sampleInvoice.items;
  if (!item) throw new Error('The sample has no item');
  const items = Array.from({ length: 10 }, (_, index) => ({ ...item, hostname: `web-${index + 1}.example.com` }));
  answer('getInvoice', { ...sampleInvoice, amount: 539, items });
  answer('listPaymentMethods', methods);
  await openPortal(address, { locale, user: { ...sampleUser, language: locale } });
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'VPS NVMe 8' });
  await expect.element(entries).toHaveLength(1);
  await expect.element(entries).toMatchTextContent(group);
  await expect.element(entries).toMatchTextContent(/web-1\.example\.com.*web-10\.example\.com/);
  await expect.element(page.getByText(sum).first()).toBeVisible();
});

const firstPeriod = { start: '2026-11-21', end: '2027-02-20' };
test.each([
  ['en', null, 'unpaid', 'Quarterly', '3 months from activation'],
  ['en', firstPeriod, 'paid', 'Quarterly', 'Nov 21, 2026 – Feb 20, 2027'],
  ['ru', null, 'unpaid', 'Раз в квартал', '3 месяца с момента активации'],
  ['ru', firstPeriod, 'paid', 'Раз в квартал', '21 нояб. 2026 г. – 20 февр. 2027 г.'],
] as const)('the invoice shows each item’s period, with dates once it begins (%s, %j)', async (locale, period, status, cycle, text) => {
  const [item] = sampleInvoice.items;
  if (!item) throw new Error('The sample has no item');
  const items = [item, { ...item, hostname: 'web-2.example.com' }, { ...item, kind: 'setup' as const, details: [] }];
  answer('getInvoice', { ...sampleInvoice, status, items: items.map((one) => ({ ...one, period: one.kind === 'setup' ? null : period })) });
  answer('listPaymentMethods', methods);
  await openPortal(address, { locale, user: { ...sampleUser, language: locale } });
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'VPS NVMe 8' });
  await expect.element(entries).toHaveLength(2);
  await expect.element(entries.first()).toMatchTextContent(`web-1.example.comweb-2.example.com${cycle}${text}`);
  await expect.element(entries.last()).toMatchTextContent(locale === 'en' ? /One-time$/ : /Разово$/);
});

test('the invoice screen says that an invoice does not exist, and sends no request for an invalid number', async () => {
  refuse('getInvoice', 404, { code: 'not_found' });
  answer('listPaymentMethods', methods);
  await openPortal('/invoices/invoice/none');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible();
  expect(sent('getInvoice')[0]?.query).toEqual({ id: '2147483647' });
  await expect.poll(() => document.title).toBe('Invoice not found · Portico');
});

test('paying from the balance sends one payment and refetches the invoice and the balance', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  answer('payInvoice', started);
  const answered = Promise.withResolvers<void>();
  hold('payInvoice', answered.promise);
  await openPortal(address);
  await expect.element(page.getByText('€128.40 available')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Account balance' })).toBeChecked();
  await pay().dblClick();
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-21' });
  answer('getAccountMeta', { ...sampleUser, balance: 74.5 });
  answered.resolve();
  await expect.element(page.getByText('Thank you, this was paid on Nov 21, 2026')).toBeVisible();
  await expect.element(page.getByText('€74.50')).toBeVisible();
  expect(sent('payInvoice')).toHaveLength(1);
  expect(sent('payInvoice')[0]).toMatchObject({ query: { id: '10040' }, body: { paymentmethod: 1 } });
});

test('the balance is offered only when it covers the invoice', async () => {
  answer('getInvoice', { ...sampleInvoice, amount: 200 });
  answer('listPaymentMethods', methods);
  await openPortal(address);
  await expect.element(page.getByText('€128.40 available, €71.60 short')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Account balance' })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
});

/** Pays, and the response is lost. */
async function loseFirstPayment(): Promise<void> {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  loseAnswers('payInvoice');
  await openPortal(address);
  await pay().click();
  await expect.element(page.getByText(/We can’t reach the server/)).toBeVisible();
}

test('a payment keeps its idempotency key until the server responds, so a retry never pays twice', async () => {
  await loseFirstPayment();
  refuse('payInvoice', 409, { code: 'balance_insufficient', message: 'The balance is not enough.' });
  await pay().click();
  await expect.element(page.getByText('The balance is not enough.')).toBeVisible();
  await pay().click();
  await expect.poll(() => sent('payInvoice').length).toBe(3);
  const [lost, again, fresh] = sent('payInvoice').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(lost);
  expect(fresh).not.toBe(lost);
});

test.each([
  [401, 'unauthorized'],
  [403, 'not_allowed'],
  [429, 'too_many_requests'],
] as const)('a payment keeps its idempotency key after %s, because its first attempt may have been charged', async (status, code) => {
  await loseFirstPayment();
  const key = sent('payInvoice')[0]?.headers.get('Idempotency-Key');
  refuse('payInvoice', status, { code });
  await pay().click();
  await expect.poll(() => sent('payInvoice')).toHaveLength(2);
  expect(sessionStorage.getItem('portico.idempotency')).toContain(key);
});

test.each([
  ['a proxy’s 404', () => answerRaw('payInvoice', 404, 'Not Found')],
  ['408', () => refuse('payInvoice', 408, { code: 'request_timeout' })],
] as const)('a payment keeps its idempotency key after %s, which comes before the API reads the key', async (_what, respond) => {
  await loseFirstPayment();
  const key = sent('payInvoice')[0]?.headers.get('Idempotency-Key');
  respond();
  await pay().click();
  await expect.poll(() => sent('payInvoice')).toHaveLength(2);
  await pay().click();
  await expect.poll(() => sent('payInvoice')).toHaveLength(3);
  expect(sent('payInvoice').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key, key, key]);
});

test('an invoice shows nothing of a payment for the invoice that was open before', async () => {
  answer('getInvoice', ({ query }) => ({ ...sampleInvoice, id: Number(query['id']) }));
  answer('listPaymentMethods', methods);
  answer('syncPayment', { ...samplePayment, status: 'cancelled' });
  await openPortal('/invoices/invoice/10041');
  await expect.element(page.getByRole('heading', { name: 'Invoice 10041' })).toBeVisible();
  await goTo('/invoices/invoice/10040?payment=pay_1');
  await expect.element(page.getByText(/The payment wasn’t completed/)).toBeVisible();
  await goTo('/invoices/invoice/10041');
  await expect.element(page.getByRole('heading', { name: 'Invoice 10041' })).toBeVisible();
  await expect.element(page.getByText(/The payment wasn’t completed/)).not.toBeInTheDocument();
});

test('the invoice never redirects the payer to an address that is not a web page', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  answer('payInvoice', { ...started, next_action: 'redirect', url: 'javascript:alert(1)' });
  await openPortal(address);
  await page.getByRole('radio', { name: 'Card' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(page.getByText('Unexpected payment response')).toBeVisible();
});

test('a payment that another API did not accept is not called paid, and its message goes with the next one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  answerOutsideContract('payInvoice', { status: 'error', message: 'Try again.' });
  await openPortal(address);
  await pay().click();
  await expect.element(page.getByText('Unexpected payment response')).toBeVisible();
  await expect.poll(() => reported.delete('payInvoice: status is "error"')).toBe(true);
  answer('payInvoice', started);
  await pay().click();
  await expect.element(page.getByText('The invoice is paid.')).toBeVisible();
  await expect.element(page.getByText('Unexpected payment response')).not.toBeInTheDocument();
});

test.each([
  ['succeeded', /^Payment received/],
  ['declined', /^Your payment was declined\. You weren’t charged/],
  ['cancelled', /^The payment wasn’t completed\. You weren’t charged/],
] as const)('the returning payer sees the outcome of the payment: %s', async (status, text) => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  answer('syncPayment', { ...samplePayment, status });
  await openPortal(`${address}?payment=p-1`);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('the invoice offers a top-up of no more than the maximum', async () => {
  answer('getInvoice', { ...sampleInvoice, amount: 12_000 });
  answer('listPaymentMethods', methods);
  await openPortal(address);
  await page.getByRole('button', { name: 'Top up €10,000.00' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Amount, EUR')).toHaveValue('10000');
});

test('the invoice offers a top-up of the amount missing on the balance', fullOnly, async () => {
  answer('getInvoice', { ...sampleInvoice, amount: 200 });
  answer('listPaymentMethods', methods);
  await openPortal(address);
  await page.getByRole('button', { name: 'Top up €71.60' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Amount, EUR')).toHaveValue('71.60');
});

test('the payment methods come before the items on a phone and beside them on a wide screen', fullOnly, async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  await openPortal(address);
  const top = (text: string) => page.getByRole('heading', { name: text }).element().getBoundingClientRect().top;
  await expect.element(pay()).toBeVisible();
  expect(Math.abs(top('Payment') - top('Items'))).toBeLessThan(4);
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  expect(top('Payment')).toBeLessThan(top('Items'));
});

test.each([
  ['en', /^Pay €/, 'Payment initiation failed'],
  ['ru', /^Оплатить/, 'Не удалось начать оплату'],
] as const)('the invoice says that a payment could not be started (%s)', async (locale, button, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', methods);
  answerRaw('payInvoice', 500, 'Internal Server Error');
  await openPortal(address, { locale });
  await page.getByRole('button', { name: button }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});
