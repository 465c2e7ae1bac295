import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const orderMailDelaySeconds = defineSetting('ORDER_MAIL_DELAY_SECONDS', {
  schema: v.optional(wholeNumber(0, 3_600), '120'),
  about: 'How long after an order its invoice is mailed. An order that is paid by then gets the receipt alone.',
});
