import { defineMail } from '../../mail/define-mail.ts';
import { attachInvoice } from '../billing/documents/invoice-attachment.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** A further period was invoiced. */
export const renewalInvoiceMail = defineMail<AboutInvoice>('renewal-invoice', {
  topic: 'invoices_and_billing',
  example: invoiceExample,
  attach: attachInvoice,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalInvoice.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.renewalInvoice.text'),
      text('mail.renewalInvoice.then'),
      link('mail.renewalInvoice.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
