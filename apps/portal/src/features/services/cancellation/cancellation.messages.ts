import { defineMessages } from '@portico/i18n/define-messages';

export const cancellationMessages = defineMessages({
  title: { id: 'service.cancellation', defaultMessage: 'Cancel this service' },
  text: {
    id: 'service.cancellation.text',
    defaultMessage: 'It ends with the paid period, and no more renewal invoices are issued. Until then, nothing changes.',
  },
  reason: { id: 'service.cancellation.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'service.cancellation.reason-hint', defaultMessage: 'In English or Russian. It helps us improve.' },
  reasonMissing: { id: 'service.cancellation.reason-missing', defaultMessage: 'Enter a reason.' },
  counter: { id: 'service.cancellation.counter', defaultMessage: '{count} / {max}' },
  review: { id: 'service.cancellation.review', defaultMessage: 'Review and cancel' },
  failed: { id: 'service.cancellation.failed', defaultMessage: 'Couldn’t cancel the service' },
  questionTitle: { id: 'service.cancellation.question', defaultMessage: 'Cancel {hostname} as of {date}?' },
  questionNow: { id: 'service.cancellation.question-now', defaultMessage: 'Cancel {hostname}?' },
  questionText: {
    id: 'service.cancellation.question-text',
    defaultMessage: 'The server is deleted at the end of that day (UTC). You can withdraw the cancellation until then.',
  },
  confirm: { id: 'service.cancellation.confirm', defaultMessage: 'Cancel service' },
  keep: { id: 'service.cancellation.keep', defaultMessage: 'Keep service' },
  requested: { id: 'service.cancellation.requested', defaultMessage: '{hostname} ends on {date}.' },
  cancelledTitle: { id: 'service.cancellation.cancelled', defaultMessage: 'Ends on {date}' },
  cancelledText: {
    id: 'service.cancellation.cancelled-text',
    defaultMessage: 'The service runs until the end of that day (UTC). Then the server, its data and its addresses are deleted.',
  },
  cancelledSuspendedText: {
    id: 'service.cancellation.cancelled-suspended-text',
    defaultMessage: 'The server stays switched off. At the end of that day (UTC), it’s deleted with its data and addresses.',
  },
  requestedAt: { id: 'service.cancellation.requested-at', defaultMessage: 'Requested' },
  withdraw: { id: 'service.cancellation.withdraw', defaultMessage: 'Withdraw cancellation' },
  withdrawn: { id: 'service.cancellation.withdrawn', defaultMessage: '{hostname} stays active and renews as usual.' },
  withdrawnSuspended: {
    id: 'service.cancellation.withdrawn-suspended',
    defaultMessage: '{hostname} is no longer cancelled, but still suspended.',
  },
  withdrawFailed: { id: 'service.cancellation.withdraw-failed', defaultMessage: 'Couldn’t withdraw the cancellation' },
});
