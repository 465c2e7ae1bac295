import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Returns the first installed one of these programs: names are looked up in PATH, absolute patterns in the file system. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => (path.isAbsolute(name) ? globSync(name) : folders.map((folder) => path.join(folder, name))));
  return candidates.find((candidate) => existsSync(candidate));
}
