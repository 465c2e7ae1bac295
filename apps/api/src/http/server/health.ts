import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too, so that it can be sent requests, of which it may have more than it likes (`busy`). */
export function healthRoutes(server: FastifyInstance, app: App): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await reply.send({ status: await app.database.probe() });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return await reply.code(503).send({ status: 'unavailable' });
    }
  });
}
