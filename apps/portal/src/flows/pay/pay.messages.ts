import type { Payment } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const payMessages = defineMessages({
  initiationFailed: { id: 'invoices.pay.initiation-failed', defaultMessage: 'Payment initiation failed' },
  unexpectedResponse: { id: 'invoices.pay.unexpected-response', defaultMessage: 'Unexpected payment response' },
  paid: { id: 'invoices.pay.paid', defaultMessage: 'The invoice is paid.' },
  checking: { id: 'invoices.outcome.checking', defaultMessage: 'Checking your payment with the payment service…' },
  checkFailed: {
    id: 'invoices.outcome.check-failed',
    defaultMessage: 'We couldn’t reach the payment service. Nothing is lost: this page updates when the payment arrives.',
  },
  finishUntil: { id: 'invoices.outcome.finish-until', defaultMessage: 'You can finish this payment until {time}.' },
  finish: { id: 'invoices.outcome.finish', defaultMessage: 'Finish payment' },
  credited: {
    id: 'invoices.outcome.credited',
    defaultMessage:
      '{status, select, paid {This invoice was already paid} cancelled {This invoice was cancelled} other {Your order has sold out}}, so we added your payment of {amount} to your balance.',
  },
  underWay: {
    id: 'invoices.outcome.under-way',
    defaultMessage: 'A payment is already on its way. If you pay again and both arrive, the second one goes to your balance.',
  },
  anotherWay: { id: 'invoices.outcome.another-way', defaultMessage: 'Choose another payment method' },
});

/** Stages of a payment that differ in what they mean for the payer's money. */
export type PaymentStage = Exclude<Payment['status'], 'pending'> | NonNullable<Payment['checkout']>['state'];

export const outcomeMessages: Readonly<Record<PaymentStage, Message>> = defineMessages({
  open: { id: 'invoices.outcome.open', defaultMessage: 'Not finished, not charged' },
  processing: {
    id: 'invoices.outcome.processing',
    defaultMessage: 'Your payment is on its way. This page updates when it arrives.',
  },
  succeeded: { id: 'invoices.outcome.succeeded', defaultMessage: 'Payment received.' },
  declined: { id: 'invoices.outcome.declined', defaultMessage: 'Your payment was declined. You weren’t charged and can try again.' },
  cancelled: {
    id: 'invoices.outcome.cancelled',
    defaultMessage: 'The payment wasn’t completed. You weren’t charged and can pay at any time.',
  },
});

/** Only money that may really be in transit is reported as processing. */
export function stageOf({ status, checkout }: Pick<Payment, 'status' | 'checkout'>): PaymentStage {
  return status === 'pending' ? (checkout?.state ?? 'processing') : status;
}
