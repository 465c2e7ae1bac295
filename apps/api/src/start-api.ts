import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { seed } from './demo/seed.ts';
import { createServer, type HttpServer, type ServerParts } from './http/create-server.ts';
import { workerOf, type AnyJob } from './jobs/define-job.ts';
import { startSchedule } from './jobs/schedule.ts';
import { unsubscribeRoutes } from './modules/account/unsubscribe-routes.ts';
import { attachmentRoutes } from './modules/attachments/attachment-routes.ts';
import { accountOf, challengeOf } from './modules/auth/authentication.ts';
import { consoleSocket } from './modules/console/console-socket.ts';
import { documentRoutes } from './modules/billing/documents/document-routes.ts';
import { statementRoutes } from './modules/billing/statement/statement-routes.ts';
import { webhookRoutes } from './modules/billing/webhook-routes.ts';
import { auditImpersonation } from './modules/impersonation/audit-impersonation.ts';
import { legalRoutes } from './modules/legal/legal-routes.ts';
import { openApp, type AppOptions } from './open-app.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { routeContext } from './plugins/plugin-context.ts';
import { jobsWith } from './registry/jobs.ts';
import { allOperations } from './registry/modules.ts';

export type StartOptions = Omit<AppOptions, 'ownOrigin'> & {
  inspect?: ServerParts['inspect'];
  /** The jobs this process runs. Defaults to all. */
  jobs?: readonly AnyJob[];
};

export type RunningApi = HttpServer & { app: App; close: () => Promise<void> };

const driverMissing =
  'No provisioning driver is configured, so servers can’t be set up. Add one to portico.config.ts, start the demo with --demo, or set SIMULATION=1 to simulate servers and payments.';

/**
 * Opens the app and listens. Stopping refuses new requests, ends streams, and waits for active requests, then jobs, before it closes the
 * database.
 */
export async function startApi({ inspect, jobs, ...options }: StartOptions): Promise<RunningApi> {
  let origin: string | null = null;
  const { app, close: closeApp } = await openApp({ ...options, ownOrigin: () => origin });
  const opened = [closeApp];
  const close = async () => {
    for (let step = opened.pop(); step !== undefined; step = opened.pop()) await step();
  };
  try {
    const { plugins } = app;
    if (plugins.every(({ provisioning }) => provisioning === undefined)) throw new ConfigurationError(driverMissing);
    await seed(app);
    const { server, leave } = await createServer({
      app,
      operations: allOperations,
      sockets: [consoleSocket(app)],
      authenticate: (authorization) => accountOf(app, authorization),
      auditImpersonation: (account, operationId, isAllowed) => auditImpersonation(app, account, operationId, isAllowed),
      authenticateChallenge: (authorization) => challengeOf(app, authorization),
      inspect,
      extras: [
        ...plugins.map((plugin) => (scope: FastifyInstance) => plugin.routes?.(scope, routeContext(plugin, app))),
        (scope) => webhookRoutes(scope, app),
        (scope) => attachmentRoutes(scope, app),
        (scope) => documentRoutes(scope, app),
        (scope) => statementRoutes(scope, app),
        (scope) => unsubscribeRoutes(scope, app),
        (scope) => legalRoutes(scope, app),
      ],
    });
    opened.push(() => server.close());
    await server.listen({ port: app.configuration.port, host: app.configuration.host });
    origin = originOf(server);
    // Jobs call the sandbox gateway over HTTP, so they start after the server listens.
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
