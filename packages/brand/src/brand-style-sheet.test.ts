import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyBrand, brands } from './brand.ts';
import { brandIcon } from './brand-icon.ts';
import { brandStyleSheet } from './brand-style-sheet.ts';
import { parseBrand } from './parse-brand.ts';

const variablesOf = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/(--portico-[a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

test("the style sheet sets the palette's variables at the root, outside any layer, and nothing else", () => {
  const css = brandStyleSheet(brands.damson, { markUrl: '/mark.svg' });
  expect(css).toMatch(/^:root \{[^{}]*\}\n$/);
  expect(variablesOf(css)).toEqual({
    '--portico-accent-hue': '328',
    '--portico-accent-chroma': '0.17',
    '--portico-neutral-hue': '48',
    '--portico-neutral-tint': '1.25',
    '--portico-radius': '0.75rem',
    '--portico-font-sans': brands.damson.font.sans,
    '--portico-font-mono': brands.damson.font.mono,
    '--portico-brand-mark': 'url("/mark.svg")',
  });
});

test('the style sheet embeds an unserved mark in characters that end neither a string nor a rule', () => {
  const mark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><title>"};</title></svg>`;
  const css = brandStyleSheet(parseBrand({ ...brands.portico, mark }));
  const url = /url\("([^"]*)"\);\n\}\n$/.exec(css)?.[1] ?? '';
  expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(mark);
});

test('the style sheet has faces for served files only', () => {
  const [latin, cyrillic] = brands.damson.font.faces;
  const css = brandStyleSheet(brands.damson, { fontUrls: { [latin?.source ?? '']: '/latin.woff2' } });
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(css).toContain(`src: url("/latin.woff2") format('woff2');\n  unicode-range: ${latin?.unicodeRange};`);
  expect(css).not.toContain(cyrillic?.source);
});

test("the kit's tokens start as the brand portico", () => {
  const tokens = variablesOf(readFileSync(new URL('../../ui/src/tokens/tokens.css', import.meta.url), 'utf8'));
  const { '--portico-brand-mark': _mark, ...palette } = variablesOf(brandStyleSheet(brands.portico));
  expect(tokens).toMatchObject(palette);
});

test('the faces for pages that switch brands match the brand files', () => {
  const css = readFileSync(new URL('brands/fonts.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  for (const { family, source, weight, unicodeRange } of brands.damson.font.faces) {
    expect(css).toContain(`font-weight: ${weight}; src: url('${source}') format('woff2'); unicode-range: ${unicodeRange};`);
    expect(css).toContain(`font-family: '${family}'`);
  }
});

test('an element gets the same variables through its style object', () => {
  const set = new Map<string, string>();
  applyBrand(brands.damson, { style: { setProperty: (name, value) => void set.set(name, value) } });
  expect(Object.fromEntries(set)).toEqual(variablesOf(brandStyleSheet(brands.damson)));
});

test("the icon places the mark at any size and keeps the sizes of the mark's own shapes", () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 9 9" height=\'9\'><rect x="1" width="4" height="4"/></svg>';
  const icon = brandIcon(parseBrand({ ...brands.portico, mark }));
  expect(icon).toContain(
    '<svg x="7" y="7" width="18" height="18" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect x="1" width="4" height="4"/></svg>',
  );
  expect(icon).toContain('fill="oklch(0.47 0.19 266)"');
});
