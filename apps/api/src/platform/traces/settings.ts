import * as v from 'valibot';
import { defineSetting, text, urlOf } from '@portico/drivers/define-setting';

export const otlpEndpoint = defineSetting('OTEL_EXPORTER_OTLP_ENDPOINT', {
  schema: v.optional(
    v.pipe(
      urlOf('https', 'http'),
      v.check((url) => URL.canParse(url) && new URL(url).search === '', 'must be a collector URL without a query string'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  about: 'OpenTelemetry collector that receives traces over OTLP/HTTP, such as `http://localhost:4318`. Tracing is off when unset.',
});

export const otelServiceName = defineSetting('OTEL_SERVICE_NAME', {
  schema: v.optional(text, 'portico-api'),
  about: 'Service name of this process in traces.',
});
