import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const sessionMaxDays = defineSetting('SESSION_MAX_DAYS', {
  schema: v.optional(wholeNumber(1, 3_650), '90'),
  about: 'Days until a session ends, even if it is in use.',
});
