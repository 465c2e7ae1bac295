import { statfsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Database, Transaction } from './database.ts';
import { DurableFileSystem, durableStartParameters } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './tables/tables.ts';
import type { Traces } from '../traces/traces.ts';
import { traceQueries } from './trace-queries.ts';
import { safeInteger } from './value-parsers.ts';
import { runTransaction } from './run-transaction.ts';
import { takeTurns } from './take-turns.ts';

/** Opens the embedded database in `<data folder>/database`. Without a folder it is in memory, for tests. */
export async function openPglite(dataFolder: string | null, traces: Traces | null = null): Promise<Database> {
  const unlock = dataFolder === null ? () => {} : lockFolder(dataFolder);
  keepDeadWasmCode();
  try {
    const storage =
      dataFolder === null ? {} : { fs: new DurableFileSystem(path.join(dataFolder, 'database')), startParams: durableStartParameters };
    const pglite = await PGlite.create({
      ...storage,
      relaxedDurability: false,
      parsers: { [types.INT8]: safeInteger, [types.DATE]: (day: string) => day },
    });
    await pglite.query(`set time zone 'UTC'`);
    return databaseOf(pglite, unlock, traces);
  } catch (error) {
    unlock();
    throw dataFolder === null ? error : unreadable(dataFolder, error);
  }
}

/**
 * V8 13.6 in Node 24 may free a WebAssembly wrapper's code twice while collecting dead code, which ends the process with SIGTRAP or SIGSEGV
 * (nodejs/node#66366). Without that collection, only replaced code stays in memory. Remove this once Node ships V8's fix.
 */
function keepDeadWasmCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
}

/** Recovery writes to disk, so with less free space the database may fail to start. */
const minFreeMib = 32;

/** PGlite reports little more than that it failed, while a system error explains itself. */
function unreadable(folder: string, error: unknown): unknown {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error;
  const { bavail, bsize } = statfsSync(folder);
  const freeMib = Math.floor((bavail * bsize) / 2 ** 20);
  if (freeMib < minFreeMib) {
    return new ConfigurationError(
      `DATA_FOLDER ${folder} has only ${freeMib} MiB of free disk space, too little to open the database. Free up space and start again. No data is lost.`,
      { cause: error },
    );
  }
  return new ConfigurationError(
    `DATA_FOLDER ${folder} has no database that this version can open. Use an empty folder or restore a backup into another one.`,
    { cause: error },
  );
}

function databaseOf(pglite: PGlite, unlock: () => void, traces: Traces | null): Database {
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...traceQueries(traces) });
  return {
    kind: 'pglite',
    driver: { kind: 'pglite', pglite },
    transaction: (work) => runTransaction(kysely, work),
    // The brand asserts that the handle is bound to one connection, which `connection` guarantees.
    read: (work) => kysely.connection().execute((connection) => work(connection as Transaction)),
    probe: async () => {
      await pglite.query('select 1');
      return 'ok';
    },
    exclusive: takeTurns(),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    async close() {
      await kysely.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}
