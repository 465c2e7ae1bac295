import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../../platform/settings/define-setting.ts';

export const simulatorDelayMs = defineSetting('SIMULATOR_DELAY_MS', {
  schema: v.optional(wholeNumber(0, 600_000), '4000'),
  about: 'How long the simulated servers take to be set up; what is done with them takes its share of that.',
});
