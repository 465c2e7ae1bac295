import type { BillingCycle } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const cartMessages = defineMessages({
  title: { id: 'cart.dialog.title', defaultMessage: 'Cart' },
  count: { id: 'cart.dialog.count', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  close: { id: 'cart.dialog.close', defaultMessage: 'Close cart' },
  dueNow: { id: 'cart.dialog.due-now', defaultMessage: 'Due now' },
  renews: { id: 'cart.dialog.renews', defaultMessage: 'Renews at {list}' },
  subtotal: { id: 'cart.dialog.subtotal', defaultMessage: 'Before the discount' },
  discount: { id: 'cart.dialog.discount', defaultMessage: 'Discount' },
  firstPeriods: { id: 'cart.dialog.first-periods', defaultMessage: 'First period' },
  setup: { id: 'cart.dialog.setup', defaultMessage: 'One-time setup' },
  repriced: {
    id: 'cart.dialog.repriced',
    defaultMessage: 'Prices have changed since you filled your cart. Check them before you order.',
  },
  clear: { id: 'cart.dialog.clear', defaultMessage: 'Clear cart' },
  clearTitle: { id: 'cart.dialog.clear-title', defaultMessage: 'Clear the cart?' },
  clearText: {
    id: 'cart.dialog.clear-text',
    defaultMessage:
      '{count, plural, one {# configured item will be removed.} other {# configured items will be removed.}} Your existing services won’t change.',
  },
  placeOrder: { id: 'cart.dialog.place-order', defaultMessage: 'Place order' },
  placeOrderFor: { id: 'cart.dialog.place-order-for', defaultMessage: 'Order for {price}' },
  empty: { id: 'cart.dialog.empty', defaultMessage: 'Your cart is empty' },
  emptyText: { id: 'cart.dialog.empty-text', defaultMessage: 'Configure services and add them here to order them together.' },
  orderService: { id: 'cart.dialog.order-service', defaultMessage: 'Order new service' },
  hostnames: { id: 'cart.line.hostnames', defaultMessage: '{first} … {last}' },
  hostnamesMade: {
    id: 'cart.line.hostnames-made',
    defaultMessage: '{count, plural, one {Hostname chosen for you} other {Hostnames chosen for you}}',
  },
  lineFee: { id: 'cart.line.fee', defaultMessage: '+ {price} one-time setup' },
  formerPrice: { id: 'cart.line.former-price', defaultMessage: 'was {price}' },
  remove: { id: 'cart.line.remove', defaultMessage: 'Remove {name}' },
  removed: { id: 'cart.line.removed', defaultMessage: '{name} removed.' },
  undo: { id: 'cart.line.undo', defaultMessage: 'Undo' },
  details: { id: 'cart.line.details', defaultMessage: 'Details of {name}' },
  place: { id: 'cart.line.place', defaultMessage: '{city} · {cycle}' },
  quantity: { id: 'cart.line.quantity', defaultMessage: 'Quantity of {name}' },
  less: { id: 'cart.line.less', defaultMessage: 'Decrease quantity of {name}' },
  more: { id: 'cart.line.more', defaultMessage: 'Increase quantity of {name}' },
  fixQuantity: { id: 'cart.fix-quantity', defaultMessage: 'Fix the quantity first.' },
  maximum: { id: 'cart.maximum', defaultMessage: 'Maximum quantity per item is {max}' },
  lineRefused: {
    id: 'cart.line.refused',
    defaultMessage: 'This item can’t be ordered with these options. Remove it and configure it again.',
  },
});

/** The renewal amount and its period. */
export const renewalMessages: Readonly<Record<BillingCycle, Message>> = defineMessages({
  monthly: { id: 'cart.renewal.monthly', defaultMessage: '{price} every month' },
  quarterly: { id: 'cart.renewal.quarterly', defaultMessage: '{price} every 3 months' },
  'semi-annually': { id: 'cart.renewal.semi-annually', defaultMessage: '{price} every 6 months' },
  annually: { id: 'cart.renewal.annually', defaultMessage: '{price} every year' },
});
