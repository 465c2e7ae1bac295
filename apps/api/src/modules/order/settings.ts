import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const quoteMinutes = defineSetting('QUOTE_MINUTES', {
  schema: v.optional(wholeNumber(1, 10_080), '60'),
  about: 'For how many minutes the price of a quote is held in the cart and in the order wizard.',
});

export const stockReservationMinutes = defineSetting('STOCK_RESERVATION_MINUTES', {
  schema: v.optional(wholeNumber(1, 525_600), '60'),
  about:
    'For how many minutes an unpaid order reserves its stock. Then it is free for others, and reserved again while somebody pays the order.',
});

export const stockReservationShare = defineSetting('STOCK_RESERVATION_SHARE', {
  schema: v.optional(wholeNumber(1, 100), '50'),
  about: 'How much of what is left of a plan one client may reserve without paying, in percent, rounded up.',
});

export const orderMailDelaySeconds = defineSetting('ORDER_MAIL_DELAY_SECONDS', {
  schema: v.optional(wholeNumber(0, 3_600), '120'),
  about: 'How long after an order its invoice is mailed. An order that is paid by then gets the receipt alone.',
});

export const orderNeedsAddress = defineSetting('ORDER_NEEDS_ADDRESS', {
  schema: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  about:
    'With 1 an order needs the address of its client where `SELLER_FILE` is set, since an invoice with VAT names it; the portal asks for it once. With 0 it doesn’t.',
});
