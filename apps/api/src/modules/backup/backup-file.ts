import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../../operator/define-command.ts';
import type { Column, PendingJob, TableSum, TextRow } from './backup.repository.ts';

/**
 * A backup is gzipped JSON lines: a header, each table with its rows, the sequences, the jobs and a hash of all previous lines. Values are
 * PostgreSQL text, so that either kind of database can restore the other's backup.
 */
export type BackupLine =
  | { format: 'portico-backup'; version: 1; migrations: readonly string[]; takenAt: string }
  | ({ table: string; columns: readonly Column[] } & TableSum)
  | TextRow
  | { sequence: string; last: number }
  | { job: PendingJob }
  | { end: true; sha256: string };

export const cutOff = 'The backup is incomplete or damaged, so nothing was restored.';

/**
 * Writes to a temporary file and renames it once it is on the disk, so that a file with the final name is always complete. `write` and
 * `finish` throw what the disk reports.
 */
export async function createBackupFile(file: string) {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // The disk may fail while nothing waits for it. The next write throws it.
  written.catch(() => undefined);
  const hash = createHash('sha256');
  async function write(line: BackupLine): Promise<void> {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    // After a failure, `drain` would never come. While it is awaited, the failure destroys `gzip`, which rejects.
    if (gzip.destroyed) await written;
    if (!gzip.write(text)) await once(gzip, 'drain');
  }
  return {
    write,
    async finish(): Promise<void> {
      await write({ end: true, sha256: hash.copy().digest('hex') });
      gzip.end();
      await written;
      await rename(unfinished, file);
    },
    async discard(): Promise<void> {
      gzip.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

/** Yields the lines of a backup. @throws OperatorError if it is missing, damaged or truncated, at the latest after its last line */
export async function* readBackupFile(file: string): AsyncGenerator<Exclude<BackupLine, { end: true }>> {
  const gunzip = createGunzip();
  const input = createReadStream(file);
  input.on('error', (error) => gunzip.destroy(error));
  input.pipe(gunzip);
  const hash = createHash('sha256');
  try {
    for await (const text of createInterface({ input: gunzip, crlfDelay: Infinity })) {
      const line = JSON.parse(text) as BackupLine;
      if ('end' in line) {
        if (line.sha256 !== hash.digest('hex')) throw new OperatorError(cutOff);
        return;
      }
      hash.update(`${text}\n`);
      yield line;
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new OperatorError(`File ${file} doesn't exist.`);
    if (error instanceof SyntaxError || isZlibError(error)) throw new OperatorError(cutOff);
    throw error;
  } finally {
    input.destroy();
    gunzip.destroy();
  }
  throw new OperatorError(cutOff);
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}
