import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const consolesPerProcess = defineSetting('CONSOLES_PER_PROCESS', {
  schema: v.optional(wholeNumber(1, 10_000), '200'),
  about: 'How many consoles one process has open at once.',
});
