import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const renewalGraceDays = defineSetting('RENEWAL_GRACE_DAYS', {
  schema: v.optional(wholeNumber(0, 365), '3'),
  about: 'How many days after the due date of an unpaid invoice its services keep running; then they are suspended.',
});
