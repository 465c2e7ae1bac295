import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const readyMailWaitMinutes = defineSetting('READY_MAIL_WAIT_MINUTES', {
  schema: v.optional(wholeNumber(0, 1_440), '30'),
  about:
    'How long the mail about an order of several servers waits for all of them after the first is ready. Then it names those that are ready, and a second mail names the rest.',
});
