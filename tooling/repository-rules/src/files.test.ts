import path from 'node:path';
import { expect, test } from 'vitest';
import { files, isTest, read, writtenFiles } from './repository.ts';
import { countCodeLines, isBarrel } from './source.ts';

const code = writtenFiles('.ts', '.tsx');
const vague: ReadonlySet<string> = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'shared', 'misc', 'types', 'constants']);

test('no folder or file has a meaningless name', () => {
  const named = files.filter((file) => file.split('/').some((part) => vague.has(part.split('.', 1)[0] ?? '')));
  expect(named).toEqual([]);
});

test('no file only re-exports others', () => {
  const isRoute = (file: string) => file.startsWith('apps/portal/src/routes/');
  expect(code.filter((file) => !isRoute(file) && (/(^|\/)index\.tsx?$/.test(file) || isBarrel(file)))).toEqual([]);
});

test('no file has more than 250 lines of code', () => {
  const long = code.map((file) => ({ file, lines: countCodeLines(file) })).filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test('no route has more than 40 lines, no handler more than 60', () => {
  const limitOf = (file: string) => {
    if (file.startsWith('apps/portal/src/routes/')) return 40;
    const isHandler = file.startsWith('apps/api/src/modules/') && !isTest(file) && /\bdefineOperation\b/.test(read(file));
    return isHandler ? 60 : Number.POSITIVE_INFINITY;
  };
  const long = code.map((file) => ({ file, lines: countCodeLines(file) })).filter(({ file, lines }) => lines > limitOf(file));
  expect(long).toEqual([]);
});

test('every file name is in kebab-case', () => {
  // Routes are named by the URLs in the specification.
  const odd = code.filter(
    (file) => !file.startsWith('apps/portal/src/routes/') && !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.basename(file)),
  );
  expect(odd).toEqual([]);
});

test('every package describes itself', () => {
  const packages = files.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file)).map((file) => path.dirname(file));
  expect(packages.filter((folder) => !files.includes(`${folder}/README.md`))).toEqual([]);
});

test('a changeset names published packages', () => {
  const isReleased = new Map(
    files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .map((file) => JSON.parse(read(file)) as { readonly name: string; readonly private?: boolean })
      .map(({ name, private: isPrivate }) => [name, isPrivate !== true]),
  );
  const named = files
    .filter((file) => /^\.changeset\/[^/]+\.md$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^'([^']+)': \w+$/gm)].map(([, name = '']) => ({ file, name })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => isReleased.get(name) !== true)).toEqual([]);
});
