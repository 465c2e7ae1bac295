import { expect, test } from 'vitest';
import { eurosPerMonth } from './billing-cycles.ts';

const nothing = { monthly: null, quarterly: null, 'semi-annually': null, annually: null };

test.each([
  [{ ...nothing, monthly: 9, quarterly: 24 }, 9],
  [{ ...nothing, quarterly: 24, annually: 90 }, 8],
  [{ ...nothing, 'semi-annually': 42 }, 7],
  [{ ...nothing, annually: 60 }, 5],
  [nothing, 0],
])('%j costs %d a month', (prices, euros) => {
  expect(eurosPerMonth(prices)).toBe(euros);
});
