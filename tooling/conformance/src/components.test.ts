import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { files, isTest, read } from './repository.ts';
import { literalTexts, literalTextsOf } from './source.ts';

const components = files.flatMap((file) => {
  const folder = /^packages\/ui\/src\/([a-z-]+)\/\1\.tsx$/.exec(file)?.[1];
  return folder === undefined ? [] : [folder];
});
const sources = files.filter((file) => /^packages\/ui\/src\/.*\.tsx$/.test(file) && !isTest(file));

test('there are components', () => {
  expect(components.length).toBeGreaterThan(20);
});

test.each(components)('%s has its styles, its stories and its test', (name) => {
  const own = files.filter((file) => path.dirname(file) === `packages/ui/src/${name}`).map((file) => path.basename(file));
  // What only puts other components together, or a plain element, has nothing to style.
  const styled = /\bstyles\b|className=\W*[a-z]+['"`]/.test(read(`packages/ui/src/${name}/${name}.tsx`));
  const wanted = [`${name}.tsx`, ...(styled ? [`${name}.module.css`] : []), `${name}.stories.tsx`, `${name}.test.tsx`];
  expect(own).toEqual(expect.arrayContaining(wanted));
});

test.each(sources)('%s says nothing in a language of its own', (file) => {
  expect(literalTexts(file)).toEqual([]);
});

test('a text between tags, in braces or in a spoken attribute is found; a number, a sign or a class name is not', () => {
  const { program } = parseSync('sample.tsx', `<p className="big" title="Close">Save {'now'} <i aria-label={label}>×</i>{count}</p>`);
  expect(literalTextsOf(program).toSorted()).toEqual(['Close', 'Save', 'now']);
});
