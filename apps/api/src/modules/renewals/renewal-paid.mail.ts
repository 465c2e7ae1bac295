import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from './about-invoice.ts';

/** A further period was paid. */
export const renewalPaidMail = defineMail<AboutInvoice>('renewal-paid', {
  topic: 'invoices_and_billing',
  example: invoiceExample,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalPaid.subject'),
    blocks: [text('mail.greeting'), text('mail.renewalPaid.text'), link('mail.renewalPaid.link', `/invoices/invoice/${invoiceId}`)],
  }),
});
