import { brands } from '@portico/brand';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readFormulas } from './read-formulas.ts';
import { themes, tokenFile } from './token-file.ts';
import { tokenFiles, tokenFolder } from './token-files.ts';

const files = tokenFiles();
const folder = pathToFileURL(tokenFolder);

/** Parses a file with a parser of others, which knows the format of 2025.10. */
function parsed(name: string, src = files.get(name) ?? '') {
  const config = defineConfig({}, { cwd: folder });
  const req = (url: URL) => Promise.resolve(files.get(path.basename(url.pathname)) ?? '');
  return parse([{ filename: new URL(name, folder), src }], { config, req, logger: new Logger({ level: 'error' }) });
}

test('the files in the kit are those that its stylesheet and brands give: `pnpm --filter @portico/design-tokens generate`', () => {
  const kept = new Map(readdirSync(tokenFolder).map((name) => [name, readFileSync(path.join(tokenFolder, name), 'utf8')]));
  expect([...kept.keys()].toSorted()).toEqual([...files.keys()].toSorted());
  expect([...files].filter(([name, content]) => kept.get(name) !== content).map(([name]) => name)).toEqual([]);
});

const tokenFileNames = [...files.keys()].filter((name) => name.endsWith('.tokens.json'));

test.each(tokenFileNames)("Terrazzo's parser accepts %s, with a formula for each token", async (name) => {
  const { tokens } = await parsed(name);
  expect(Object.keys(tokens).length).toBeGreaterThan(70);
  expect(Object.values(tokens).filter(({ $extensions }) => $extensions?.['portico'] === undefined)).toEqual([]);
});

test("Terrazzo's parser refuses a colour that is a formula, so that its acceptance says something", async () => {
  const file = JSON.parse(files.get('portico.light.tokens.json') ?? '') as { color: { canvas: { $value: unknown } } };
  file.color.canvas.$value = 'oklch(0.977 calc(0.004 * var(--tint)) 258)';
  await expect(parsed('portico.light.tokens.json', JSON.stringify(file))).rejects.toThrow(/color/i);
});

test.each(Object.keys(brands))('the resolver of %s offers its four themes, each with its own tokens', async (brand) => {
  const { resolver } = await parsed(`${brand}.resolver.json`);
  expect(resolver.listPermutations?.()).toEqual(themes.map((theme) => ({ theme })));
  const accents = themes.map((theme) => JSON.stringify(resolver.apply({ theme })['color.accent']?.$value));
  expect(new Set(accents).size).toBe(themes.length);
});

test.each(Object.keys(brands))('the Figma variables of %s have a value in each mode, the same as the tokens', (brand) => {
  const figma = JSON.parse(files.get(`${brand}.figma-variables.json`) ?? '') as FigmaFile;
  expect(figma.variableModeValues).toHaveLength(figma.variables.length * themes.length);
  const dark = figma.variableModeValues.find(({ variableId, modeId }) => variableId === 'color/accent' && modeId === 'dark');
  const file = JSON.parse(files.get(`${brand}.dark.tokens.json`) ?? '') as { color: { accent: { $value: { hex: string } } } };
  if (typeof dark?.value !== 'object') throw new Error('The accent has no colour in the dark mode');
  const { r, g, b } = dark.value;
  const hex = [r, g, b]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  expect(`#${hex}`).toBe(file.color.accent.$value.hex);
  const space = figma.variableModeValues.find(({ variableId }) => variableId === 'dimension/space-4');
  expect(space?.value).toBe(16);
});

test('a token that no type of the format fits fails by name', () => {
  const css = ':root { --portico-odd: 1px solid; }';
  expect(() => tokenFile(readFormulas(css), brands.portico, 'light')).toThrow('No type of DTCG fits --portico-odd: 1px solid');
});

test('a token that uses one that does not exist fails by name', () => {
  const css = ':root { --portico-odd: var(--portico-missing); }';
  expect(() => tokenFile(readFormulas(css), brands.portico, 'light')).toThrow('--portico-missing is used and does not exist');
});

interface Rgb {
  r: number;
  g: number;
  b: number;
}

interface FigmaFile {
  variables: readonly object[];
  variableModeValues: readonly { variableId: string; modeId: string; value: Rgb | number | string }[];
}
