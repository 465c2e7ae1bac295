import { expect, test } from 'vitest';
import { areaPath, linePath, runsOf } from './line-path.ts';

test('path data: the lowest value lies at the lower edge, the highest at the upper one, and each run is closed down to the edge', () => {
  const runs = runsOf([0, 10, null, 5], { xs: [0, 25, 50, 100], min: 0, max: 10 });
  expect(linePath(runs)).toBe('M0 100L25 0M100 50h0');
  expect(areaPath(runs)).toBe('M0 100L0 100L25 0V100Z');
  expect(linePath(runsOf([3, 3], { xs: [0, 100], min: 3, max: 3 }))).toBe('M0 100L100 100');
});
