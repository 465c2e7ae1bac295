import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const sessionMaxDays = defineSetting('SESSION_MAX_DAYS', {
  schema: v.optional(wholeNumber(1, 3_650), '90'),
  about: 'After how many days a session ends, however much it is used.',
});
