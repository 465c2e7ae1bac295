import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that is installed: names are looked for in PATH, absolute patterns in the file system. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => (path.isAbsolute(name) ? globSync(name) : folders.map((folder) => path.join(folder, name))));
  return candidates.find((candidate) => existsSync(candidate));
}
