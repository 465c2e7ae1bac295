import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const sessionMaxDays = defineSetting('SESSION_MAX_DAYS', {
  schema: v.optional(wholeNumber(1, 3_650), '90'),
  about: 'Days until a session ends, even if it is in use.',
});
