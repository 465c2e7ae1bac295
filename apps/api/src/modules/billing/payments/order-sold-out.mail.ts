import { defineMail } from '../../../mail/define-mail.ts';

/** Money arrived for an order that had sold out by then. It is on the balance. */
export const orderSoldOutMail = defineMail<{ invoiceId: number; amount: number }>('order-sold-out', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8 },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.orderSoldOut.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.orderSoldOut.text'),
      text('mail.orderSoldOut.then'),
      link('mail.orderSoldOut.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
