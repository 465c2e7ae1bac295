import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { createServer, type HttpServer, type ServerParts } from './http/create-server.ts';
import { unsubscribeRoutes } from './modules/account/unsubscribe-routes.ts';
import { attachmentRoutes } from './modules/attachments/attachment-routes.ts';
import { accountOf, challengeOf } from './modules/auth/authentication.ts';
import { consoleSocket } from './modules/console/console-socket.ts';
import { documentRoutes } from './modules/billing/documents/document-routes.ts';
import { statementRoutes } from './modules/billing/statement/statement-routes.ts';
import { webhookRoutes } from './modules/billing/webhook-routes.ts';
import { auditImpersonation } from './modules/impersonation/audit-impersonation.ts';
import { legalRoutes } from './modules/legal/legal-routes.ts';
import { routeContext } from './plugins/plugin-context.ts';
import { periodicJobs } from './registry/jobs.ts';
import { allOperations } from './registry/modules.ts';

/** Creates the HTTP server with every operation, socket and page, and the routes of the plugins. It doesn't listen yet. */
export function createApiServer(app: App, inspect?: ServerParts['inspect']): Promise<HttpServer> {
  return createServer({
    app,
    operations: allOperations,
    sockets: [consoleSocket(app)],
    authenticate: (authorization) => accountOf(app, authorization),
    auditImpersonation: (account, operationId, isAllowed) => auditImpersonation(app, account, operationId, isAllowed),
    authenticateChallenge: (authorization) => challengeOf(app, authorization),
    inspect,
    periodicJobs: periodicJobs(app.plugins),
    extras: [
      ...app.plugins.map((plugin) => (scope: FastifyInstance) => plugin.routes?.(scope, routeContext(plugin, app))),
      (scope) => webhookRoutes(scope, app),
      (scope) => attachmentRoutes(scope, app),
      (scope) => documentRoutes(scope, app),
      (scope) => statementRoutes(scope, app),
      (scope) => unsubscribeRoutes(scope, app),
      (scope) => legalRoutes(scope, app),
    ],
  });
}
