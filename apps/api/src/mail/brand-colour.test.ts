import { brands } from '@portico/brand';
import { expect, test } from 'vitest';
import { brandColour } from './brand-colour.ts';

test('a theme colour is converted to a hex colour for mail programs', () => {
  // The values that Chromium paints for oklch(0.47 chroma hue).
  expect(brandColour({ hue: 0, chroma: 0 })).toBe('#5b5b5b');
  expect(brandColour({ hue: 264.05, chroma: 0.19 })).toBe('#204ec3');
  expect(brandColour({ hue: 150, chroma: 0.1 })).toBe('#296a3b');
});

test.each(Object.values(brands))('white text is readable on the colour of $name', ({ accent }) => {
  const channels = brandColour(accent).match(/[0-9a-f]{2}/g) ?? [];
  const linear = channels
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = linear;
  expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(4.5);
});
