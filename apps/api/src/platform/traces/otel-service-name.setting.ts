import * as v from 'valibot';
import { defineSetting, text } from '../settings/define-setting.ts';

export const otelServiceName = defineSetting('OTEL_SERVICE_NAME', {
  schema: v.optional(text, 'portico-api'),
  about: 'What this process is called in its traces.',
});
