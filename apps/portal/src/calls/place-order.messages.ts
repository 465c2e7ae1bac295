import { defineMessages } from '@portico/i18n/define-messages';

export const placeOrderMessages = defineMessages({
  placed: { id: 'order.placed', defaultMessage: 'Your order is placed.' },
  failed: { id: 'order.failed', defaultMessage: 'Failed to place order' },
});
