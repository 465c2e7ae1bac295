/** Starts and stops the API, and prints which OpenTelemetry packages were loaded. */
import { registerHooks } from 'node:module';
import { pino } from 'pino';

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /@opentelemetry\/[a-z-]+/.exec(url.replaceAll('+', '/'))?.[0];
    if (name !== undefined) loaded.add(name);
    return next(url, context);
  },
});
const { readConfiguration } = await import('../../src/registry/settings.ts');
const { simulation } = await import('../simulation.ts');
const { startApi } = await import('../../src/start-api.ts');
const api = await startApi({
  configuration: readConfiguration(process.env, [], simulation),
  logger: pino({ level: 'silent' }),
});
await api.close();
console.log(JSON.stringify([...loaded].toSorted()));
process.exit(0);
