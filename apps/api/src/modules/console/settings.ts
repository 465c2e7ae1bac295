import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const consolesPerUser = defineSetting('CONSOLES_PER_USER', {
  schema: v.optional(wholeNumber(1, 1_000), '6'),
  about: 'How many consoles one user may have open at once on one process.',
});

export const consolesPerProcess = defineSetting('CONSOLES_PER_PROCESS', {
  schema: v.optional(wholeNumber(1, 10_000), '200'),
  about: 'How many consoles one process has open at once.',
});

export const consoleIdleSeconds = defineSetting('CONSOLE_IDLE_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '1800'),
  about: 'After how many seconds without a key or a pointer a console is closed.',
});
