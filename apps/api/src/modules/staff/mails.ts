import { defineMail } from '../../mail/define-mail.ts';

/** Reports an invoice that staff cancelled. */
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

type ServiceChange = { change: 'suspended' | 'resumed' | 'deleted'; hostname: string };

/** Reports what staff did with a service. It is about losing a server, so it can't be switched off. */
export const serviceChangedBySupportMail = defineMail<ServiceChange>('service-changed-by-support', {
  example: { change: 'suspended', hostname: 'web-01.example.org' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.serviceChangedBySupport.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.serviceChangedBySupport.text'),
      link('mail.serviceChangedBySupport.link', '/supports/create-ticket'),
    ],
  }),
});
