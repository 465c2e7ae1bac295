import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const stockReservationMinutes = defineSetting('STOCK_RESERVATION_MINUTES', {
  schema: v.optional(wholeNumber(1, 525_600), '60'),
  about:
    'For how many minutes an unpaid order reserves its stock. Then it is free for others, and reserved again while somebody pays the order.',
});
