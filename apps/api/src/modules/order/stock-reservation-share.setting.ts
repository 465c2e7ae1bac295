import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const stockReservationShare = defineSetting('STOCK_RESERVATION_SHARE', {
  schema: v.optional(wholeNumber(1, 100), '50'),
  about: 'How much of what is left of a plan one client may reserve without paying, in percent, rounded up.',
});
