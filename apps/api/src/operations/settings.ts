import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const rateLimitFactor = defineSetting('RATE_LIMIT_FACTOR', {
  schema: v.optional(wholeNumber(1, 100_000), '1'),
  about: 'Multiplies every rate limit. For load tests.',
});
