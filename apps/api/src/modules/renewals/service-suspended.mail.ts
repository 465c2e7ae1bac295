import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** Services were suspended for an unpaid invoice. `endsAt` in milliseconds: when they will be deleted. */
export const serviceSuspendedMail = defineMail<AboutInvoice & { endsAt: number }>('service-suspended', {
  example: { ...invoiceExample, endsAt: Date.parse('2026-12-24') },
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.serviceSuspended.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.serviceSuspended.text'),
      text('mail.serviceSuspended.then'),
      link('mail.serviceSuspended.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});
