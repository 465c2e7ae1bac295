import { defineMail } from '../../mail/define-mail.ts';
import { wantsMail } from '../account/wants-mail.ts';
import { invoiceExample, type AboutInvoice } from './about-invoice.ts';

/** A renewal is still to be paid; `overdue` after its due date. */
export const renewalReminderMail = defineMail<AboutInvoice & { when: 'ahead' | 'overdue' }>('renewal-reminder', {
  example: { ...invoiceExample, when: 'ahead' as const },
  prepare: async (tx, _app, { userId }) => ((await wantsMail(tx, userId, 'invoices_and_billing')) ? {} : null),
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalReminder.subject'),
    blocks: [text('mail.greeting'), text('mail.renewalReminder.text'), link('mail.renewalReminder.link', `/invoices/invoice/${invoiceId}`)],
  }),
});
