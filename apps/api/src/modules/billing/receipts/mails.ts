import { defineMail } from '../../../mail/define-mail.ts';
import { attachInvoice } from '../documents/invoice-attachment.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import { settledBy } from '../payments/settled-by.ts';
import { type AboutInvoice, invoiceExample } from '../invoices/about-invoice.ts';

/** The receipt for an order. `method` is "none" if there was nothing to pay. */
export const paymentReceiptMail = defineMail<AboutInvoice, { method: string }>('payment-receipt', {
  topic: 'invoices_and_billing',
  example: { ...invoiceExample, method: 'Visa •••• 4242' },
  async prepare(tx, app, { language }, { invoiceId }) {
    const invoice = await allInvoicesRepository(tx).find(invoiceId);
    const settled = invoice && (await settledBy(tx, app.gateways, invoice, language));
    return { method: settled?.label ?? 'none' };
  },
  attach: attachInvoice,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.paymentReceipt.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.paymentReceipt.text'),
      text('mail.paymentReceipt.then'),
      link('mail.paymentReceipt.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
