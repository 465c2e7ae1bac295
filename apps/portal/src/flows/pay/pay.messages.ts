import { defineMessages } from '@portico/i18n/define-messages';

export const payMessages = defineMessages({
  initiationFailed: { id: 'flow.pay.initiation-failed', defaultMessage: 'Payment initiation failed' },
  unexpectedResponse: { id: 'flow.pay.unexpected-response', defaultMessage: 'Unexpected payment response' },
  paid: { id: 'flow.pay.paid', defaultMessage: 'The invoice is paid.' },
  checking: { id: 'flow.pay.checking', defaultMessage: 'Asking the payment service about your payment…' },
  succeeded: { id: 'flow.pay.succeeded', defaultMessage: 'The payment has arrived.' },
  pending: { id: 'flow.pay.pending', defaultMessage: 'The payment is on its way. This page changes by itself when it arrives.' },
  declined: { id: 'flow.pay.declined', defaultMessage: 'The payment was declined. No money was taken; you can try again.' },
  cancelled: { id: 'flow.pay.cancelled', defaultMessage: 'The payment was not completed. You can pay whenever you like.' },
  checkFailed: {
    id: 'flow.pay.check-failed',
    defaultMessage: 'The payment service could not be asked. Nothing is lost; this page changes by itself when the payment arrives.',
  },
});
