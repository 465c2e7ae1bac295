import { expect, test } from 'vitest';
import { validate, median } from './limits.ts';
import type { Medians } from './limits.ts';

const quick: Medians = {
  largestPaint: 100,
  shift: 0,
  seen: { usable: 210, shell: 100, rows: 250, 'warm route': 80 },
  requests: 11,
  kilobytes: 148,
};
const names = ['sign-in', 'sign-in, used', 'services list', 'invoices', 'tickets', 'traffic pool', 'settings', 'ordering'];
const measured = (changed: Partial<Medians> = {}, page = 'sign-in') =>
  new Map<string, Medians>([
    ['floor', { ...quick, largestPaint: 200 }],
    ['floor, used', { ...quick, seen: { usable: 210 } }],
    ...names.map((name) => [name, name === page ? { ...quick, ...changed } : quick] as const),
  ]);

test('the median of an odd and of an even number of loads is its middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a load within its limits passes', () => {
  expect(validate(measured()).filter(({ holds }) => !holds)).toEqual([]);
});

test.each([
  ['sign-in', { largestPaint: 101 }, "sign-in, largest paint, of the floor's"],
  ['sign-in, used', { requests: 14 }, 'sign-in, requests until it is usable'],
  ['sign-in', { kilobytes: 155.1 }, 'sign-in, kB'],
  ['tickets', { seen: { rows: 301 } }, "tickets, rows, of the floor's paint"],
  ['tickets', { shift: 0.011 }, 'tickets, layout shift'],
  ['tickets', { seen: {} }, "tickets, rows, of the floor's paint"],
] as const)('an exceeded or missing measurement fails: %s', (page, changed, what) => {
  expect(
    validate(measured(changed, page))
      .filter(({ holds }) => !holds)
      .map((verdict) => verdict.what),
  ).toEqual([what]);
});
