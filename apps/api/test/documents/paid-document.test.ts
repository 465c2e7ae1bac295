import { fullOnly } from '@portico/test-depth/daily-if';
import { dailyRows } from '@portico/test-depth';
import { createFormatters } from '@portico/i18n/formatters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelInvoice } from '../../src/modules/billing/invoices/cancel-invoice.ts';
import { allInvoicesRepository } from '../../src/modules/billing/invoices/all-invoices.repository.ts';
import { settledBy } from '../../src/modules/billing/payments/settled-by.ts';
import { success } from '../contract-client.ts';
import { sellerFileWith } from '../invoices/seller.ts';
import { cardHolder, type CardHolder } from '../payments/card-holder.ts';
import { balance, expectBooksToHold } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { eInvoiceFigures, schemaErrors } from './e-invoice-rules.ts';
import { oneSpaced, readInvoice } from './read-document.ts';

let api: TestApi;
let shop: CardHolder;
beforeAll(async () => {
  api = await startTestApi({ env: { SELLER_FILE: sellerFileWith() } });
  shop = cardHolder(api.call, (await api.register()).token);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const payFromBalance = async (id: number) => {
  await shop.fund(100);
  success(await shop.pay(id, balance));
};
const payByCard = async (id: number) => success(await shop.payWith(id, (await shop.add()).id));

const ways = [
  ['the balance', payFromBalance, '97', { en: 'Account balance', ru: 'Баланс аккаунта' }],
  ['a card', payByCard, '48', { en: 'Visa •••• 4242', ru: 'Visa •••• 4242' }],
] as const;
test.each(dailyRows(ways, 1))('an invoice paid by %s names the payment and requests none', async (_name, pay, code, methods) => {
  const id = await shop.order();
  await pay(id);
  const { paid_date: paidOn, amount } = await shop.invoice(id);
  for (const language of ['en', 'ru'] as const) {
    const { text, xml } = await readInvoice(api, shop.token, id, language);
    const { date, money } = createFormatters(language, 'UTC');
    const labels = language === 'en' ? ['Paid on', 'Amount due'] : ['Дата оплаты', 'Осталось оплатить'];
    const paid = `${language === 'en' ? 'Paid on' : 'Оплачено'} ${date(paidOn ?? '')} · ${methods[language]} ${money(amount)}`;
    for (const words of [...labels, paid, money(0)]) expect(text).toContain(oneSpaced(words));
    for (const words of ['IBAN', 'Total to pay', 'Итого к оплате', 'Due date', 'Оплатить до']) expect(text).not.toContain(words);
    expect(await schemaErrors(xml)).toEqual([]);
    const { grossCents, prepaidCents } = eInvoiceFigures(xml, { rounding: 1 });
    expect(prepaidCents).toBe(grossCents);
    expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
    expect(xml).not.toContain('IBANID');
    expect(xml).toContain(
      `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode><ram:Information>${methods[language]}<`,
    );
  }
});

test('money paid for an invoice but booked to the balance is not shown as its payment', async () => {
  const id = await shop.order();
  const { paymentId } = await shop.checkout(id);
  await payFromBalance(id);
  let label: string | undefined;
  const undone = api.app.database.transaction(async (tx) => {
    // As if the payment had succeeded while the order was sold out.
    await tx
      .updateTable('payment')
      .set({ status: 'succeeded', decided_at: new Date(0) })
      .where('id', '=', paymentId)
      .execute();
    const invoice = await allInvoicesRepository(tx).find(id);
    label = invoice && (await settledBy(tx, api.app.gateways, invoice, 'en'))?.label;
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(label).toBe('Account balance');
});

test('a cancelled invoice is marked as cancelled, shows no bank account and has no e-invoice to book', fullOnly, async () => {
  const id = await shop.order();
  await api.app.database.transaction((tx) => cancelInvoice(tx, id, api.app.now()));
  const { text, xml } = await readInvoice(api, shop.token, id);
  for (const words of ['Cancelled', 'There’s nothing to pay.']) expect(text).toContain(words);
  for (const words of ['IBAN', 'Total to pay']) expect(text).not.toContain(words);
  expect(xml).toBe('');
});
