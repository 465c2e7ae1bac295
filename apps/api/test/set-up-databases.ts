import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfiguration } from '../src/registry/settings.ts';
import { createLogger } from '../src/logger.ts';
import { startApi } from '../src/start-api.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database with all tables and the catalogue, to be copied. */
    templateFolder: string;
    /** With %s for the database's name. */
    postgresUrl: string;
  }
}

let tearDownAll = () => {};

export function teardown(): void {
  tearDownAll();
}

/** Once a run: a migrated and seeded embedded database that tests copy, and a PostgreSQL server that they make their databases on. */
export async function setup(project: TestProject): Promise<void> {
  const templateFolder = mkdtempSync(path.join(tmpdir(), 'portico-template-'));
  const env = { DATA_FOLDER: templateFolder, PORT: String(await freePort()), HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const api = await startApi({ configuration: readConfiguration(env, ['--empty']), logger: createLogger('silent') });
  await api.close();
  const postgres = await startPostgres();
  project.provide('templateFolder', templateFolder);
  project.provide('postgresUrl', postgres.url('%s'));
  tearDownAll = () => {
    postgres.stop();
    rmSync(templateFolder, { recursive: true, force: true });
  };
}
