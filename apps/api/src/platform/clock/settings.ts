import * as v from 'valibot';
import { defineSetting, onOff } from '@portico/drivers/define-setting';

export const testClockSetting = defineSetting('TEST_CLOCK', {
  schema: v.optional(onOff, '0'),
  about: '1 lets `pnpm operator clock advance` move the server clock ahead. For demos and tests only, never with real customers.',
});
