import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** A renewal is still to be paid; `overdue` after its due date. */
export const renewalReminderMail = defineMail<AboutInvoice & { when: 'ahead' | 'overdue' }>('renewal-reminder', {
  topic: 'invoices_and_billing',
  example: { ...invoiceExample, when: 'ahead' as const },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalReminder.subject'),
    blocks: [text('mail.greeting'), text('mail.renewalReminder.text'), link('mail.renewalReminder.link', `/invoices/invoice/${invoiceId}`)],
  }),
});
