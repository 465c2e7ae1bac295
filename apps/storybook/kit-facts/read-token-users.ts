import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the folders of the kit whose styles use a token, by the token's name without `--portico-`. */
export function readTokenUsers(source: string): Record<string, string[]> {
  const users: Record<string, string[]> = {};
  for (const file of globSync('*/*.module.css', { cwd: source }).toSorted()) {
    const folder = path.dirname(file);
    for (const [, token = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(/var\(--portico-([a-z0-9-]+)\)/g)) {
      const known = (users[token] ??= []);
      if (!known.includes(folder)) known.push(folder);
    }
  }
  return users;
}
