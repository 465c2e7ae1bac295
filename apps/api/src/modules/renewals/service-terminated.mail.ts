import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** Services that were not paid for are deleted. */
export const serviceTerminatedMail = defineMail<AboutInvoice>('service-terminated', {
  example: invoiceExample,
  write: ({ text, sentence }) => ({
    subject: sentence('mail.serviceTerminated.subject'),
    blocks: [text('mail.greeting'), text('mail.serviceTerminated.text'), text('mail.serviceTerminated.then')],
  }),
});
