import { rmSync } from 'node:fs';
import { success } from '@portico/api/test/contract-client';
import {
  createPostgresDatabase,
  startTestApi,
  temporaryFolder,
  type TestApi,
  type TestApiOptions,
  type TestDatabase,
} from '@portico/api/test/test-api';
import { isFullRun } from '@portico/test-depth';
import { demoSignIn, seedDemo } from '../src/seed-demo.ts';

/** Daily only the embedded database, which needs no server; the journeys seed the demo on PostgreSQL. */
export const demoDatabases: readonly TestDatabase[] = isFullRun ? ['pglite', 'postgres'] : ['pglite'];

/** Starts the demo in an empty database, or in that of a given `DATA_FOLDER`. */
export async function startDemo(
  database: TestDatabase,
  env: Readonly<Record<string, string>> = {},
  jobs?: NonNullable<TestApiOptions['jobs']>,
): Promise<TestApi> {
  const dataFolder = temporaryFolder();
  const postgres = database === 'postgres' ? await createPostgresDatabase('nothing') : null;
  const api = await startTestApi({
    env: { DATA_FOLDER: dataFolder, ...(postgres && { DATABASE_URL: postgres.url }), ...env },
    seed: seedDemo,
    ...(jobs && { jobs }),
  });
  return {
    ...api,
    async close() {
      await api.close();
      await postgres?.drop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** Returns the demo client's token. */
export async function signInToDemo(api: TestApi): Promise<string> {
  return success(await api.call('login', { body: { ...demoSignIn, rememberMe: 0 } })).accessToken ?? '';
}
