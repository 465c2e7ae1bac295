import * as v from 'valibot';
import { defineSetting, text } from '@portico/drivers/define-setting';

export const simulatorTypedFolder = defineSetting('SIMULATOR_TYPED_FOLDER', {
  schema: v.optional(text),
  defaultsTo: 'none',
  about: 'Folder where simulated servers log their console input. For tests.',
});
