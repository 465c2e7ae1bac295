import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that refuses this request. */
    problemCode: string | undefined;
  }
}

/**
 * Logs one line per request: who, from where, what, and why it was refused. It has no query, headers or body, because any of them may
 * contain secrets.
 */
export function logRequests(server: FastifyInstance): void {
  server.decorateRequest('problemCode', undefined);
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.operationId === undefined && reply.statusCode < 400) return;
    request.log.info(
      {
        operation: request.routeOptions.config.operationId,
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        problem: request.problemCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        userId: request.account?.userId ?? request.challenge?.userId,
        clientId: request.account?.clientId,
      },
      'request',
    );
  });
}
