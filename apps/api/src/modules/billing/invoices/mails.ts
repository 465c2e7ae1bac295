import { defineMail } from '../../../mail/define-mail.ts';

/** Reports an invoice that is cancelled, by staff or because nothing on it is renewed. */
export const invoiceCancelledMail = defineMail<{ invoiceId: number; amount: number }>('invoice-cancelled', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8 },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.invoiceCancelled.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.invoiceCancelled.text'),
      link('mail.invoiceCancelled.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
