import * as v from 'valibot';
import { defineSetting, text } from '../../../platform/settings/define-setting.ts';

export const simulatorSeed = defineSetting('SIMULATOR_SEED', {
  schema: v.optional(text, 'portico'),
  about: 'What the simulated servers do follows from it: their traffic, the faults of SIMULATOR_FAULTS.',
});
