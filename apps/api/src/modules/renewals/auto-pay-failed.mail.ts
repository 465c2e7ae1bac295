import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** A renewal was to be paid by itself and could not be: the balance is short, or there is no card that could be charged. */
export const autoPayFailedMail = defineMail<AboutInvoice & { reason: 'balance' | 'card' }>('auto-pay-failed', {
  example: { ...invoiceExample, reason: 'balance' as const },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.autoPayFailed.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.autoPayFailed.text'),
      text('mail.autoPayFailed.then'),
      link('mail.autoPayFailed.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
