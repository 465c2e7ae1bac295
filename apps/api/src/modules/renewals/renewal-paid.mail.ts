import { defineMail } from '../../mail/define-mail.ts';
import { attachInvoice } from '../billing/documents/invoice-attachment.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** A further period was paid. */
export const renewalPaidMail = defineMail<AboutInvoice>('renewal-paid', {
  topic: 'invoices_and_billing',
  example: invoiceExample,
  attach: attachInvoice,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalPaid.subject'),
    blocks: [text('mail.greeting'), text('mail.renewalPaid.text'), link('mail.renewalPaid.link', `/invoices/invoice/${invoiceId}`)],
  }),
});
