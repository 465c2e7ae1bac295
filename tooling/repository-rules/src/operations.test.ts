import { operations } from '@portico/contract/operations';
import { expect, test } from 'vitest';
import { files, isTest, kebabCase, read } from './repository.ts';

const ids = Object.keys(operations);
const callers = files.filter((file) => /^(apps\/portal\/src|packages\/api-(client|queries)\/src)\/.*\.tsx?$/.test(file) && !isTest(file));
const callingText = callers
  .filter((file) => !file.endsWith('invalidations.ts'))
  .map(read)
  .join('\n');
const apiTests = files
  .filter((file) => /^apps\/api\/.*\.test\.ts$/.test(file))
  .map(read)
  .join('\n');

/** One name in five places: a search for an operation finds its description, its handler, its test and its callers. */
test.each(ids)('%s is described in a file of its name', (id) => {
  const described = files.filter((file) => file.startsWith('openapi/paths/') && file.endsWith(`/${kebabCase(id)}.yaml`));
  expect(described).toHaveLength(1);
  expect(read(described[0] ?? '')).toContain(`operationId: ${id}\n`);
});

test.each(ids)('%s has its handler', (id) => {
  expect(files.filter((file) => file.startsWith('apps/api/src/modules/') && file.endsWith(`/${kebabCase(id)}.ts`))).toHaveLength(1);
});

test.each(ids)('%s has an API test whose title names it', (id) => {
  expect(apiTests).toMatch(new RegExp(`\\b(describe|test|it)(\\.\\w+(\\([^)]*\\))?)?\\(\\s*['"\`][^'"\`\\n]*\\b${id}\\b`));
});

test.each(ids)('%s is called by the portal', (id) => {
  expect(callingText).toMatch(new RegExp(`['"\`]${id}['"\`]|operations\\.${id}\\b`));
});
