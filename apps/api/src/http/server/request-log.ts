import type { FastifyInstance } from 'fastify';

/** One line a request: no query, header or body is in it, since any of them may hold what is secret. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.operationId === undefined && reply.statusCode < 400) return;
    request.log.info(
      {
        operation: request.routeOptions.config.operationId,
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        clientId: request.account?.clientId,
      },
      'request',
    );
  });
}
