import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../../platform/settings/define-setting.ts';

export const checkoutMinutes = defineSetting('CHECKOUT_MINUTES', {
  schema: v.optional(wholeNumber(1, 10_080), '30'),
  about: 'For how many minutes a payment that was begun can be finished at the gateway. Then it is cancelled.',
});
