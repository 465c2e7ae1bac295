import { defineMail } from '../../mail/define-mail.ts';
import { wantsMail } from '../account/wants-mail.ts';
import { invoiceExample, type AboutInvoice } from './about-invoice.ts';

/** A further period was paid. */
export const renewalPaidMail = defineMail<AboutInvoice>('renewal-paid', {
  example: invoiceExample,
  prepare: async (tx, _app, { userId }) => ((await wantsMail(tx, userId, 'invoices_and_billing')) ? {} : null),
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalPaid.subject'),
    blocks: [text('mail.greeting'), text('mail.renewalPaid.text'), link('mail.renewalPaid.link', `/invoices/invoice/${invoiceId}`)],
  }),
});
