import { defineMail } from '../../mail/define-mail.ts';
import { wantsMail } from '../account/wants-mail.ts';
import { invoiceExample, type AboutInvoice } from './about-invoice.ts';

/** A further period was invoiced. */
export const renewalInvoiceMail = defineMail<AboutInvoice>('renewal-invoice', {
  example: invoiceExample,
  prepare: async (tx, _app, { userId }) => ((await wantsMail(tx, userId, 'invoices_and_billing')) ? {} : null),
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
