import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The repository in a folder of its own, to be changed there: its files but pictures, and the packages that are installed here. */
export function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-copy-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\n').filter((file) => file !== '' && !/\.(webp|png)$/.test(file) && existsSync(path.join(root, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Links from one package to another lead to the copy, those to what others wrote through the link above.
  for (const packages of globSync(
    ['openapi', 'apps/*', 'packages/*', 'tooling/*'].map((one) => `${one}/node_modules`),
    { cwd: root },
  )) {
    cpSync(path.join(root, packages), path.join(folder, packages), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/node_modules\/\.(?!bin)/.test(source.slice(root.length)),
    });
  }
  return folder;
}
