import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { Configuration } from './settings/configuration.ts';
import { openDatabase } from './database/connection.ts';
import { startPurgeTimer } from './database/purge-expired.ts';
import { seed } from './demo/seed.ts';
import { createMailer } from './drivers/mail/create-mailer.ts';
import { createSandboxGateway, sandboxMethodId } from './drivers/payments/sandbox/sandbox-gateway.ts';
import { sandboxRoutes } from './modules/sandbox/sandbox-routes.ts';
import { createSimulator } from './drivers/provisioning/simulator.ts';
import { allOperations } from './registry/operations.ts';
import { createServer, type ServerParts } from './http/create-server.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { openJobs } from './queue/queue.ts';
import { startReconcileTimer } from './jobs/schedule.ts';
import { sessionEndedChannel } from './modules/auth/session.ts';
import { createEventHub } from './events/event-hub.ts';
import { webhookRoutes } from './modules/billing/payments/webhook-routes.ts';

export type StartOptions = {
  configuration: Configuration;
  logger: Logger;
  /** Tests turn the clock. */
  now?: () => Date;
  inspect?: ServerParts['inspect'];
  /** How often a silent event stream asks whether its session still lives. */
  sessionCheckMs?: number;
};

export type RunningApi = { app: App; server: FastifyInstance; close: () => Promise<void> };

/**
 * Opens everything in the order that it is needed in, and listens. Closing goes the other way: no new request, streams end, what is under
 * way is finished, then jobs, then the database.
 */
export async function startApi({
  configuration,
  logger,
  now = () => new Date(),
  inspect,
  sessionCheckMs = 20_000,
}: StartOptions): Promise<RunningApi> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (let step = opened.pop(); step !== undefined; step = opened.pop()) await step();
  };
  try {
    const database = await openDatabase(configuration, logger);
    opened.push(() => database.close());
    const mailer = createMailer(configuration);
    opened.push(() => mailer.close());
    const jobs = await openJobs(database, logger);
    opened.push(() => jobs.stop(configuration.drainTimeoutMs));
    const events = await createEventHub(database, { sessionEndedChannel, sessionCheckMs });
    const provisioning = createSimulator({ database, delayMs: configuration.simulatorDelayMs, now });
    let origin: string | null = null;
    const ownOrigin = () => origin;
    const secret = configuration.gatewaySandboxSecret;
    const gateways = new Map([[sandboxMethodId, createSandboxGateway({ secret, origin: ownOrigin })]]);
    const app: App = { configuration, database, mailer, events, jobs, gateways, provisioning, logger, now };
    await seed(app);

    const server = await createServer({
      app,
      operations: allOperations,
      inspect,
      extras: [(scope) => sandboxRoutes(scope, { database, jobs, now, secret }), (scope) => webhookRoutes(scope, app)],
    });
    opened.push(() => server.close());
    await server.listen({ port: configuration.port, host: configuration.host });
    origin = originOf(server);
    // The sandbox gateway and its webhooks are called over HTTP: jobs start once that is there.
    await jobs.work(jobHandlers(app, ownOrigin));
    opened.push(startReconcileTimer(app));
    opened.push(startPurgeTimer(database, now, (error) => logger.error({ err: error }, 'deleting what has expired failed')));
    return { app, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where this process itself is reached. */
function originOf(server: FastifyInstance): string {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  const host = address.address === '::' || address.address === '0.0.0.0' ? 'localhost' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
