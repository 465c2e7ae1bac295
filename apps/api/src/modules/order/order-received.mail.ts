import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';
import { isUnpaid } from '../billing/invoices/unpaid-invoices.ts';
import { attachInvoice } from '../billing/documents/invoice-attachment.ts';

/** An order was placed, with its invoice. Not sent once that is paid or cancelled: its reader knows more by then. */
export const orderReceivedMail = defineMail<AboutInvoice>('order-received', {
  topic: 'invoices_and_billing',
  example: invoiceExample,
  prepare: async (tx, _app, _addressee, { invoiceId }) => ((await isUnpaid(tx, invoiceId)) ? {} : null),
  attach: attachInvoice,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.orderReceived.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.orderReceived.text'),
      text('mail.orderReceived.then'),
      link('mail.orderReceived.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
