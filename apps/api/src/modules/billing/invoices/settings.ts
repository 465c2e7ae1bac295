import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const orderExpiryDays = defineSetting('ORDER_EXPIRY_DAYS', {
  schema: v.optional(wholeNumber(2, 365), '14'),
  about: 'Days an order may stay unpaid before it is cancelled with its invoice. The client gets a reminder first.',
});
