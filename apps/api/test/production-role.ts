import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { runOperator } from '../src/run-operator.ts';
import { onPostgres } from './postgres-server.ts';
import { createPostgresDatabase } from './test-api.ts';
import { simulationFile } from './api-process.ts';

export type ProductionRole = {
  name: string;
  database: string;
  /** The database URL of its owner. */
  ownerUrl: string;
  /** The database URL of the role, which the server uses in production. */
  url: string;
  drop: () => Promise<void>;
};

/** Creates a database and the role for the server with `operator database grant`, as the guide says. */
export async function createProductionRole(from: 'template' | 'nothing', dataFolder: string): Promise<ProductionRole> {
  const database = await createPostgresDatabase(from);
  const name = `api_${randomUUID().slice(0, 8)}`;
  const server = inject('postgresUrl').replace('%s', 'postgres');
  await onPostgres(server, `create role ${name} login`);
  const printed: unknown[] = [];
  const print = (line: unknown) => void printed.push(line);
  // Like the running server, whose simulation has tables.
  const env = { PORTICO_CONFIG: simulationFile, DATABASE_URL: database.url, DATA_FOLDER: dataFolder };
  if ((await runOperator(['database', 'grant', name], env, { print, complain: print })) !== 0) throw new Error(printed.join('\n'));
  const url = new URL(database.url);
  url.username = name;
  return {
    name,
    database: url.pathname.slice(1),
    ownerUrl: database.url,
    url: url.href,
    async drop() {
      await database.drop();
      await onPostgres(server, `drop role ${name}`);
    },
  };
}
