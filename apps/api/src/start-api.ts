import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { Configuration } from './configuration.ts';
import { openDatabase } from './database/connection.ts';
import { createMailer } from './drivers/mail/create-mailer.ts';
import { createSimulator } from './drivers/provisioning/simulator.ts';
import { allOperations } from './http/registry.ts';
import { createServer, type ServerParts } from './http/server.ts';
import type { JobHandlers } from './jobs/job-names.ts';
import { openJobs } from './jobs/jobs.ts';
import { sessionEndedChannel } from './modules/auth/session.ts';
import { createEventHub } from './modules/events/event-hub.ts';
import { sendMail } from './modules/mail/send-mail.ts';

export type StartOptions = {
  configuration: Configuration;
  logger: Logger;
  /** Tests turn the clock. */
  now?: () => Date;
  inspect?: ServerParts['inspect'];
};

export type RunningApi = { app: App; server: FastifyInstance; close: () => Promise<void> };

/**
 * Opens everything in the order that it is needed in, and listens. Closing goes the other way: no new request, streams end, what is under
 * way is finished, then jobs, then the database.
 */
export async function startApi({ configuration, logger, now = () => new Date(), inspect }: StartOptions): Promise<RunningApi> {
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
    const events = await createEventHub(database, { sessionEndedChannel });
    const provisioning = createSimulator({ database, delayMs: configuration.simulatorDelayMs, now });
    const app: App = { configuration, database, mailer, events, jobs, gateways: new Map(), provisioning, logger, now };

    await jobs.work(jobHandlers(app));
    const server = await createServer({ app, operations: allOperations, inspect });
    opened.push(() => server.close());
    await server.listen({ port: configuration.port, host: configuration.host });
    return { app, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function jobHandlers(app: App): JobHandlers {
  const missing = async () => {};
  return {
    'send-mail': (order) => sendMail(app, order),
    'provision-service': missing,
    'deliver-webhook': missing,
    'reconcile-payments': missing,
  };
}
