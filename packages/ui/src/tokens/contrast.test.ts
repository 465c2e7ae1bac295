import { applyBrand, brands, type Brand } from '@portico/brand';
import { brandLimits, parseBrand } from '@portico/brand/parse-brand';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, describe, expect, test } from 'vitest';
import { contrastPairs, cssColour, measureContrast, type ContrastPair } from './contrast.ts';

const root = document.documentElement;
const themes = ['light', 'dark'] as const;

afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset.theme;
  delete root.dataset.contrast;
});

/** Returns a readable line for each pair that fails for one of the brands, with the worst brand. */
function failures(theme: 'light' | 'dark', tried: readonly Brand[]): string[] {
  root.dataset.theme = theme;
  const worst = new Map<ContrastPair, { ratio: number; brand: Brand }>();
  for (const brand of tried) {
    applyBrand(brand, root);
    for (const { pair, ratio } of measureContrast(root)) {
      if (ratio < pair.least && ratio < (worst.get(pair)?.ratio ?? Infinity)) worst.set(pair, { ratio, brand });
    }
  }
  return [...worst].map(
    ([
      pair,
      {
        ratio,
        brand: { accent, neutral },
      },
    ]) => {
      const palette = `accent ${accent.hue}/${accent.chroma}, neutral ${neutral.hue}/${neutral.tint}`;
      return `${pair.foreground} on ${pair.background}: ${ratio.toFixed(2)} < ${pair.least} (${palette})`;
    },
  );
}

const withPalette = (accent: Brand['accent'], neutral: Brand['neutral']): Brand => ({ ...brands.portico, accent, neutral });

describe.each(themes)('in %s', (theme) => {
  test.each(Object.entries(brands))('every pair of colours of the brand %s has its minimum contrast in every theme', (_name, brand) => {
    expect(failures(theme, [brand])).toEqual([]);
  });

  test('every pair keeps its minimum contrast in every theme at every accent a brand may have', () => {
    const neutrals = [
      { hue: 0, tint: 0 },
      { hue: 258, tint: 1 },
    ];
    const chromas = range(0, brandLimits.accentChroma, brandLimits.accentChroma / 5);
    const tried = range(0, 355, 5).flatMap((hue) =>
      chromas.flatMap((chroma) => neutrals.map((neutral) => withPalette({ hue, chroma }, neutral))),
    );
    expect(failures(theme, tried)).toEqual([]);
  });

  test('every pair keeps its minimum contrast in every theme at every neutral a brand may have', fullOnly, () => {
    const accents = range(0, 330, 30).flatMap((hue) => [
      { hue, chroma: 0.12 },
      { hue, chroma: brandLimits.accentChroma },
    ]);
    const tried = range(0, 330, 30).flatMap((hue) =>
      range(0, brandLimits.neutralTint, 1).flatMap((tint) => accents.map((accent) => withPalette(accent, { hue, tint }))),
    );
    expect(failures(theme, tried)).toEqual([]);
  });
});

/** WCAG 2.2 AAA for text, and the same margin for everything else. */
const inHighContrast = { text: 7, sign: 4.5, edge: 4.5, focus: 4.5 } as const;

describe.each(themes)('in %s with more contrast', (theme) => {
  test('every pair reaches 7 : 1 for text and 4.5 : 1 for the rest, at any accent', fullOnly, () => {
    root.dataset.theme = theme;
    root.dataset.contrast = 'more';
    const palettes = range(0, 345, 15).flatMap((hue) => [0.05, brandLimits.accentChroma].map((chroma) => ({ hue, chroma })));
    const worst = new Map<string, number>();
    for (const accent of palettes) {
      applyBrand(withPalette(accent, { hue: 258, tint: 1 }), root);
      for (const { pair, ratio } of measureContrast(root)) {
        const name = `${pair.foreground} on ${pair.background}`;
        if (ratio < inHighContrast[pair.purpose]) worst.set(name, Math.min(ratio, worst.get(name) ?? Infinity));
      }
    }
    expect([...worst].map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`)).toEqual([]);
  });
});

test.each(themes)('the warning icon is amber in %s: neither brown nor orange', (theme) => {
  root.dataset.theme = theme;
  root.style.color = 'oklch(from var(--portico-warn-sign) l c h)';
  const [, lightness, chroma, hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(getComputedStyle(root).color) ?? [];
  expect(Number(hue)).toBeGreaterThanOrEqual(68);
  expect(Number(hue)).toBeLessThanOrEqual(92);
  expect(Number(chroma)).toBeGreaterThanOrEqual(0.12);
  expect(Number(lightness)).toBeGreaterThanOrEqual(0.6);
});

test('a failing pair is found', () => {
  root.dataset.theme = 'light';
  root.style.setProperty('--portico-ink-3', '#999');
  const failing = measureContrast(root).filter(({ ratio, least }) => ratio < least);
  expect(failing.map(({ pair }) => `${pair.foreground} on ${pair.background}`)).toContain('ink-3 on surface');
});

test('rendered colours are measured: black on white is 21, and a missing colour is not black', () => {
  root.style.setProperty('--portico-ink', '#000');
  root.style.setProperty('--portico-surface', '#fff');
  const inkOnSurface = measureContrast(root).find(({ pair }) => pair.foreground === 'ink' && pair.background === 'surface');
  expect(inkOnSurface?.ratio).toBeCloseTo(21, 5);
  root.style.setProperty('--portico-surface', 'transparent');
  expect(() => measureContrast(root)).toThrow(/surface is not opaque/);
});

test.each(['#274bc4', '#0d9488', '#b91c7c', '#7a5c00'])('an accent of %s has the hue and chroma that the browser computes', (hex) => {
  const { accent } = parseBrand({ ...brands.portico, accent: hex });
  root.style.color = `oklch(from ${hex} l c h)`;
  const [, , chroma, hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(getComputedStyle(root).color) ?? [];
  expect(accent.chroma).toBeCloseTo(Number(chroma), 3);
  expect(accent.hue).toBeCloseTo(Number(hue), 0);
});

function range(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_value, index) => first + index * step);
}

describe('the list of colour pairs', () => {
  const sheets = import.meta.glob<string>('../*/*.module.css', { query: '?raw', import: 'default', eager: true });
  const rules = Object.entries(sheets).flatMap(([file, text]) => rulesOf(text).map((rule) => ({ file: file.slice(3), ...rule })));

  test('the list of pairs names existing components', () => {
    const folders = new Set(rules.map(({ file }) => file.split('/', 1)[0]));
    // Components share some stylesheets, which are named by their file.
    for (const { file } of rules) folders.add(/^internal\/(.*)\.module\.css$/.exec(file)?.[1]);
    expect([...new Set(contrastPairs.flatMap(({ usedBy }) => usedBy))].filter((name) => !folders.has(name))).toEqual([]);
  });

  test('the list of pairs has each text and background that one rule of the kit sets together', () => {
    const missing = rules.flatMap(({ file, ink, fill }) => {
      if (ink === undefined || fill === undefined) return [];
      const isListed = contrastPairs.some(({ foreground, background }) => foreground === ink && background === fill);
      return isListed ? [] : [`${file}: ${ink} on ${fill}`];
    });
    expect(missing).toEqual([]);
  });

  test('the list of pairs has each text colour and background that the kit uses', () => {
    const unlisted = rules.flatMap(({ file, ink, fill }) => [
      ...(ink !== undefined && !contrastPairs.some(({ foreground }) => foreground === ink) ? [`${file}: text in ${ink}`] : []),
      ...(fill !== undefined && !contrastPairs.some((pair) => pair.background === fill || pair.foreground === fill)
        ? [`${file}: background ${fill}`]
        : []),
    ]);
    expect(unlisted).toEqual([]);
  });

  test('the list of pairs mixes tokens as the components do', () => {
    const everything = Object.values(sheets).join('\n');
    const mixed = contrastPairs.flatMap(({ foreground, background }) => [foreground, background]).filter((name) => name.endsWith('-hover'));
    const unmixed = [...new Set(mixed)].filter((name) => {
      const [mix] = cssColour(name).split(/, var\([^)]*\)\)$/);
      return cssColour(name).startsWith('color-mix') && !everything.includes(mix ?? '');
    });
    expect(unmixed).toEqual([]);
  });
});

/** Returns the text and background tokens of each rule. Decoration and the amber of icons are left out. */
function rulesOf(css: string): { ink: string | undefined; fill: string | undefined }[] {
  const decoration = new Set(['line', 'backdrop', 'warn']);
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{([^{}]*)/g)].map(([, body = '']) => {
    const ink = /(?:^|[\s;])(?:color|--[a-z-]+-ink):\s*var\(--portico-([a-z0-9-]+)\);/.exec(body)?.[1];
    const fill = /(?:^|[\s;])(?:background|--[a-z-]+-(?:fill|soft)):\s*var\(--portico-([a-z0-9-]+)\);/.exec(body)?.[1];
    return { ink: ink === 'warn' ? undefined : ink, fill: fill !== undefined && decoration.has(fill) ? undefined : fill };
  });
}
