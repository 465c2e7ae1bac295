import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

/** At least two, because a saved card isn't charged in the last minute. */
export const checkoutMinutes = defineSetting('CHECKOUT_MINUTES', {
  schema: v.optional(wholeNumber(2, 10_080), '30'),
  about: 'Minutes a started payment can be completed at the gateway before it is cancelled.',
});
