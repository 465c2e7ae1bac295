import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { smtpUrl } from '../../drivers/mail/settings.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { writableFolderCheck } from './writable-folder.ts';

/**
 * `/healthz`: the process responds. `/readyz`: it can take requests, even if no database connection is free (`busy`). Otherwise 503 with
 * the failed checks, or while it is about to stop (`stopping`).
 */
export function healthRoutes(server: FastifyInstance, app: App, isLeaving: () => boolean): void {
  const { configuration, database } = app;
  const checkFolder = writesDataFolder(configuration) ? writableFolderCheck(configuration.dataFolder) : async () => {};
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isLeaving()) return await reply.code(503).send({ status: 'stopping', failed: [] });
    const failed: string[] = [];
    const fail = (check: string) => (error: unknown) => {
      request.log.error({ err: error, check }, 'readiness check failed');
      failed.push(check);
    };
    const [status] = await Promise.all([database.probe().catch(fail('database')), checkFolder().catch(fail('data_folder'))]);
    return await (failed.length === 0 ? reply.send({ status }) : reply.code(503).send({ status: 'unavailable', failed }));
  });
}

/** DATA_FOLDER holds the embedded database, and mail if there is no mail server. */
const writesDataFolder = (configuration: Configuration): boolean =>
  configuration.databaseUrl === null || configuration.setting(smtpUrl) === undefined;
