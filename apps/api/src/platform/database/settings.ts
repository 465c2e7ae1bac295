import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const stuckAfterSeconds = defineSetting('STUCK_AFTER_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '60'),
  about:
    'How long the embedded database may block the process before the process exits, so that its supervisor can restart it. Unused with PostgreSQL.',
});
