import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const consoleIdleSeconds = defineSetting('CONSOLE_IDLE_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '1800'),
  about: 'After how many seconds without a key or a pointer a console is closed.',
});
