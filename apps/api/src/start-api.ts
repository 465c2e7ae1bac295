import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { applyBundledContent } from './apply-bundled-content.ts';
import { createApiServer } from './create-api-server.ts';
import type { HttpServer, ServerParts } from './http/create-server.ts';
import { workerOf, type AnyJob } from './jobs/define-job.ts';
import { startSchedule } from './jobs/schedule.ts';
import { openApp, type AppOptions } from './open-app.ts';
import { databaseSocketFile } from './platform/database/database-socket.ts';
import { serveDatabase } from './platform/database/serve-database.ts';
import { isMadeUp } from './platform/clock/test-clock.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { namedDrivers } from './plugins/named-drivers.ts';
import { jobsWith } from './registry/jobs.ts';

export type StartOptions = Omit<AppOptions, 'ownOrigin' | 'isCommand'> & {
  inspect?: ServerParts['inspect'];
  /** The jobs this process runs. Defaults to all. */
  jobs?: readonly AnyJob[];
  /** Adds to the database before the server listens. Each start of each process runs it. */
  seed?: (app: App) => Promise<void>;
};

export type RunningApi = HttpServer & { app: App; close: () => Promise<void> };

const driverMissing =
  'No provisioning driver is configured, so servers can’t be set up. Add one to portico.config.ts, or name the file that has one with --config.';

const customersMadeUp =
  'The customers in this database are made up, and their servers and payments simulated. Start with the portico.config.ts that simulates them, or choose another DATA_FOLDER or DATABASE_URL.';

/**
 * Opens the app and listens. Stopping refuses new requests, ends streams, and waits for active requests, then jobs, before it closes the
 * database.
 */
export async function startApi({ inspect, jobs, seed, ...options }: StartOptions): Promise<RunningApi> {
  let origin: string | null = null;
  const { app, close: closeApp } = await openApp({ ...options, ownOrigin: () => origin });
  const opened = [closeApp];
  const close = async () => {
    for (let step = opened.pop(); step !== undefined; step = opened.pop()) await step();
  };
  try {
    const { plugins } = app;
    if (!app.isSimulated && (await app.database.read(isMadeUp))) throw new ConfigurationError(customersMadeUp);
    if (plugins.every((plugin) => namedDrivers(plugin).length === 0)) throw new ConfigurationError(driverMissing);
    await applyBundledContent(app);
    await seed?.(app);
    const { driver } = app.database;
    if (driver.kind === 'pglite') {
      const { configuration, logger } = app;
      const file = databaseSocketFile(configuration.dataFolder);
      const shared = await serveDatabase({ pglite: driver.pglite, file, idleTimeoutMs: configuration.databaseStatementTimeoutMs, logger });
      opened.push(shared.close);
    }
    const { server, leave } = await createApiServer(app, inspect);
    opened.push(() => server.close());
    await server.listen({ port: app.configuration.port, host: app.configuration.host });
    origin = originOf(server);
    // A plugin's gateway may call this process over HTTP, so jobs start after the server listens.
    const running = jobs ?? jobsWith(plugins);
    await app.jobs.work(running.map((job) => workerOf(app, job)));
    opened.push(startSchedule(app, running));
    return { app, server, leave, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the URL this process listens on. */
function originOf(server: FastifyInstance): string {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port');
  const host = address.address === '::' || address.address === '0.0.0.0' ? 'localhost' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
