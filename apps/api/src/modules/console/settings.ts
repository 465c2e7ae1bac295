import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const consolesPerUser = defineSetting('CONSOLES_PER_USER', {
  schema: v.optional(wholeNumber(1, 1_000), '6'),
  about: 'Maximum open consoles per user and process.',
});

export const consolesPerProcess = defineSetting('CONSOLES_PER_PROCESS', {
  schema: v.optional(wholeNumber(1, 10_000), '200'),
  about: 'Maximum open consoles per process.',
});

export const consoleIdleSeconds = defineSetting('CONSOLE_IDLE_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '1800'),
  about: 'Seconds without keyboard or pointer input before a console is closed.',
});
