import { expect, test } from 'vitest';
import { files, isTest, read } from './repository.ts';

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

test('a component whose layout follows the width of its place has pictures on a phone in the daily run', () => {
  const daily = /laidOutOtherwise = \[([^\]]*)\]/.exec(read('packages/ui/pictures/phone.test.ts'))?.[1] ?? '';
  const asks = files.flatMap((file) => {
    const folder = /^packages\/ui\/src\/([^/]+)\/[^/]+\.(css|tsx?)$/.exec(file)?.[1];
    if (folder === undefined || isTest(file)) return [];
    return /@(container|media) [^{]*(width|inline-size)|matchMedia\([^)]*[wW]idth|phoneQuery/.test(read(file)) ? [folder] : [];
  });
  const hasStories = (folder: string) => files.includes(`packages/ui/src/${folder}/${folder}.stories.tsx`);
  // What has no stories of its own is seen in those that are made of it.
  const users = (folder: string) =>
    files.flatMap((file) => {
      const user = /^packages\/ui\/src\/([^/]+)\/[^/]+\.tsx$/.exec(file)?.[1];
      return user !== undefined && user !== folder && !isTest(file) && read(file).includes(`'../${folder}/`) ? [user] : [];
    });
  const wanted = new Set(asks.flatMap((folder) => (hasStories(folder) ? [folder] : users(folder))));
  expect(wanted.size).toBeGreaterThan(8);
  expect([...wanted].filter((component) => !daily.includes(`'${component}'`))).toEqual([]);
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
