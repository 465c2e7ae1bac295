import { defineMessages } from '@portico/i18n/define-messages';

export const placeOrderMessages = defineMessages({
  placed: { id: 'flow.place-order.placed', defaultMessage: 'Your order is placed.' },
  alreadyPlaced: {
    id: 'flow.place-order.already-placed',
    defaultMessage: 'This order had already been placed. Nothing was ordered again.',
  },
  failed: { id: 'flow.place-order.failed', defaultMessage: 'Failed to place order' },
});
