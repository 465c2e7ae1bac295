import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a secret from a file and creates it on first use. Processes that start at once get the same one. */
export function readOrMakeSecret(file: string): string {
  // Writes nothing if there is one, so that a server can start with a full disk.
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, 'utf8').trim();
}

function makeSecret(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // A link appears with its full content or not at all, and never replaces an existing file.
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
