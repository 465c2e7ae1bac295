import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogsFolder } from '../scripts/messages.ts';

const script = path.join(import.meta.dirname, '../scripts/compile-catalogs.ts');

test('compiling unchanged catalogs again writes nothing, so a build that is reading them finds every file whole', () => {
  const compile = () => {
    execFileSync(process.execPath, [script]);
    const folder = path.join(catalogsFolder, 'compiled');
    return readdirSync(folder).map((file) => [file, statSync(path.join(folder, file)).mtimeMs]);
  };
  const first = compile();
  expect(first.length).toBeGreaterThan(0);
  expect(compile()).toEqual(first);
});
