import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../settings/define-setting.ts';

export const stuckAfterSeconds = defineSetting('STUCK_AFTER_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '60'),
  about:
    'After how long a process that the embedded database holds up is ended, so that what runs it can start it again. It has no meaning with PostgreSQL.',
});
