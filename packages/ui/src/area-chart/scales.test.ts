import { describe, expect, test } from 'vitest';
import { nearest, roundTimes, thinned, timePositions, valueScale } from './scales.ts';

const hour = 3_600_000;
const midnight = Date.UTC(2026, 10, 20);
const hourly = (count: number, first = midnight): number[] => Array.from({ length: count }, (_, index) => first + index * hour);

describe('values', () => {
  test.each([
    [720, 4, [0, 200, 400, 600, 800]],
    [100, 5, [0, 20, 40, 60, 80, 100]],
    [0.3, 3, [0, 0.1, 0.2, 0.3]],
    [7, 2, [0, 5, 10]],
    [1_000_000_000_000, 4, [0, 500_000_000_000, 1_000_000_000_000]],
  ])('%d has room on easy steps, of which there are about %d', (highest, steps, ticks) => {
    expect(valueScale(highest, steps, 10)).toEqual({ max: ticks.at(-1), ticks });
  });

  test('bytes that are counted by powers of two have steps that are such', () => {
    const gibibyte = 2 ** 30;
    expect(valueScale(13.4 * gibibyte, 4, 2).ticks.map((tick) => tick / gibibyte)).toEqual([0, 4, 8, 12, 16]);
  });

  test('nothing at all has a scale, too', () => {
    expect(valueScale(0, 4, 10)).toEqual({ max: 1, ticks: [0] });
  });
});

describe('times', () => {
  test('lie where they are, not where they stand in the row', () => {
    expect(timePositions([10, 20, 50])).toEqual([0, 25, 100]);
    expect(timePositions([10])).toEqual([50]);
    expect(timePositions([])).toEqual([]);
  });

  test('the round ones are whole hours and days, and no more than there is room for', () => {
    const fromNine = hourly(48, midnight + 9 * hour);
    expect(roundTimes(fromNine, 4)).toEqual([12, 24, 36, 48].map((count) => midnight + count * hour));
    expect(roundTimes(fromNine, 2)).toEqual([midnight + 24 * hour, midnight + 48 * hour]);
    for (let most = 1; most < 12; most += 1) expect(roundTimes(hourly(2000), most).length).toBeLessThanOrEqual(most);
    expect(roundTimes([midnight], 5)).toEqual([midnight]);
    expect(roundTimes([], 5)).toEqual([]);
  });

  test('given ones are thinned evenly', () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(thinned([1, 2], 3)).toEqual([1, 2]);
  });

  test('the nearest one is found in an uneven row', () => {
    const positions = [0, 10, 11, 100];
    expect([-5, 4, 6, 10.6, 50, 60, 400].map((wanted) => positions[nearest(positions, wanted)])).toEqual([0, 0, 10, 11, 11, 100, 100]);
    expect(nearest([], 5)).toBe(-1);
  });
});
