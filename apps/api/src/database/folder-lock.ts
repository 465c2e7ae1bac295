import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

type Holder = { pid: number; host: string; started: string | null };

const refreshMs = 5_000;
/** A holder on another host (a shared volume) can't be asked whether it lives; its file is touched while it does. */
const silentMs = 30_000;

/** What tells one process from a later one with the same id, where the system says it. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < silentMs;
  if (holder.pid === process.pid) return holder.started === startOf(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return holder.started === null || holder.started === startOf(holder.pid);
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function readHolder(file: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const [pid, host, started] = text.split('\n');
  return { pid: Number(pid), host: host ?? '', started: started === undefined || started === '' ? null : started };
}

/** Creates the file, or answers false where it exists already. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n${hostname()}\n${startOf(process.pid) ?? ''}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead holder's file. One process at a time looks and removes, or the second would remove the file that the first has just made. */
function removeDead(file: string): void {
  const turn = `${file}.turn`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (Date.now() - statSync(turn).mtimeMs > silentMs) rmdirSync(turn);
    return;
  }
  try {
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder, file)) rmSync(file);
  } finally {
    rmdirSync(turn);
  }
}

/**
 * Makes this process the only one that uses a data folder; PGlite itself would let two lose each other's rows.
 * @returns a function that gives the folder up
 * @throws Error naming the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'in-use-by');
  if (!claim(file)) {
    removeDead(file);
    if (!claim(file)) {
      const holder = readHolder(file);
      const who = holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`;
      throw new Error(
        `${folder} is in use by ${who}. Stop it first, choose another DATA_FOLDER, or set DATABASE_URL to run several processes.`,
      );
    }
  }
  const refresh = setInterval(() => utimesSync(file, new Date(), new Date()), refreshMs).unref();
  return () => {
    clearInterval(refresh);
    rmSync(file, { force: true });
  };
}
