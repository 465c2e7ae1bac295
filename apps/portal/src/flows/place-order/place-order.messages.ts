import { defineMessages } from '@portico/i18n/define-messages';

export const placeOrderMessages = defineMessages({
  placed: { id: 'flow.place-order.placed', defaultMessage: 'Your order is placed.' },
  failed: { id: 'flow.place-order.failed', defaultMessage: 'Failed to place order' },
});
