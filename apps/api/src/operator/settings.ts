import * as v from 'valibot';
import { defineSetting, text } from '@portico/drivers/define-setting';

export const staffName = defineSetting('PORTICO_STAFF', {
  schema: v.optional(text),
  about: 'Name of the person who runs `pnpm operator`, for the staff log. Clients see it next to support access and answers.',
  defaultsTo: 'the system user name',
});
