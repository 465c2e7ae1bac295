import { defineMail } from '../../../mail/define-mail.ts';

/** Reports a refund to the balance. */
export const refundedMail = defineMail<{ invoiceId: number; number: string; amount: number }>('refunded', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, number: 'CN-10001', amount: 46.8 },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.refunded.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.refunded.text'),
      text('mail.refunded.then'),
      link('mail.refunded.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
