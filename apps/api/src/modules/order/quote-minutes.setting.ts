import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const quoteMinutes = defineSetting('QUOTE_MINUTES', {
  schema: v.optional(wholeNumber(1, 10_080), '60'),
  about: 'For how many minutes the price of a quote is held in the cart and in the order wizard.',
});
