import type { Logger } from 'pino';
import type { Configuration } from '../settings/configuration.ts';
import type { Database } from './database.ts';
import type { Traces } from '../traces/traces.ts';
import { migrate } from './migrate.ts';
import { databaseSocketFile } from './database-socket.ts';
import { openPostgres } from './postgres-database.ts';
import { openRemote } from './remote-database.ts';

type OpenOptions = {
  traces?: Traces | null;
  /** Operator commands use the embedded database of a server that runs on the same folder, and some have statements without a time limit. */
  isCommand?: boolean;
};

/**
 * Opens the configured database and migrates it. Safe when several processes start at once.
 * @throws Error if another process uses the data folder, the server is unreachable or a migration fails
 */
export async function openDatabase(
  configuration: Configuration,
  logger: Logger,
  { traces = null, isCommand = false }: OpenOptions = {},
): Promise<Database> {
  const { databaseUrl, dataFolder } = configuration;
  const database =
    databaseUrl === null
      ? ((isCommand ? await openRemote(databaseSocketFile(dataFolder)) : null) ?? (await openEmbedded(dataFolder, traces)))
      : await openPostgres(databaseUrl, { settings: configuration, logger, traces, isCommand });
  try {
    await migrate(database, configuration.config.plugins);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the embedded database only where it is used. */
async function openEmbedded(dataFolder: string, traces: Traces | null): Promise<Database> {
  const { openPglite } = await import('./pglite-database.ts');
  return await openPglite(dataFolder, traces);
}
