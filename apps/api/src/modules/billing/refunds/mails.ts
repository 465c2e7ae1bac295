import { defineMail } from '../../../mail/define-mail.ts';

/** Sent when the gateway confirms a refund. */
export const refundSentMail = defineMail<{ invoiceId: number; amount: number }>('refund-sent', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8 },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.refundSent.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.refundSent.text'),
      text('mail.refundSent.then'),
      link('mail.refunded.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

/** Sent when a refund failed and its amount returned to the balance. */
export const refundReturnedMail = defineMail<{ invoiceId: number; amount: number }>('refund-returned', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8 },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.refundReturned.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.refundReturned.text'),
      text('mail.refundReturned.then'),
      link('mail.refunded.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
