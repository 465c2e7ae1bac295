import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const addressQuarantineHours = defineSetting('ADDRESS_QUARANTINE_HOURS', {
  schema: v.optional(wholeNumber(0, 8_760), '24'),
  about:
    'How long an address of a removed server is assigned to no other. A day outlives DNS and neighbour caches and most of the traffic that was meant for the old server.',
});
