import * as v from 'valibot';
import { defineSetting, text } from '../../../platform/settings/define-setting.ts';

export const simulatorTypedFolder = defineSetting('SIMULATOR_TYPED_FOLDER', {
  schema: v.optional(text),
  defaultsTo: 'none',
  about: 'Where the simulated servers write down what is typed at their consoles; for tests.',
});
