import path from 'node:path';
import { expect, test } from 'vitest';
import { files, isTest, read } from './repository.ts';

const patterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
/** The folders that the image takes from its build. */
const taken = [...read('deploy/Dockerfile').matchAll(/^COPY --from=build \/portico\/(\S+) /gm)].map(([, folder = '']) => `${folder}/`);

/** A pattern that matches a folder leaves out all of it. */
function isLeftOut(file: string): boolean {
  const parents = file.split('/').map((_name, index, names) => names.slice(0, index + 1).join('/'));
  return parents.some((parent) => patterns.some((pattern) => path.matchesGlob(parent, pattern)));
}

test('the image has no tests, stories and measurements', () => {
  const sent = files.filter((file) => taken.some((folder) => file.startsWith(folder)) && !isLeftOut(file));
  expect(sent).toContain('apps/api/src/main.ts');
  expect(sent.filter((file) => isTest(file) || /\/(?:bench|packed|pictures)\//.test(file))).toEqual([]);
});

test('the settings of an installation are not sent to the build', () => {
  expect(['deploy/.env', 'deploy/config/portico.config.ts'].map(isLeftOut)).toEqual([true, true]);
});
