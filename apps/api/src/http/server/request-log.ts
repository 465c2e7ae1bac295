import type { FastifyInstance } from 'fastify';

/** Logs one line per request, without query, headers or body, because any of them may contain secrets. */
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
