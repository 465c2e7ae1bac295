import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../../platform/settings/define-setting.ts';

export const orderExpiryDays = defineSetting('ORDER_EXPIRY_DAYS', {
  schema: v.optional(wholeNumber(2, 365), '14'),
  about: 'How many days an order may stay unpaid; then it is cancelled with its invoice. The client is reminded before.',
});
