import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

/** Layers keep the order in which they are first named, in whichever stylesheet a page happens to load first. */
const layerOrder = '@layer portico.reset, portico.tokens, portico.base, portico.components;\n';
const sheets = files.filter((file) => /^packages\/ui\/src\/[^/]+\/[^/]+\.module\.css$/.test(file));

test('there are stylesheets', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test.each(sheets)('%s states the order of layers before anything else', (file) => {
  expect(read(file).startsWith(layerOrder)).toBe(true);
});

test.each(sheets)('%s keeps every rule in the layer of components, where the rules of a site win', (file) => {
  expect(topLevelPreludes(read(file)).filter((prelude) => prelude !== '@layer portico.components')).toEqual([]);
});

test('a module of styles is imported for its names: imported for its effect, it is left out of what is built', () => {
  const bare = files.filter((file) => /\.tsx?$/.test(file) && /^import '[^']+\.module\.css';$/m.test(read(file)));
  expect(bare).toEqual([]);
});

test('the tokens name the same layers in the same order', () => {
  expect(read('packages/ui/src/tokens/tokens.css')).toContain(layerOrder);
});

test('a rule beside a layer is found, one within it or in a comment is not', () => {
  const sheet = `${layerOrder}/* .remark { color: red } */ @layer portico.components { .in { &:hover { color: red } } } .out { color: red }`;
  expect(topLevelPreludes(sheet)).toEqual(['@layer portico.components', '.out']);
});

/** What stands before each block that lies in no other one. */
function topLevelPreludes(css: string): string[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const preludes: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    if (sign === '{' && depth++ === 0) preludes.push(text.slice(start, index).trim());
    if (sign === '}') depth -= 1;
    if (depth === 0) start = index + 1;
  }
  return preludes;
}
