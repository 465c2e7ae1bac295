import { createRequire } from 'node:module';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { files, isTest, read } from './repository.ts';

interface ReactModule {
  version: string;
}

const require = createRequire(import.meta.url);
/** The lowest versions of the kit's peers. The aliases have no declarations. */
const lowest: Readonly<Record<string, ReactModule>> = {
  react: require('react-lowest') as ReactModule,
  'react-dom': require('react-dom-lowest') as ReactModule,
};

const sources = files.filter((file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file) && !isTest(file) && !file.endsWith('.stories.tsx'));

/** Returns the values that a module imports from React and that its lowest version doesn't export. */
function newerApis(file: string, text: string): string[] {
  const imports = parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.filter(({ isType }) => !isType).map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? 'default' })),
  );
  return imports.flatMap(({ from, name }) => {
    const exported = lowest[from];
    return exported && !(name in exported) ? [name] : [];
  });
}

test('the lowest React of the tests is the lowest of the peer range', () => {
  const { peerDependencies } = JSON.parse(read('packages/ui/package.json')) as { peerDependencies: Readonly<Record<string, string>> };
  expect(peerDependencies).toEqual(Object.fromEntries(Object.entries(lowest).map(([name, { version }]) => [name, `^${version}`])));
});

test.each(sources)('%s uses no React API newer than the lowest supported version', (file) => {
  expect(newerApis(file, read(file))).toEqual([]);
});

test('an import of a newer API is found; types and older APIs are not', () => {
  const text = "import { Activity, useEffectEvent, useState, type ReactNode } from 'react';\nimport { createPortal } from 'react-dom';";
  expect(newerApis('sample.tsx', text)).toEqual(['Activity', 'useEffectEvent']);
});
