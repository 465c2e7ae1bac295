import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const consolesPerUser = defineSetting('CONSOLES_PER_USER', {
  schema: v.optional(wholeNumber(1, 1_000), '6'),
  about: 'How many consoles one user may have open at once on one process.',
});
