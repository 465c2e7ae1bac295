import { defineMail } from '../../mail/define-mail.ts';
import { attachInvoice } from '../billing/documents/invoice-attachment.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** What was suspended is paid for and comes back. */
export const serviceReleasedMail = defineMail<AboutInvoice>('service-released', {
  example: invoiceExample,
  attach: attachInvoice,
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.serviceReleased.subject'),
    blocks: [text('mail.greeting'), text('mail.serviceReleased.text'), link('mail.serviceReleased.link', '/services/my')],
  }),
});
