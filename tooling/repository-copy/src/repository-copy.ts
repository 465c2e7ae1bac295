import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Copies the repository into a new folder for modification: its files without pictures, and the installed packages. */
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
  // Links between workspace packages point to the copy, and those to external packages through the link above.
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
