import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, read, writtenFiles } from './repository.ts';
import { ringsOf, type Edge } from './rings.ts';
import { floors, packages, withoutRings } from './rooms.ts';
import { importsOf, type Import } from './source.ts';

const imports = writtenFiles('.ts', '.tsx').flatMap(importsOf);
const shipped = imports.filter(({ file }) => file.includes('/src/') && !isTest(file));

const offending = (found: readonly Import[]): string[] => found.map(({ file, target }) => `${file} imports ${target}`);

/** The package of a file: apps/api, packages/cart, openapi, tooling/check. */
const packageOf = (file: string): string => /^(openapi|(?:apps|packages|tooling)\/[^/]+)\//.exec(file)?.[1] ?? '.';

const isRelative = ({ target }: Import): boolean => target.startsWith('.');
const resolved = ({ file, target }: Import): string => path.posix.join(path.posix.dirname(file), target);

/** Returns the room within a place that contains a path: `modules` of `apps/api/src`, or the file itself if it is directly in the place. */
function roomIn(place: string, file: string): string | undefined {
  return file.startsWith(`${place}/`) ? file.slice(place.length + 1).split('/', 1)[0] : undefined;
}

/** Returns the imports between the rooms of a place, including types. */
function edgesIn(place: string): (Edge & { entry: Import })[] {
  return shipped.filter(isRelative).flatMap((entry) => {
    const from = roomIn(place, entry.file);
    const to = roomIn(place, resolved(entry));
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, entry }];
  });
}

test('no relative path leaves its package', () => {
  const leaving = imports.filter((entry) => {
    // Scripts of catalogs and the contract are run by path and belong to no package.
    const home = packageOf(entry.file);
    return home !== '.' && !home.startsWith('tooling/') && isRelative(entry) && !resolved(entry).startsWith(`${home}/`);
  });
  expect(offending(leaving)).toEqual([]);
});

test('no package imports itself by its name', () => {
  const nameOf = (folder: string) =>
    (JSON.parse(read(folder === '.' ? 'package.json' : `${folder}/package.json`)) as { name: string }).name;
  const own = imports.filter(
    ({ file, target }) => target.startsWith('@portico/') && target.split('/', 2).join('/') === nameOf(packageOf(file)),
  );
  expect(offending(own)).toEqual([]);
});

test.each(Object.entries(packages))('%s imports only what the table allows', (home, { ours, never }) => {
  const isRefused = ({ target }: Import) =>
    target.startsWith('@portico/') ? !ours.includes(target.split('/')[1] ?? '') : never?.test(target) === true;
  expect(offending(shipped.filter((entry) => packageOf(entry.file) === home && isRefused(entry)))).toEqual([]);
});

test('no import cycle exists between files, including type imports', () => {
  const edges = imports.filter(isRelative).map((entry) => ({ from: entry.file, to: resolved(entry) }));
  expect(ringsOf(edges)).toEqual([]);
});

test.each(Object.entries(floors))('a room in %s imports only rooms below it', (place, order) => {
  const edges = edgesIn(place);
  const upward = edges.filter(({ from, to }) => order.indexOf(from) <= order.indexOf(to) || !order.includes(to));
  expect(offending(upward.map(({ entry }) => entry))).toEqual([]);
});

test.each(withoutRings)('the rooms of %s have no import cycle', (place) => {
  const edges = edgesIn(place);
  expect(edges.length).toBeGreaterThan(0);
  expect(ringsOf(edges)).toEqual([]);
});

test('a cycle of any length is found, and a path that ends is none', () => {
  const path3 = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'd', to: 'a' },
  ];
  expect(ringsOf(path3)).toEqual([]);
  expect(ringsOf([...path3, { from: 'c', to: 'a' }])).toEqual([['a', 'b', 'c']]);
});

test('no feature of the portal imports another feature', () => {
  expect(offending(edgesIn('apps/portal/src/features').map(({ entry }) => entry))).toEqual([]);
});

test('no module of the API uses the repository of another one', () => {
  const crossing = edgesIn('apps/api/src/modules').filter(({ entry }) => entry.target.endsWith('.repository.ts'));
  expect(offending(crossing.map(({ entry }) => entry))).toEqual([]);
});

test("the API's queries are only in repositories and the database folder", () => {
  const homes = /^apps\/api\/src\/platform\/database\/|\.repository\.ts$/;
  const written = writtenFiles('.ts').filter((file) => file.startsWith('apps/api/src/') && !isTest(file) && !homes.test(file));
  const query = /\b(tx|database|kysely|db)\s*\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/;
  expect(written.filter((file) => query.test(read(file)))).toEqual([]);
});
