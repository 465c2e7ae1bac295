import * as v from 'valibot';
import { defineSetting, onOff, wholeNumber } from '@portico/drivers/define-setting';

export const quoteMinutes = defineSetting('QUOTE_MINUTES', {
  schema: v.optional(wholeNumber(1, 10_080), '60'),
  about: 'Minutes a quoted price is held in the cart and the order wizard.',
});

export const stockReservationMinutes = defineSetting('STOCK_RESERVATION_MINUTES', {
  schema: v.optional(wholeNumber(1, 525_600), '60'),
  about:
    'Minutes an unpaid order reserves its stock. Then the stock is available to other clients, and it is reserved again while the order is being paid.',
});

export const stockReservationShare = defineSetting('STOCK_RESERVATION_SHARE', {
  schema: v.optional(wholeNumber(1, 100), '50'),
  about: 'Maximum share of the remaining stock of a plan that one client may reserve without paying, in percent, rounded up.',
});

export const orderMailDelaySeconds = defineSetting('ORDER_MAIL_DELAY_SECONDS', {
  schema: v.optional(wholeNumber(0, 3_600), '120'),
  about: 'How long after an order its invoice is emailed. An order paid before then only gets the receipt.',
});

export const orderNeedsAddress = defineSetting('ORDER_NEEDS_ADDRESS', {
  schema: v.optional(onOff, '1'),
  about:
    '1 requires the client’s address to order when `SELLER_FILE` is set, since VAT invoices show it. The portal asks for it once. 0 makes it optional.',
});
