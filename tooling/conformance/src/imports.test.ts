import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, read, writtenFiles } from './repository.ts';
import { importsOf } from './source.ts';

/** The package that a file belongs to: apps/api, packages/cart, openapi, tooling/check. */
function packageOf(file: string): string {
  return /^(openapi|(?:apps|packages|tooling)\/[^/]+)\//.exec(file)?.[1] ?? '.';
}

const imports = writtenFiles('.ts', '.tsx').flatMap(importsOf);
const shipped = imports.filter(({ file }) => file.includes('/src/') && !isTest(file));

function offending(found: readonly { file: string; target: string }[]): string[] {
  return found.map(({ file, target }) => `${file} imports ${target}`);
}

function resolved({ file, target }: { file: string; target: string }): string {
  return path.posix.join(path.posix.dirname(file), target);
}

test('no relative path leaves its package', () => {
  const leaving = imports.filter((entry) => {
    // Catalogs and the contract's command are run by path, from no package at all.
    const home = packageOf(entry.file);
    return home !== '.' && !home.startsWith('tooling/') && entry.target.startsWith('.') && !resolved(entry).startsWith(`${home}/`);
  });
  expect(offending(leaving)).toEqual([]);
});

test('no package imports itself by its name', () => {
  const own = imports.filter(({ file, target }) => {
    const home = packageOf(file);
    return target.startsWith('@portico/') && target.split('/', 2).join('/') === packageName(home);
  });
  expect(offending(own)).toEqual([]);
});

function packageName(folder: string): string {
  return (JSON.parse(read(folder === '.' ? 'package.json' : `${folder}/package.json`)) as { name: string }).name;
}

/** Who may import whom, of our own packages (`docs`: the house plan). */
const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/brand': [],
  'packages/ui': [],
  // The list of languages, and nothing else.
  'packages/i18n': ['validation'],
  'packages/validation': ['contract'],
  'packages/pricing': ['contract', 'validation'],
  'packages/cart': ['contract', 'validation', 'pricing'],
  'packages/auth': ['contract', 'validation'],
  'packages/api-client': ['contract'],
  'packages/api-queries': ['contract', 'api-client'],
  'apps/api': ['brand', 'contract', 'validation', 'pricing', 'i18n'],
  'apps/portal': ['contract', 'validation', 'pricing', 'i18n', 'cart', 'auth', 'ui', 'api-client', 'api-queries'],
};

test.each(Object.entries(layers))('%s imports only what lies below it', (home, allowed) => {
  const upward = shipped.filter(
    ({ file, target }) => packageOf(file) === home && target.startsWith('@portico/') && !allowed.includes(target.split('/')[1] ?? ''),
  );
  expect(offending(upward)).toEqual([]);
});

test.each([
  // Which rows of a long list are in view is arithmetic: react-virtual holds no state of an application and asks no server.
  ['packages/ui', /^(@tanstack\/(?!react-virtual$)|jotai|@formatjs\/)/],
  ['packages/brand', /^(react|jotai|@tanstack)/],
  ['packages/cart', /^(react|react-dom|jotai\/react)(\/|$)|^@tanstack\//],
  ['packages/auth', /^(react|react-dom|jotai\/react)(\/|$)|^@tanstack\//],
  ['packages/pricing', /^(react|jotai|@tanstack)/],
  ['packages/validation', /^(react|jotai|@tanstack)/],
  ['packages/api-client', /^(react|jotai|@tanstack)/],
])('%s knows nothing of what is above it', (home, above) => {
  expect(offending(shipped.filter(({ file, target }) => packageOf(file) === home && above.test(target)))).toEqual([]);
});

test('no feature of the portal imports another feature', () => {
  const featureOf = (file: string) => /^apps\/portal\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const crossing = shipped.filter((entry) => {
    const from = featureOf(entry.file);
    const to = entry.target.startsWith('.') ? featureOf(resolved(entry)) : undefined;
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(offending(crossing)).toEqual([]);
});

test('no module of the API uses the repository of another one', () => {
  const moduleOf = (file: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
  const crossing = shipped.filter((entry) => {
    const from = moduleOf(entry.file);
    const target = resolved(entry);
    return from !== undefined && target.endsWith('.repository.ts') && moduleOf(target) !== undefined && moduleOf(target) !== from;
  });
  expect(offending(crossing)).toEqual([]);
});

test('SQL is written in repositories and the database folder, nowhere else', () => {
  const elsewhere = shipped.filter(
    ({ file, target }) => target === 'kysely' && file.startsWith('apps/api/src/modules/') && !file.endsWith('.repository.ts'),
  );
  const running = elsewhere.filter(({ file }) => /import \{[^}]*\bsql\b[^}]*\} from 'kysely'/.test(read(file)));
  expect(offending(running)).toEqual([]);
});
