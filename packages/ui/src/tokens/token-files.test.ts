import { applyBrand, brands } from '@portico/brand';
import { afterEach, expect, test } from 'vitest';

/** A token of the files for design tools: its value, and the formula that gives it. */
interface Token {
  $value: unknown;
  $extensions: { portico: { css: string } };
}

type TokenFile = Record<string, string | Record<string, string | Token>>;
type Brand = keyof typeof brands;

const files = import.meta.glob<TokenFile>('../../tokens/*.tokens.json', { eager: true, import: 'default' });
const named = Object.entries(files).map(([file, content]) => {
  const [, brand = '', theme = ''] = /([a-z]+)\.([a-z-]+)\.tokens\.json$/.exec(file) ?? [];
  return { brand: brand as Brand, theme, content };
});

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset['theme'];
  delete root.dataset['contrast'];
});

type Colour = { components: number[]; alpha: number; hex: string };
type Length = { value: number; unit: string };

const cssOfColour = ({ components, alpha }: Colour) => `oklch(${components.join(' ')} / ${alpha})`;
const cssOfLength = ({ value, unit }: Length) => `${value}${unit}`;

/** How CSS writes a value of each group, and a property that takes it. */
const types: Readonly<Record<string, { property: string; css: (value: never) => string }>> = {
  color: { property: 'color', css: cssOfColour },
  dimension: { property: 'width', css: cssOfLength },
  duration: { property: 'transition-duration', css: cssOfLength },
  number: { property: 'line-height', css: String },
  'font-weight': { property: 'font-weight', css: String },
  'font-family': { property: 'font-family', css: (families: string[]) => families.map((family) => `"${family}"`).join(', ') },
  'cubic-bezier': { property: 'transition-timing-function', css: (points: number[]) => `cubic-bezier(${points.join(', ')})` },
  shadow: {
    property: 'box-shadow',
    css: ({ color, offsetX, offsetY, blur, spread }: { color: Colour } & Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length>) =>
      `${[offsetX, offsetY, blur, spread].map(cssOfLength).join(' ')} ${cssOfColour(color)}`,
  },
};

function typeOf(group: string) {
  const type = types[group];
  if (!type) throw new Error(`This test does not know tokens of ${group}`);
  return type;
}

/** Returns what the browser makes of a value, without quotes, and the numbers in it apart. */
function computed(probe: HTMLElement, property: string, css: string): { words: string; numbers: number[] } {
  probe.removeAttribute('style');
  probe.style.setProperty(property, css);
  const text = getComputedStyle(probe).getPropertyValue(property).replaceAll('"', '');
  // White is a colour of sRGB in the formulas, and has no hue.
  const plain = text.replaceAll('rgb(255, 255, 255)', 'oklch(1 0 0)');
  return { words: plain.replaceAll(/-?\d*\.?\d+(?:e-?\d+)?/g, '#'), numbers: plain.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [] };
}

const isAlike = (one: ReturnType<typeof computed>, other: ReturnType<typeof computed>) =>
  one.words === other.words &&
  one.numbers.length === other.numbers.length &&
  // A hue of 370 degrees is one of 10.
  one.numbers.every((number, index) => Math.abs((number - (other.numbers[index] ?? NaN)) % 360) < 0.0005);

/** Returns the tokens of a file whose value or formula differs from what `tokens.css` gives in this brand and theme. */
function differing(brand: Brand, theme: string, file: TokenFile): string[] {
  applyBrand(brands[brand], root);
  root.dataset['theme'] = theme.split('-', 1)[0];
  root.dataset['contrast'] = theme.endsWith('high-contrast') ? 'more' : 'standard';
  const probe = document.body.appendChild(document.createElement('i'));
  const found = tokensOf(file).flatMap(({ type, name, token }) => {
    const { property, css } = typeOf(type);
    const inPage = computed(probe, property, `var(--portico-${name})`);
    // The table above says which values each type has.
    const value = computed(probe, property, css(token.$value as never));
    const formula = computed(probe, property, token.$extensions.portico.css);
    return isAlike(inPage, value) && isAlike(inPage, formula) ? [] : [{ name, token: inPage, value, formula }];
  });
  probe.remove();
  return found.map((difference) => JSON.stringify(difference));
}

function tokensOf(file: TokenFile): { type: string; name: string; token: Token }[] {
  return Object.entries(file).flatMap(([type, group]) =>
    typeof group === 'string'
      ? []
      : Object.entries(group).flatMap(([name, token]) => (typeof token === 'string' ? [] : [{ type, name, token }])),
  );
}

test('there is a file for each brand in each theme', () => {
  const themes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'];
  const expected = Object.keys(brands).flatMap((brand) => themes.map((theme) => `${brand} ${theme}`));
  expect(named.map(({ brand, theme }) => `${brand} ${theme}`).toSorted()).toEqual(expected.toSorted());
});

test.each(named)('values and formulas of $brand in $theme are those of tokens.css', ({ brand, theme, content }) => {
  expect(differing(brand, theme, content)).toEqual([]);
});

test.each(named)('the hex of each colour of $brand in $theme is what the browser paints', ({ content }) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const wrong = tokensOf(content).flatMap(({ type, name, token }) => {
    if (type !== 'color' || !canvas) return [];
    const colour = token.$value as Colour;
    const [painted, stated] = [cssOfColour({ ...colour, alpha: 1 }), colour.hex].map((css) => {
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    // A channel may be rounded up here and down there.
    return painted?.every((channel, index) => Math.abs(channel - (stated?.[index] ?? NaN)) <= 1) ? [] : [{ name, painted, stated }];
  });
  expect(wrong).toEqual([]);
});

test('a value from another theme is found', () => {
  const dark = named.find(({ brand, theme }) => brand === 'portico' && theme === 'dark');
  expect(differing('portico', 'light', dark?.content ?? {}).length).toBeGreaterThan(20);
});
