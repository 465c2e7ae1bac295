import { expect, test } from 'vitest';
import { hueAndChromaOf } from './oklch.ts';
import { minHueDistance, separateAccent, stateHues } from './separate-accent.ts';

test.each([
  ['#d92d20', 'danger'],
  ['#e58a00', 'warning'],
  ['#16a34a', 'success'],
] as const)('an accent of %s is moved away from %s', (hex, state) => {
  const { accent, tooCloseTo } = separateAccent(hueAndChromaOf(hex));
  expect(tooCloseTo).toBe(state);
  expect(accent.chroma).toBe(hueAndChromaOf(hex).chroma);
});

test.each(['#274bc4', '#0d9488', '#b91c7c', '#6b7280'])('an accent of %s is left alone', (hex) => {
  expect(separateAccent(hueAndChromaOf(hex))).toEqual({ accent: hueAndChromaOf(hex), tooCloseTo: undefined });
});

test('no colourful accent ends up close to a state, and none moves farther than it must', () => {
  for (let hue = 0; hue < 360; hue += 1) {
    const { accent } = separateAccent({ hue, chroma: 0.15 });
    for (const state of Object.values(stateHues)) {
      const between = Math.abs(state - accent.hue);
      expect(Math.min(between, 360 - between)).toBeGreaterThanOrEqual(minHueDistance);
    }
    const moved = Math.abs(accent.hue - hue);
    expect(Math.min(moved, 360 - moved)).toBeLessThanOrEqual(2 * minHueDistance);
  }
});
