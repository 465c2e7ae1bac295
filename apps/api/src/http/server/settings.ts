import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const shutdownDelayMs = defineSetting('SHUTDOWN_DELAY_MS', {
  schema: v.optional(wholeNumber(0, 600_000), '5000'),
  about:
    'How long SIGTERM keeps a process serving, with `/readyz` at 503, until its proxy sends requests to the others. Unused with the embedded database, which has no others.',
});

export const bodyIdleTimeoutMs = defineSetting('BODY_IDLE_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(1, 120_000), '15000'),
  about: 'How long a request body may stall before the request fails with 408.',
});
