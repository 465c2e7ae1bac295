import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run-turbo.ts';

const sources = ['apps/portal/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const notFollowed = /\.(?:test|stories)\.tsx?$|\.gen\.ts$/;

/** Returns the files that import each file, statically or dynamically. Paths are relative to the repository. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const importer of globSync(sources, { cwd: root }).filter((file) => !notFollowed.test(file))) {
    for (const target of importsOf(importer)) importers.set(target, [...(importers.get(target) ?? []), importer]);
  }
  return importers;
}

function importsOf(file: string): string[] {
  const absolute = path.join(root, file);
  const source = readFileSync(absolute, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(absolute, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  const { resolve } = createRequire(absolute);
  return [...new Set(specifiers)].filter((name) => /^\.|^@portico\//.test(name)).map((name) => path.relative(root, resolve(name)));
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the file and all files that reach it by imports, without following files that match `stopAt`. */
export function dependentsOf(file: string, stopAt: RegExp): ReadonlySet<string> {
  known ??= readImporters();
  const found = new Set([file]);
  for (const each of found) {
    if (stopAt.test(each)) continue;
    for (const importer of known.get(each) ?? []) found.add(importer);
  }
  return found;
}
