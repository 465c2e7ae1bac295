import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '@portico/contract/operations';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { SocketRoute } from '../operations/socket.ts';
import type { AnyOperation, Authenticate, Challenge } from '../operations/operation.ts';
import { refuse } from '../operations/refusal.ts';
import { refusalOf, refusalOfConnection } from './contract/failures.ts';
import { routeOperation, type Routing } from './contract/operation-route.ts';
import { problemOf } from './contract/problem.ts';
import { serializeByContract } from './contract/response-serializers.ts';
import { sendProblem } from './contract/send-problem.ts';
import { serveSockets } from './contract/socket-routes.ts';
import { brandFiles, serveBrandFiles } from './portal/brand-files.ts';
import { readPortalPage, servePortalFiles, wantsPage } from './portal/portal-files.ts';
import { bodyIdleTimeoutMs } from './server/settings.ts';
import { watchConnections } from './server/drain.ts';
import { readFileBodies } from './server/file-body.ts';
import { healthRoutes } from './server/health.ts';
import { parseJsonBodies } from './server/json-body.ts';
import { serveMetrics, type PeriodicJob } from './server/metrics.ts';
import { logRequests } from './server/request-log.ts';
import { securityHeaders, setSecurityHeaders } from './server/security-headers.ts';
import { endStalledBodies } from './server/stalled-body.ts';
import { traceRequests } from './server/trace-requests.ts';

const bodyLimit = 256 * 1024;

export type ServerParts = {
  app: App;
  operations: readonly AnyOperation[];
  sockets?: readonly SocketRoute[];
  authenticate: Authenticate;
  auditImpersonation: Routing['auditImpersonation'];
  authenticateChallenge: Authenticate<Challenge>;
  inspect?: Routing['inspect'];
  /** Those whose last success `/metrics` reports. */
  periodicJobs?: readonly PeriodicJob[];
  /** Pages and webhooks outside the contract, each in its own scope. */
  extras?: readonly ((server: FastifyInstance) => Promise<void> | void)[];
};

export type HttpServer = {
  server: FastifyInstance;
  /** Says in `/readyz` and in each response that this process is about to stop, and serves on. */
  leave: () => void;
};

/** Creates the HTTP server, ready to listen. Closing it stops accepting, ends event streams and waits for requests in flight. */
export async function createServer({
  app,
  operations: registered,
  sockets = [],
  authenticate,
  auditImpersonation,
  authenticateChallenge,
  inspect,
  periodicJobs = [],
  extras = [],
}: ServerParts): Promise<HttpServer> {
  // Typed as Fastify's logger: with pino's type, the instance doesn't match what plugins expect.
  const loggerInstance: FastifyBaseLogger = app.logger;
  const connections = watchConnections(new Set(sockets.map(({ path }) => path)));
  const server = fastify({
    loggerInstance,
    serverFactory: (handler) => connections.serve(handler),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    trustProxy: app.configuration.trustProxy ?? false,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    genReqId: () => `req-${randomUUID()}`,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for a malformed path.
      reply.headers(securityHeaders(app.configuration.publicUrl));
      sendProblem(request, reply, refusalOf(error));
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return;
      const problem = problemOf(refusalOfConnection(error), 'en', `req-${randomUUID()}`);
      const body = JSON.stringify(problem);
      const headers = Object.entries({
        'content-type': 'application/problem+json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
        ...securityHeaders(app.configuration.publicUrl),
      }).map(([name, value]) => `${name}: ${value}`);
      socket.end(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
    },
  });
  // No operation uses QUERY. As a method with a body, Fastify would refuse it with 400 for a missing content type instead of 405.
  server.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
  server.decorateRequest('account', null);
  server.decorateRequest('challenge', null);
  server.decorateRequest('authorizedAtMs', 0);
  traceRequests(server, app.traces);
  setSecurityHeaders(server, app.configuration.publicUrl);
  endStalledBodies(server, app.configuration.setting(bodyIdleTimeoutMs));
  parseJsonBodies(server, bodyLimit);
  logRequests(server);
  serveMetrics(server, app, periodicJobs);
  server.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, refusal);
  });
  const brand = brandFiles(app.configuration.brand);
  const page = readPortalPage(app, brand);
  const methods = methodsByPath();
  server.setNotFoundHandler((request, reply) => {
    if (page !== null && wantsPage(request)) return page(request, reply);
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
    return allowed === undefined
      ? sendProblem(request, reply, refuse(404, 'not_found'))
      : sendProblem(request, reply.header('allow', allowed.join(', ')), refuse(405, 'method_not_allowed'));
  });
  server.setSerializerCompiler(serializeByContract);
  server.addHook('preClose', async () => {
    const drained = connections.drain(app.configuration.drainTimeoutMs);
    // Event streams would outlast every other request.
    await app.events.close();
    await drained;
  });
  await serveSockets(server, app, sockets);
  healthRoutes(server, app, connections.isLeaving);
  const routing = { app, authenticate, authenticateChallenge, auditImpersonation, inspect };
  for (const operation of registered) {
    const { maxBodyBytes } = operation;
    if (maxBodyBytes === undefined) routeOperation(server, operation, routing);
    else
      await server.register(async (scope) => {
        readFileBodies(scope, app.configuration.setting(maxBodyBytes));
        routeOperation(scope, operation, routing);
      });
  }
  // Also served without a built portal, because the development portal loads them from here.
  serveBrandFiles(server, brand);
  if (page !== null) await server.register((scope) => servePortalFiles(scope, app.configuration.portalFolder));
  for (const extra of extras) await server.register(async (scope) => extra(scope));
  return { server, leave: connections.leave };
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values<(typeof operations)[OperationId]>(operations)) {
    methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  }
  return methods;
}
