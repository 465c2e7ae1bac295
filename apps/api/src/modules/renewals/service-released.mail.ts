import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from './about-invoice.ts';

/** What was suspended is paid for and comes back. */
export const serviceReleasedMail = defineMail<AboutInvoice>('service-released', {
  example: invoiceExample,
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.serviceReleased.subject'),
    blocks: [text('mail.greeting'), text('mail.serviceReleased.text'), link('mail.serviceReleased.link', '/services/my')],
  }),
});
