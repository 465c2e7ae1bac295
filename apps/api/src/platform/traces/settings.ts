import * as v from 'valibot';
import { defineSetting, text, urlOf } from '../settings/define-setting.ts';

export const otlpEndpoint = defineSetting('OTEL_EXPORTER_OTLP_ENDPOINT', {
  schema: v.optional(
    v.pipe(
      urlOf('https', 'http'),
      v.check((url) => URL.canParse(url) && new URL(url).search === '', 'must be the address of a collector, without a query'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  about: 'The OpenTelemetry collector that is sent traces, by OTLP over HTTP: `http://localhost:4318`. Unset, there are none.',
});

export const otelServiceName = defineSetting('OTEL_SERVICE_NAME', {
  schema: v.optional(text, 'portico-api'),
  about: 'What this process is called in its traces.',
});
