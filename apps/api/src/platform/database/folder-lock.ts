import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from '@portico/drivers/configuration-error';

/** A process must not open a lock file twice: closing the second handle would release the first one's lock. */
const held = new Set<string>();
const sqliteBusy = 5;

/**
 * Locks a data folder for this process, because PGlite would let two processes lose each other's rows. It is an operating system lock taken
 * through SQLite, so it works across containers that share the folder and ends with its process.
 * @returns a function that releases the folder
 * @throws ConfigurationError that names the process holding the folder
 */
export function lockFolder(folder: string): () => void {
  const home = path.resolve(folder);
  mkdirSync(home, { recursive: true });
  const holderFile = path.join(home, 'in-use-by');
  const lock = held.has(home) ? null : takeLock(path.join(home, 'lock'));
  if (lock === null) {
    throw new ConfigurationError(
      `DATA_FOLDER ${folder} is in use by ${holderOf(holderFile)}. Stop it, choose another DATA_FOLDER, or set DATABASE_URL to run several processes.`,
    );
  }
  held.add(home);
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`);
  return () => {
    held.delete(home);
    rmSync(holderFile, { force: true });
    lock.close();
  };
}

/** Returns null if another process holds the lock. */
function takeLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null;
    throw error;
  }
}

/** Used in the message only: the file may be missing while its process starts or ends. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
}
