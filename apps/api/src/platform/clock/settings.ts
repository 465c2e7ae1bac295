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
  about: '1 lets `pnpm operator clock advance` move the server clock ahead. For demos and tests only, never with real customers.',
});
