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

test('the kit has components', () => {
  expect(components.length).toBeGreaterThan(20);
});

test.each(components)('%s has its styles, its stories and its test', (name) => {
  const own = files.filter((file) => path.dirname(file) === `packages/ui/src/${name}`).map((file) => path.basename(file));
  // A component that only composes others or renders a plain element needs no styles.
  const styled = /\bstyles\b|className=\W*[a-z]+['"`]/.test(read(`packages/ui/src/${name}/${name}.tsx`));
  const wanted = [`${name}.tsx`, ...(styled ? [`${name}.module.css`] : []), `${name}.stories.tsx`, `${name}.test.tsx`];
  expect(own).toEqual(expect.arrayContaining(wanted));
});

test("each prop that a guide's anatomy names is one of its component", () => {
  const unknown = components.flatMap((name) => {
    const anatomy = /\n {2}anatomy: \[(.*?)\n {2}\],/s.exec(read(`packages/ui/src/${name}/${name}.stories.tsx`))?.[1] ?? '';
    const own = sources.filter((file) => path.dirname(file) === `packages/ui/src/${name}` && !file.endsWith('.stories.tsx'));
    const named = [...anatomy.matchAll(/`([a-z][A-Za-z]*)(?:="\w+")?`/g)].map(([, prop = '']) => prop);
    return named
      .filter((prop) => !own.some((file) => new RegExp(`^ +${prop}\\??:`, 'm').test(read(file))))
      .map((prop) => `${name}: ${prop}`);
  });
  expect(unknown).toEqual([]);
});

test.each(sources)('%s contains no text of any language', (file) => {
  expect(literalTexts(file)).toEqual([]);
});

test('text between tags, in braces or in an accessible attribute is found; numbers, symbols and class names are not', () => {
  const { program } = parseSync('sample.tsx', `<p className="big" title="Close">Save {'now'} <i aria-label={label}>×</i>{count}</p>`);
  expect(literalTextsOf(program).toSorted()).toEqual(['Close', 'Save', 'now']);
});
