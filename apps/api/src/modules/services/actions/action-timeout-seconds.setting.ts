import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../../platform/settings/define-setting.ts';

export const actionTimeoutSeconds = defineSetting('ACTION_TIMEOUT_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '900'),
  about: 'After how long an action on a server that does not end is given up.',
});
