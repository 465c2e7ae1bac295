import { describe, expect, test } from 'vitest';
import { nearest, roundTimes, thinned, timePositions, valueScale } from './scales.ts';

const hour = 3_600_000;
const midnight = Date.UTC(2026, 10, 20);
const hourly = (count: number, first = midnight): number[] => Array.from({ length: count }, (_, index) => first + index * hour);

describe('value scales', () => {
  test.each([
    [720, 4, [0, 200, 400, 600, 800]],
    [100, 5, [0, 20, 40, 60, 80, 100]],
    [0.3, 3, [0, 0.1, 0.2, 0.3]],
    [7, 2, [0, 5, 10]],
    [1_000_000_000_000, 4, [0, 500_000_000_000, 1_000_000_000_000]],
  ])('a maximum of %d fits about %d round steps', (highest, steps, ticks) => {
    expect(valueScale(highest, steps, 10)).toEqual({ max: ticks.at(-1), ticks });
  });

  test('bytes have steps that are powers of two', () => {
    const gibibyte = 2 ** 30;
    expect(valueScale(13.4 * gibibyte, 4, 2).ticks.map((tick) => tick / gibibyte)).toEqual([0, 4, 8, 12, 16]);
  });

  test('a chart without values has a scale', () => {
    expect(valueScale(0, 4, 10)).toEqual({ max: 1, ticks: [0] });
  });
});

describe('time scales', () => {
  test('times are positioned by value, not by index', () => {
    expect(timePositions([10, 20, 50])).toEqual([0, 25, 100]);
    expect(timePositions([10])).toEqual([50]);
    expect(timePositions([])).toEqual([]);
  });

  test('round times are whole hours and days, and no more than fit', () => {
    const fromNine = hourly(48, midnight + 9 * hour);
    expect(roundTimes(fromNine, 4)).toEqual([12, 24, 36, 48].map((count) => midnight + count * hour));
    expect(roundTimes(fromNine, 2)).toEqual([midnight + 24 * hour, midnight + 48 * hour]);
    for (let most = 1; most < 12; most += 1) expect(roundTimes(hourly(2000), most).length).toBeLessThanOrEqual(most);
    expect(roundTimes([midnight], 5)).toEqual([midnight]);
    expect(roundTimes([], 5)).toEqual([]);
  });

  test('given times are thinned evenly', () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(thinned([1, 2], 3)).toEqual([1, 2]);
  });

  test('the nearest time is found among uneven ones', () => {
    const positions = [0, 10, 11, 100];
    expect([-5, 4, 6, 10.6, 50, 60, 400].map((wanted) => positions[nearest(positions, wanted)])).toEqual([0, 0, 10, 11, 11, 100, 100]);
    expect(nearest([], 5)).toBe(-1);
  });
});
