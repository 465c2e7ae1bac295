import { expect, test } from 'vitest';
import { areaPath, linePath, runsOf } from './line-path.ts';

test('the lowest value is at the bottom edge, the highest at the top, and each area closes at the bottom', () => {
  const runs = runsOf([0, 10, null, 5], { xs: [0, 25, 50, 100], min: 0, max: 10 });
  expect(linePath(runs)).toBe('M0 100L25 0M100 50h0');
  expect(areaPath(runs)).toBe('M0 100L0 100L25 0V100Z');
  expect(linePath(runsOf([3, 3], { xs: [0, 100], min: 3, max: 3 }))).toBe('M0 100L100 100');
});
