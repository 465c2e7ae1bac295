import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from '../settings/configuration.ts';

/** A process must not open a lock's file twice: closing the second one would drop the first one's lock. */
const held = new Set<string>();
const sqliteBusy = 5;

/**
 * Makes this process the only one that uses a data folder; PGlite itself would let two lose each other's rows. The lock is the operating
 * system's, taken through SQLite: it holds across containers that share the folder, and ends with its process however that ends.
 * @returns a function that gives the folder up
 * @throws ConfigurationError naming the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const home = path.resolve(folder);
  mkdirSync(home, { recursive: true });
  const holderFile = path.join(home, 'in-use-by');
  const lock = held.has(home) ? null : takeLock(path.join(home, 'lock'));
  if (lock === null) {
    throw new ConfigurationError(
      `DATA_FOLDER ${folder} is in use by ${holderOf(holderFile)}. Stop it first, choose another DATA_FOLDER, or set DATABASE_URL to run several processes.`,
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

/** Null where another process has it. */
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

/** For the message alone: the file may be missing while its process starts or ends. */
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
}
