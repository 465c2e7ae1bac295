import { defineMessages } from '@portico/i18n/define-messages';

export const cancelOrderMessages = defineMessages({
  cancel: { id: 'flow.cancel-order', defaultMessage: 'Cancel order' },
  title: { id: 'flow.cancel-order.title', defaultMessage: 'Cancel this order?' },
  text: {
    id: 'flow.cancel-order.text',
    defaultMessage:
      '{count, plural, one {Invoice {invoice} of {amount} and this service are cancelled. You won’t be charged.} other {Invoice {invoice} of {amount} and these # services are cancelled. You won’t be charged.}}',
  },
  service: { id: 'flow.cancel-order.service', defaultMessage: '{name}, {hostname}' },
  keep: { id: 'flow.cancel-order.keep', defaultMessage: 'Keep order' },
  done: { id: 'flow.cancel-order.done', defaultMessage: 'Order cancelled' },
  failed: { id: 'flow.cancel-order.failed', defaultMessage: 'Couldn’t cancel the order' },
});
