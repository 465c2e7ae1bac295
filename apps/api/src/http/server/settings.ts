import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const bodyIdleTimeoutMs = defineSetting('BODY_IDLE_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(1, 120_000), '15000'),
  about: 'How long a request body may stall before the request fails with 408.',
});
