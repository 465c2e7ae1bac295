/** Playwright's global setup, which prepares once what all servers of the journeys share. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFullRun } from '@portico/test-depth';
import { startApi, startPostgres, templateDatabase, templatesVariable } from './running-api.ts';
import type { Templates } from './running-api.ts';

/**
 * Seeds a PostgreSQL database, and for a full run an embedded one, which the workers' servers copy. Workers inherit the environment.
 * @returns Playwright's global teardown
 */
// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export
export default async function prepareServers(): Promise<() => Promise<void>> {
  process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, '../../../../node_modules/.cache/node');
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-e2e-template-'));
  const postgres = await startPostgres();
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const templates: Templates = {
      postgresUrl: postgres.url,
      postgres: path.join(folder, 'postgres'),
      embedded: isFullRun ? path.join(folder, 'embedded') : null,
    };
    const seeded = [seed(templates.postgres, { DATABASE_URL: (await templateDatabase(postgres.url)).url })];
    if (templates.embedded !== null) seeded.push(seed(templates.embedded, {}));
    await Promise.all(seeded);
    process.env[templatesVariable] = JSON.stringify(templates);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The API seeds an empty database on start. The demo's pending server stays pending for hours, because journeys look at it. */
async function seed(dataFolder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const api = await startApi({ SIMULATOR_DELAY_MS: '600000', ...settings }, { dataFolder });
  await api.stop();
}
