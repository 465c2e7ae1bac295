import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { balanceMethod, gatewayMethod, sampleInvoice, sampleTax } from '../../../../test/samples.ts';

const address = '/invoices/invoice/10040';
const pay = () => page.getByRole('button', { name: 'Pay €53.90 from balance' });
beforeEach(() => answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] }));

describe('VAT on an invoice', () => {
  test.each([
    [
      'en',
      /Without VAT.*€45\.29.*VAT 19%.*€8\.61.*Total.*€53\.90.*Item prices include VAT.*Seller.*Example Hosting GmbH.*VAT ID DE136695976.*Billed to.*Acme & Co.*Mira Novak.*Lindenweg 12.*20095 Hamburg.*Germany/,
    ],
    ['ru', /Без НДС.*45,29.€.*НДС 19.%.*8,61.€.*Итого.*53,90.€.*указаны с НДС.*Продавец.*Плательщик.*Германия/],
  ] as const)('the invoice shows VAT by rate, with seller and buyer (%s)', async (locale, text) => {
    answer('getInvoice', { ...sampleInvoice, tax: sampleTax });
    await openPortal(address, { locale });
    await expect.element(page.getByRole('main')).toMatchTextContent(text);
  });

  test.each([
    ['reverse_charge', /the customer accounts for the VAT/],
    ['outside_eu', /the customer is outside the EU/],
  ] as const)('the invoice explains why it has no VAT: %s', async (treatment, text) => {
    const rates = [{ rate: 0, net: 53.9, vat: 0 }];
    answer('getInvoice', { ...sampleInvoice, tax: { ...sampleTax, treatment, net: 53.9, vat: 0, rates } });
    await openPortal(address);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('VAT 0%')).not.toBeInTheDocument();
  });
});

describe('the PDF', () => {
  const button = () => page.getByRole('button', { name: 'Download PDF' });

  test('the PDF is requested on a press and saved under its file name', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    answer('getInvoice', { ...sampleInvoice, tax: sampleTax });
    answer('getInvoiceDocument', { name: 'invoice-10040.pdf', url: '/v1/invoice/pdf?id=10040&signature=s' });
    await openPortal(address);
    expect(sent('getInvoiceDocument')).toEqual([]);
    await button().click();
    await expect.poll(() => click.mock.contexts).toHaveLength(1);
    const [link] = click.mock.contexts;
    expect(link).toHaveProperty('href', expect.stringMatching(/\/v1\/invoice\/pdf\?id=10040&signature=s$/));
    expect(link).toHaveProperty('download', 'invoice-10040.pdf');
    expect(sent('getInvoiceDocument')[0]?.query).toEqual({ id: '10040' });
    await expect.element(button()).toBeEnabled();
  });

  test('a PDF that cannot be loaded shows the reason', async () => {
    answer('getInvoice', { ...sampleInvoice, tax: sampleTax });
    refuse('getInvoiceDocument', 409, { code: 'document_unavailable', message: 'There is no PDF.' });
    await openPortal(address);
    await button().click();
    await expect.element(page.getByText('There is no PDF.')).toBeVisible();
    await expect.element(button()).toBeEnabled();
  });

  test('an invoice without a PDF offers none', async () => {
    answer('getInvoice', sampleInvoice);
    await openPortal(address);
    await expect.element(pay()).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
  });
});

test.each([
  ['en', /Refunds.*Credit note CN-10001, added to your balance.*€20\.00.*Nov 21, 2026 · The server was down/],
  ['ru', /Возвраты.*Кредит-нота CN-10001, зачислено на баланс.*20,00.€/],
] as const)('the invoice shows its refund and downloads the credit note (%s)', async (locale, text) => {
  const note = { id: 10_001, number: 'CN-10001', amount: 20, reason: 'The server was down', created_date: '2026-11-21', sent_back: null };
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-20', tax: sampleTax, credit_notes: [note] });
  refuse('getInvoiceDocument', 404, { code: 'not_found', message: 'Not here.' });
  await openPortal(address, { locale });
  await expect.element(page.getByRole('main')).toMatchTextContent(text);
  await page.getByRole('button', { name: /CN-10001/ }).click();
  await expect.element(page.getByText('Not here.')).toBeVisible();
  expect(sent('getInvoiceDocument')[0]?.query).toEqual({ id: '10040', credit_note: '10001' });
});

test.each([
  ['pending', 'en', 'Credit note CN-10001, being sent back: Visa •••• 4242'],
  ['succeeded', 'en', 'Credit note CN-10001, sent back: Visa •••• 4242'],
  ['failed', 'en', 'Credit note CN-10001, added to your balance: it couldn’t be sent back to Visa •••• 4242'],
  ['pending', 'ru', 'Кредит-нота CN-10001, деньги отправляются обратно: Visa •••• 4242'],
  ['succeeded', 'ru', 'Кредит-нота CN-10001, деньги отправлены обратно: Visa •••• 4242'],
  ['failed', 'ru', 'Кредит-нота CN-10001, зачислено на баланс: вернуть деньги на Visa •••• 4242 не удалось'],
] as const)('the invoice shows the state of a refund to the original payment method: %s (%s)', async (status, locale, text) => {
  const sent_back = { method: 'Visa •••• 4242', status };
  const note = { id: 10_001, number: 'CN-10001', amount: 20, reason: 'The server was down', created_date: '2026-11-21', sent_back };
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-20', tax: sampleTax, credit_notes: [note] });
  await openPortal(address, { locale });
  await expect.element(page.getByText(text)).toBeVisible();
});
