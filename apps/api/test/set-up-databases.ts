import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApiProcess } from './api-process.ts';
import { onPostgres, startPostgres } from './postgres-server.ts';

let tearDownAll = () => {};

export function teardown(): void {
  tearDownAll();
}

/**
 * Runs once: starts a PostgreSQL server and creates both databases, migrated and seeded, for tests to copy. The API creates them in a
 * separate process, which also caches compiled code for processes that tests start.
 */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-template-'));
  process.env['NODE_COMPILE_CACHE'] ??= path.join(folder, 'compiled');
  const postgres = await startPostgres();
  tearDownAll = () => {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const postgresTemplate = 'portico_template';
  await onPostgres(postgres.url('postgres'), `create database ${postgresTemplate}`);
  await onPostgres(postgres.url('postgres'), `alter system set log_line_prefix = '%m [%p] %d '`);
  await onPostgres(postgres.url('postgres'), 'select pg_reload_conf()');
  const environments = [
    { DATA_FOLDER: folder },
    { DATA_FOLDER: path.join(folder, 'postgres'), DATABASE_URL: postgres.url(postgresTemplate) },
  ];
  await Promise.all(environments.map(async (env) => (await startApiProcess({ env })).kill('SIGTERM')));
  project.provide('templateFolder', folder);
  project.provide('postgresUrl', postgres.url('%s'));
  project.provide('postgresTemplate', postgresTemplate);
  project.provide('postgresLog', postgres.logFile);
}
