import { expect, test } from 'vitest';
import { exportsOf, importDirectly } from './direct-imports.ts';

const barrel = `
import { useQuery } from './useQuery.js';
export { default as Check, default as CheckIcon } from './icons/check.mjs';
export * from 'core';
export { useQuery };
`;
const known = exportsOf(barrel, '/lib');

test('an import goes to the file behind the barrel, under its name there', () => {
  expect(importDirectly(`import { CheckIcon as Tick, useQuery } from 'lib'; Tick;`, 'lib', known)).toBe(
    `import { "default" as Tick } from "/lib/icons/check.mjs"; import { "useQuery" as useQuery } from "/lib/useQuery.js"; Tick;`,
  );
});

test('an import of something that the barrel has from elsewhere stays as it is', () => {
  expect(importDirectly(`import { useQuery, QueryClient } from 'lib';`, 'lib', known)).toBeNull();
  expect(importDirectly(`import * as all from 'lib';`, 'lib', known)).toBeNull();
  expect(importDirectly(`import { Check } from 'other';`, 'lib', known)).toBeNull();
});
