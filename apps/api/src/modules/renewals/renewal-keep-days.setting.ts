import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const renewalKeepDays = defineSetting('RENEWAL_KEEP_DAYS', {
  schema: v.optional(wholeNumber(1, 3650), '14'),
  about: 'How many days a service that is suspended for an unpaid invoice is kept; then it is deleted with its data.',
});
