import { defineMessages } from '@portico/i18n/define-messages';

export const cartMessages = defineMessages({
  title: { id: 'cart.dialog.title', defaultMessage: 'Cart' },
  count: { id: 'cart.dialog.count', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  close: { id: 'cart.dialog.close', defaultMessage: 'Close the cart' },
  total: { id: 'cart.dialog.total', defaultMessage: 'Total' },
  clear: { id: 'cart.dialog.clear', defaultMessage: 'Clear cart' },
  placeOrder: { id: 'cart.dialog.place-order', defaultMessage: 'Place order' },
  empty: { id: 'cart.dialog.empty', defaultMessage: 'Your cart is empty' },
  emptyText: { id: 'cart.dialog.empty-text', defaultMessage: 'What you configure and add here can be ordered together.' },
  orderService: { id: 'cart.dialog.order-service', defaultMessage: 'Order new service' },
  remove: { id: 'cart.line.remove', defaultMessage: 'Remove {name}' },
  details: { id: 'cart.line.details', defaultMessage: 'Details of {name}' },
  quantity: { id: 'cart.line.quantity', defaultMessage: '× {count}' },
  quantityLabel: { id: 'cart.line.quantity-label', defaultMessage: 'Quantity: {count}' },
  maximum: { id: 'cart.maximum', defaultMessage: 'Maximum quantity per item is {max}' },
  lineRefused: { id: 'cart.line.refused', defaultMessage: 'This item cannot be ordered as it is. Remove it and configure it again.' },
});
