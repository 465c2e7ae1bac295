import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { ping } from '../../database/ping.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too, so that it can be sent requests. */
export function healthRoutes(server: FastifyInstance, app: App): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await ping(app.database);
      return await reply.send({ status: 'ok' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return await reply.code(503).send({ status: 'unavailable' });
    }
  });
}
