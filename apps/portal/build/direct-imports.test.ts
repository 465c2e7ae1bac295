import { expect, test } from 'vitest';
import { exportsOf, importDirectly, packagesForwardedBy } from './direct-imports.ts';

const barrel = `
import { useQuery } from './useQuery.js';
export { default as Check, default as CheckIcon } from './icons/check.mjs';
export * from 'core';
export { useQuery };
`;
const known = exportsOf(barrel, '/lib');

test('an import from a barrel resolves to the file behind it, under the name used in that file', () => {
  expect(importDirectly(`import { CheckIcon as Tick, useQuery } from 'lib'; Tick;`, 'lib', known)).toBe(
    `import { "default" as Tick } from "/lib/icons/check.mjs"; import { "useQuery" as useQuery } from "/lib/useQuery.js"; Tick;`,
  );
});

test('an import of something that the barrel re-exports from elsewhere stays unchanged', () => {
  expect(importDirectly(`import { useQuery, QueryClient } from 'lib';`, 'lib', known)).toBeNull();
  expect(importDirectly(`import * as all from 'lib';`, 'lib', known)).toBeNull();
  expect(importDirectly(`import { Check } from 'other';`, 'lib', known)).toBeNull();
});

test('a barrel names the packages that it forwards as a whole', () => {
  expect(packagesForwardedBy(barrel)).toEqual(['core']);
});
