import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';
import type { Graph } from './shared-chunks.ts';

type Modules = Readonly<Record<string, { size?: number; imports?: string[] }>>;

const small = 100;
const large = 400_000;

const graphOf = (modules: Modules): Graph =>
  new Map(Object.entries(modules).map(([id, { size = small, imports = [] }]) => [id, { imports, later: [], size }]));
const entriesOf = (...needs: string[][]) => needs.map((needed) => ({ needed: new Set(needed), weight: 1 }));
const chunksOf = (modules: Modules, ...needs: string[][]) =>
  sharedChunks(graphOf(modules), entriesOf(...needs))
    .map((chunk) => chunk.join(' '))
    .toSorted();

test('modules that the same pages need are one chunk, however large, and a module of one page is in none', () => {
  const modules = { a: { size: large }, b: { size: large }, own: {} };
  expect(chunksOf(modules, ['a', 'b', 'own'], ['a', 'b'])).toEqual(['a b']);
});

test('a page loads a small module that it does not need if that saves others a file', () => {
  expect(chunksOf({ a: {}, b: {} }, ['a', 'b'], ['a', 'b'], ['a'])).toEqual(['a b']);
});

test('no page loads a large module that it does not need', () => {
  expect(chunksOf({ a: {}, b: { size: large } }, ['a', 'b'], ['a', 'b'], ['a'])).toEqual(['a', 'b']);
});

test('no page loads a large module that only the imports of its chunk need', () => {
  const modules = { a: {}, b: { imports: ['dialog'] }, dialog: { size: large } };
  expect(chunksOf(modules, ['a', 'b', 'dialog'], ['a', 'b', 'dialog'], ['dialog'], ['a'])).toEqual(['a', 'b dialog']);
});

test('chunks that no page loads together stay apart', () => {
  expect(chunksOf({ a: {}, b: {} }, ['a'], ['a'], ['b'], ['b'])).toEqual(['a', 'b']);
});

test('the chunks do not depend on the order in which the bundler finds the modules', () => {
  const modules = { a: {}, b: {}, c: { size: 20_000 }, d: { size: 30_000, imports: ['c'] } };
  const needs = [['a', 'b', 'c', 'd'], ['a', 'c', 'd'], ['b', 'c'], ['a']];
  const reversed = Object.fromEntries(Object.entries(modules).toReversed());
  expect(chunksOf(reversed, ...needs.map((needed) => needed.toReversed()))).toEqual(chunksOf(modules, ...needs));
});

test('a module moves to another chunk if the pages then pay less', () => {
  const modules = { a: { size: 20_000 }, b: { size: 80_000 }, c: { size: 80_000 }, d: { size: 100_000 } };
  const needs = [
    ['a', 'b'],
    ['a', 'c', 'd'],
    ['b', 'c', 'd'],
    ['a', 'b', 'd'],
  ];
  // Joining pairs begins with c and d, which two pages need, and ends with "a b" and "c d".
  expect(chunksOf(modules, ...needs)).toEqual(['a b d', 'c']);
});

test('three chunks are joined if only all of them together cost less', () => {
  const modules = { a: { size: 120_000 }, b: { size: 20_000 }, c: { size: 120_000 } };
  // Any two of them cost more joined: the third file still has to be loaded.
  expect(chunksOf(modules, ['b', 'c'], ['a', 'b', 'c'], ['a', 'b'], ['a', 'c'])).toEqual(['a b c']);
});
