import * as v from 'valibot';
import { defineSetting } from '../settings/define-setting.ts';

export const testClockSetting = defineSetting('TEST_CLOCK', {
  schema: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'must be 0 or 1'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
  about:
    'With 1 the clock of the whole server can be set ahead by `pnpm operator clock advance`; for demonstrations and tests, never for customers.',
});
