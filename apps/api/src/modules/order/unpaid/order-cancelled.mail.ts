import { defineMail } from '../../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../../billing/invoices/about-invoice.ts';

/** An order was cancelled because it wasn't paid in time. */
export const orderCancelledMail = defineMail<AboutInvoice>('order-cancelled', {
  topic: 'invoices_and_billing',
  example: invoiceExample,
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.orderCancelled.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.orderCancelled.text'),
      text('mail.orderCancelled.then'),
      link('mail.orderCancelled.link', '/services/create'),
    ],
  }),
});
