import type { DeclineReason } from '../../drivers/payments/payment-gateway.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { invoiceExample, type AboutInvoice } from '../billing/invoices/about-invoice.ts';

/** A saved card could not be charged by itself. `next` in milliseconds: when it is tried again; 0 after the last try. */
type AboutCharge = AboutInvoice & { card: string; reason: DeclineReason; next: number };

export const cardPaymentFailedMail = defineMail<AboutCharge>('card-payment-failed', {
  example: { ...invoiceExample, card: 'Visa •••• 4242', reason: 'insufficient_funds' as const, next: Date.parse('2026-12-07') },
  write: ({ text, sentence, link }, { invoiceId, reason, next }) => ({
    subject: sentence('mail.cardPaymentFailed.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.cardPaymentFailed.text'),
      ...(reason === 'authentication_required' ? [] : [text(next === 0 ? 'mail.cardPaymentFailed.last' : 'mail.cardPaymentFailed.next')]),
      link(
        reason === 'authentication_required' ? 'mail.cardPaymentFailed.confirm' : 'mail.cardPaymentFailed.link',
        `/invoices/invoice/${invoiceId}`,
      ),
    ],
  }),
});
