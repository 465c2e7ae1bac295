import { defineMail } from '../../../mail/define-mail.ts';

/** `expires` in milliseconds; `server` is the first that was ordered, `others` how many more. */
type AboutOrder = { invoiceId: number; amount: number; expires: number; server: string; others: number };

/** An order is still to be paid, or it will be cancelled. */
export const orderReminderMail = defineMail<AboutOrder>('order-reminder', {
  topic: 'invoices_and_billing',
  example: { invoiceId: 10_042, amount: 46.8, expires: Date.parse('2026-12-06'), server: 'web-01.example.org', others: 1 },
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
