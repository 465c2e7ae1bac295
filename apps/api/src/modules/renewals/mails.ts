import { defineMail } from '../../mail/define-mail.ts';
import { attachInvoice } from '../billing/documents/invoice-attachment.ts';
import { type AboutInvoice, invoiceExample } from '../billing/invoices/about-invoice.ts';
import { invoiceCancelledMail } from '../billing/invoices/mails.ts';
import { whileUnpaid } from '../billing/invoices/unpaid-invoices.ts';
import type { DeclineReason } from '@portico/drivers/payment-gateway';
import { renewalNow, replacementNow, suspensionNow, type RenewalNow, type ReplacementNow } from './renewal-now.ts';

const nowExample: RenewalNow = { when: 'ahead', suspended: 'no' };

/** Sent with the invoice for the next period. `replaces` is an invoice that was cancelled for it, or 0. */
export const renewalInvoiceMail = defineMail<AboutInvoice & { replaces: number }, ReplacementNow>('renewal-invoice', {
  topic: 'invoices_and_billing',
  example: { ...invoiceExample, ...nowExample, replaces: 10_041, former: 'none', isVoid: 'no' },
  prepare: replacementNow,
  attach: async (tx, app, addressee, about) => {
    const isUnpaid = (await whileUnpaid(tx, app, addressee, about)) !== null;
    return isUnpaid ? await attachInvoice(tx, app, addressee, about) : null;
  },
  write: (writer, values) => {
    if (values.isVoid === 'yes') return invoiceCancelledMail.write(writer, values);
    const { text, sentence, link } = writer;
    const { invoiceId, replaces, former, when } = values;
    // It's overdue from the start if it replaces an overdue one, whose reminders aren't sent again.
    const isLate = when === 'overdue';
    return {
      subject: sentence(isLate ? 'mail.renewalReminder.subject' : 'mail.renewalInvoice.subject'),
      blocks: [
        text('mail.greeting'),
        text(isLate ? 'mail.renewalReminder.text' : 'mail.renewalInvoice.text'),
        // Mails enqueued by an earlier version don't have it.
        ...(replaces ? [text('mail.renewalInvoice.replaces')] : []),
        // One that is issued after a withdrawal has no number to name.
        ...(!replaces && former !== 'none' ? [text('mail.renewalInvoice.paidBefore')] : []),
        ...(isLate ? [] : [text('mail.renewalInvoice.then')]),
        link(isLate ? 'mail.renewalReminder.link' : 'mail.renewalInvoice.link', `/invoices/invoice/${invoiceId}`),
      ],
    };
  },
});

/** Reminds the client to pay a renewal. */
export const renewalReminderMail = defineMail<AboutInvoice, RenewalNow>('renewal-reminder', {
  topic: 'invoices_and_billing',
  example: { ...invoiceExample, ...nowExample },
  prepare: renewalNow,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.renewalReminder.subject'),
    blocks: [text('mail.greeting'), text('mail.renewalReminder.text'), link('mail.renewalReminder.link', `/invoices/invoice/${invoiceId}`)],
  }),
});

/** `running` services continue; `heldServer` and `heldOthers` more stay suspended by staff, none if it's empty. */
type AboutRenewed = AboutInvoice & { running: number; heldServer: string; heldOthers: number };

/** Sent when a renewal is paid. */
export const renewalPaidMail = defineMail<AboutRenewed>('renewal-paid', {
  topic: 'invoices_and_billing',
  example: { ...invoiceExample, running: 2, heldServer: 'web-03.example.org', heldOthers: 0 },
  attach: attachInvoice,
  write: ({ text, sentence, link }, { invoiceId, running, heldServer }) => ({
    subject: sentence('mail.renewalPaid.subject'),
    blocks: [
      text('mail.greeting'),
      text(running === 0 ? 'mail.renewalPaid.paid' : 'mail.renewalPaid.text'),
      // Mails enqueued by an earlier version don't have it.
      ...(heldServer ? [text('mail.renewalPaid.held')] : []),
      link('mail.renewalPaid.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

/** Sent when automatic payment isn't possible: the balance is too low or there is no card to charge. */
export const autoPayFailedMail = defineMail<AboutInvoice & { reason: 'balance' | 'card' }, RenewalNow>('auto-pay-failed', {
  example: { ...invoiceExample, ...nowExample, reason: 'balance' as const },
  prepare: renewalNow,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.autoPayFailed.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.autoPayFailed.text'),
      text('mail.autoPayFailed.then'),
      link('mail.autoPayFailed.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

/** An off-session charge failed. `next` is the time of the next attempt in milliseconds, or 0 after the last one. */
type AboutCharge = AboutInvoice & { card: string; reason: DeclineReason; next: number };

export const cardPaymentFailedMail = defineMail<AboutCharge, RenewalNow>('card-payment-failed', {
  example: {
    ...invoiceExample,
    ...nowExample,
    card: 'Visa •••• 4242',
    reason: 'insufficient_funds' as const,
    next: Date.parse('2026-12-07'),
  },
  prepare: renewalNow,
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

/** Reports services suspended for an unpaid invoice. `endsAt` is the last day to pay before they are deleted, in milliseconds. */
export const serviceSuspendedMail = defineMail<AboutInvoice & { endsAt: number }, AboutInvoice>('service-suspended', {
  example: { ...invoiceExample, endsAt: Date.parse('2026-12-24') },
  prepare: suspensionNow,
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

/** Sent the day before the last day to pay, which is `endsAt` in milliseconds. The services are deleted after that day. */
export const deletionWarningMail = defineMail<AboutInvoice & { endsAt: number }, AboutInvoice>('deletion-warning', {
  example: { ...invoiceExample, endsAt: Date.parse('2026-12-24') },
  prepare: suspensionNow,
  write: ({ text, sentence, link }, { invoiceId }) => ({
    subject: sentence('mail.deletionWarning.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.deletionWarning.text'),
      text('mail.deletionWarning.then'),
      link('mail.serviceSuspended.link', `/invoices/invoice/${invoiceId}`),
    ],
  }),
});

/** Sent when suspended services are paid and resume. */
export const serviceReleasedMail = defineMail<AboutInvoice>('service-released', {
  example: invoiceExample,
  attach: attachInvoice,
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.serviceReleased.subject'),
    blocks: [text('mail.greeting'), text('mail.serviceReleased.text'), link('mail.serviceReleased.link', '/services/my')],
  }),
});

/** Sent when unpaid services are deleted. */
export const serviceTerminatedMail = defineMail<AboutInvoice>('service-terminated', {
  example: invoiceExample,
  write: ({ text, sentence }) => ({
    subject: sentence('mail.serviceTerminated.subject'),
    blocks: [text('mail.greeting'), text('mail.serviceTerminated.text'), text('mail.serviceTerminated.then')],
  }),
});
