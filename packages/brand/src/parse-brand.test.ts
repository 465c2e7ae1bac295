import { describe, expect, test } from 'vitest';
import damson from './brands/damson.json' with { type: 'json' };
import portico from './brands/portico.json' with { type: 'json' };
import { BrandError, brandLimits, parseBrand } from './parse-brand.ts';

function refusal(changes: object): readonly string[] {
  try {
    parseBrand({ ...portico, ...changes });
  } catch (error) {
    if (error instanceof BrandError) return error.issues;
    throw error;
  }
  return [];
}

test('the bundled brands are valid', () => {
  expect(parseBrand(portico)).toMatchObject({ name: 'Portico', accent: { hue: 266, chroma: 0.19 }, radius: '0.5rem' });
  expect(parseBrand(damson).font.faces.map(({ style }) => style)).toEqual(['normal', 'normal']);
});

// Hues and chromas per CSS Color 4, as browsers compute them for oklch(from … l c h).
test.each([
  ['#274bc4', 266.07, 0.193],
  ['#0d9488', 184.7, 0.1038],
  ['#FF0000', 29.23, brandLimits.accentChroma],
  ['#808080', 0, 0],
])('an accent of %s sets hue and chroma, and the tokens choose the lightness', (hex, hue, chroma) => {
  const { accent } = parseBrand({ ...portico, accent: hex });
  expect(accent.hue).toBeCloseTo(hue, 1);
  expect(accent.chroma).toBeCloseTo(chroma, 3);
});

test('a radius in pixels becomes rem, so that it scales with the text', () => {
  expect(parseBrand({ ...portico, radius: '6px' }).radius).toBe('0.375rem');
  expect(parseBrand({ ...portico, radius: '0' }).radius).toBe('0rem');
});

describe('an invalid brand', () => {
  test.each([
    [{ name: ' ' }, 'name must not be empty'],
    [{ colour: 'red' }, 'colour is no setting of a brand'],
    [{ accent: 'rebeccapurple' }, 'accent must be a colour such as #274bc4, or an object of hue and chroma'],
    [{ accent: { hue: 266 } }, 'accent.chroma is missing'],
    [{ accent: { hue: 400, chroma: 0.1 } }, 'accent.hue must be at most 360'],
    [{ accent: { hue: 266, chroma: 0.3 } }, 'accent.chroma must be at most 0.25'],
    [{ neutral: { hue: 258, tint: -1 } }, 'neutral.tint must be at least 0'],
    [{ neutral: { hue: Number.NaN, tint: 1 } }, 'neutral.hue must be a number'],
    [{ neutral: undefined }, 'neutral is missing'],
    [{ radius: '3em' }, 'radius must be a length such as 8px or 0.5rem'],
    [{ radius: '2rem' }, 'radius must be at most 1rem'],
    [{ font: { ...portico.font, sans: "'A'; } body { display: none" } }, /^font\.sans must be names of fonts/],
    [{ font: { ...portico.font, mono: "url('https://example.com')" } }, /^font\.mono must be names of fonts/],
    [
      { font: { ...damson.font, faces: [{ ...damson.font.faces[0], source: 'https://example.com/a.woff2' }] } },
      /^font\.faces\.0\.source must/,
    ],
    [{ font: { ...damson.font, faces: [{ ...damson.font.faces[0], family: "A'" }] } }, 'font.faces.0.family must be the name of a font'],
    [{ font: { ...damson.font, faces: [{ ...damson.font.faces[0], unicodeRange: 'U+0; src: x' }] } }, /^font\.faces\.0\.unicodeRange must/],
  ])('the brand %j is refused with the path of its setting', (changes, issue) => {
    const issues = refusal(changes);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(issue);
  });

  test('all errors of a brand are reported at once', () => {
    expect(refusal({ name: 7, radius: 'round', mark: '<b/>' })).toHaveLength(3);
    expect(() => parseBrand(null)).toThrow('A brand must be an object');
  });
});
