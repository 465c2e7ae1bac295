import * as v from 'valibot';
import { defineSetting, text } from '@portico/drivers/define-setting';

export const metricsToken = defineSetting('METRICS_TOKEN', {
  schema: v.optional(v.pipe(text, v.minLength(16, 'must have at least 16 characters'))),
  about: 'Bearer token that Prometheus sends to read `/metrics`. Metrics are off when unset.',
});
