import type { Logger } from 'pino';
import type { Configuration } from '../settings/configuration.ts';
import { otelServiceName, otlpEndpoint } from './settings.ts';
import type { Traces } from './traces.ts';

/** Returns null without a collector; then the SDK isn't even loaded. */
export async function openTraces(configuration: Configuration, logger: Logger): Promise<Traces | null> {
  const endpoint = configuration.setting(otlpEndpoint);
  if (endpoint === undefined) return null;
  const { openOtlpTraces } = await import('./otlp-traces.ts');
  return openOtlpTraces({ endpoint, serviceName: configuration.setting(otelServiceName), logger });
}
