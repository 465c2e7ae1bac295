import { defineMail } from '../../mail/define-mail.ts';
import { type AboutInvoice, invoiceExample } from '../billing/invoices/about-invoice.ts';
import { whileUnpaid } from '../billing/invoices/unpaid-invoices.ts';
import { attachInvoice } from '../billing/documents/invoice-attachment.ts';

/** Confirms an order with its invoice. Skipped if the invoice has been paid or cancelled by then. */
export const orderReceivedMail = defineMail<AboutInvoice>('order-received', {
  topic: 'invoices_and_billing',
  example: invoiceExample,
  prepare: whileUnpaid,
  attach: attachInvoice,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.orderReceived.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.orderReceived.text'),
      text('mail.orderReceived.then'),
      link('mail.orderReceived.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

/** `expires` is the last day to pay, in milliseconds; `server` is the first one ordered, `others` the number of the rest. */
type AboutOrder = { invoiceId: number; amount: number; expires: number; server: string; others: number };

/** Reminds the client to pay an order before it is cancelled. */
export const orderReminderMail = defineMail<AboutOrder>('order-reminder', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8, expires: Date.parse('2026-12-06'), server: 'web-01.example.org', others: 1 },
  prepare: whileUnpaid,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.orderReminder.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.orderReminder.text'),
      text('mail.orderReminder.then'),
      link('mail.orderReminder.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

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
