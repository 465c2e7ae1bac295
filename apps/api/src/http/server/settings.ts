import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const bodyIdleTimeoutMs = defineSetting('BODY_IDLE_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(1, 120_000), '15000'),
  about: 'How long the body of a request may make no progress before the request is ended with 408.',
});
