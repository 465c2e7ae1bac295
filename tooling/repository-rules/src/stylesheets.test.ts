import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

/** Cascade layers are ordered by first mention, in whichever stylesheet the page loads first. */
const layerOrder = '@layer portico.reset, portico.tokens, portico.base, portico.components;\n';
const sheets = files.filter((file) => /^packages\/ui\/src\/[^/]+\/[^/]+\.module\.css$/.test(file));

test('the kit has stylesheets', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test.each(sheets)('%s declares the layer order first', (file) => {
  expect(read(file).startsWith(layerOrder)).toBe(true);
});

test.each(sheets)('%s keeps every rule in the components layer, so that a site can override it', (file) => {
  expect(topLevelPreludes(read(file)).filter((prelude) => prelude !== '@layer portico.components')).toEqual([]);
});

test('a CSS module is imported by name, because the build drops imports for side effects', () => {
  const bare = files.filter((file) => /\.tsx?$/.test(file) && /^import '[^']+\.module\.css';$/m.test(read(file)));
  expect(bare).toEqual([]);
});

test('the tokens declare the same layers in the same order', () => {
  expect(read('packages/ui/src/tokens/tokens.css')).toContain(layerOrder);
});

test('a rule outside a layer is found, but not one inside it or in a comment', () => {
  const sheet = `${layerOrder}/* .remark { color: red } */ @layer portico.components { .in { &:hover { color: red } } } .out { color: red }`;
  expect(topLevelPreludes(sheet)).toEqual(['@layer portico.components', '.out']);
});

/** Returns the preludes of all top-level blocks. */
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
