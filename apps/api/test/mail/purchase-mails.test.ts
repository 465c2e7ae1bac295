import { readdirSync, readFileSync } from 'node:fs';
import { dailyRows } from '@portico/test-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelInvoice } from '../../src/modules/billing/invoices/cancel-invoice.ts';
import { orderReceivedMail } from '../../src/modules/order/mails.ts';
import { readyMail } from '../../src/mail/ready-mail.ts';
import { success } from '../contract-client.ts';
import { readDocument } from '../documents/read-document.ts';
import { sellerFileWith } from '../invoices/seller.ts';
import { lateMail } from '../late-mail.ts';
import { readMails } from '../mailbox.ts';
import { cardHolder, type CardHolder } from '../payments/card-holder.ts';
import { balance, expectBooksToHold, orderItem } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

let api: TestApi;
let registered: Registered;
let shop: CardHolder;
beforeAll(async () => {
  api = await startTestApi({ env: { SELLER_FILE: sellerFileWith(), ORDER_MAIL_DELAY_SECONDS: '0' } });
  registered = await api.register();
  shop = cardHolder(api.call, registered.token);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const mailAbout = (template: string, words: string) =>
  waitFor(`mail ${template} about ${words}`, () =>
    readMails(api.mailFolder).find((mail) => mail.to === registered.email && mail.template === template && mail.text.includes(words)),
  );

/** Returns the PDF attached to the mail about an invoice. */
async function attachedPdf(template: string, invoiceId: number) {
  const files = readdirSync(api.mailFolder).filter((name) => name.includes(`_${template}_`));
  const mails = files.map((name) => readFileSync(`${api.mailFolder}/${name}`, 'utf8'));
  const mail = mails.find((raw) => raw.includes(`filename=invoice-${invoiceId}.pdf`)) ?? '';
  const [, base64 = ''] = /Content-Type: application\/pdf[^]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return readDocument(Buffer.from(base64, 'base64'));
}

test('an order is confirmed by a mail with its invoice as PDF', async () => {
  const id = await shop.order(orderItem({ count: 2, configoptions: { hostname: 'shop.acme.dev' } }));
  const mail = await mailAbout('order-received', `Invoice ${id}`);
  expect(mail.text).toContain('€13.80');
  expect(mail.text).toContain(`/invoices/invoice/${id}`);
  const { text } = await attachedPdf('order-received', id);
  for (const words of [`Invoice ${id}`, 'Total to pay', 'shop-1.acme.dev']) expect(text).toContain(words);
});

test.each([
  ['the balance', 'Account balance'],
  ['a card', 'Visa •••• 4242'],
])('an order paid by %s gets a receipt with the paid invoice', async (way, method) => {
  const id = await shop.order();
  if (way === 'a card') success(await shop.payWith(id, (await shop.add()).id));
  else {
    await shop.fund(20);
    success(await shop.pay(id, balance));
  }
  const mail = await mailAbout('payment-receipt', `invoice ${id}`);
  expect(mail.text).toContain(`€6.90 for invoice ${id} (${method})`);
  expect((await attachedPdf('payment-receipt', id)).text).toContain('Amount due');
});

test('no mail asks for the payment of an invoice that was paid while it waited', async () => {
  const [paid, unpaid] = [await shop.order(), await shop.order()];
  success(await shop.payWith(paid, (await shop.add()).id));
  const demands = ['renewal-invoice', 'renewal-reminder', 'auto-pay-failed', 'card-payment-failed', 'order-reminder'];
  const readyFor = async (invoiceId: number) => {
    const sent: string[] = [];
    for (const template of demands)
      if ((await lateMail(api, registered, template, { invoiceId, replaces: 0 })) !== null) sent.push(template);
    return sent;
  };
  expect(await readyFor(unpaid)).toEqual(demands);
  expect(await readyFor(paid)).toEqual([]);
  // What the paid one replaced is void, which nothing else says.
  const renewal = (invoiceId: number, replaces: number) => lateMail(api, registered, 'renewal-invoice', { invoiceId, replaces });
  expect(await renewal(unpaid, paid)).toMatchObject({ attachment: `invoice-${unpaid}.pdf` });
  expect(await renewal(paid, unpaid)).toMatchObject({ subject: `Invoice ${unpaid} is cancelled`, attachment: undefined });
});

const settlements = [
  ['paid', async (id: number) => success(await shop.payWith(id, (await shop.add()).id))],
  ['cancelled', (id: number) => api.app.database.transaction((tx) => cancelInvoice(tx, id, api.app.now()))],
] as const;
test.each(dailyRows(settlements, 1))("an order's mail isn't sent once the order is %s", async (_state, settle) => {
  const id = await shop.order();
  const order = {
    key: 'a-key',
    orderedAt: api.app.now().toISOString(),
    recipient: { userId: registered.user.id },
    template: orderReceivedMail.name,
    values: { ...orderReceivedMail.example, invoiceId: id },
  };
  const ready = async () => (await readyMail(api.app, [orderReceivedMail], order, 'email')) !== null;
  expect(await ready()).toBe(true);
  await settle(id);
  expect(await ready()).toBe(false);
});

test('a top-up gets a receipt with the method and the new balance', async () => {
  const before = await shop.balance();
  const { url, payment_id: paymentId } = success(await shop.topUpWith(25, (await shop.add()).id));
  expect(url).toBeNull();
  await shop.sync(paymentId ?? '');
  const mail = await mailAbout('top-up-receipt', '€25.00');
  expect(mail.text).toContain('(Visa •••• 4242)');
  expect(mail.text).toContain(`€${(before + 25).toFixed(2)}`);
});
