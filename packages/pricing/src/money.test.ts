import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromEuros, eurosFromCents } from './money.ts';

test.each([
  [0, 0],
  [-0, 0],
  [0.07, 7],
  [0.29, 29],
  [1.1, 110],
  [4.35, 435],
  [19.99, 1999],
  [8.2, 820],
  [10000, 1_000_000],
  [-12.34, -1234],
  [1e3, 100_000],
])('%d euros are %d cents', (euros, cents) => {
  expect(centsFromEuros(euros)).toBe(cents);
});

test.each([
  0.001,
  19.999,
  1.005,
  0.1 + 0.2,
  1e-7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e300,
  Number.MAX_SAFE_INTEGER,
])('%d euros are refused instead of rounded', (euros) => {
  expect(centsFromEuros(euros)).toBeNull();
});

test('every amount of cents survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
      const onTheWire: unknown = JSON.parse(JSON.stringify(eurosFromCents(cents)));
      expect(centsFromEuros(onTheWire as number)).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test('an amount written with two decimals is read exactly', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.integer({ min: 0, max: 99 }), (whole, rest) => {
      expect(centsFromEuros(Number(`${whole}.${String(rest).padStart(2, '0')}`))).toBe(whole * 100 + rest);
    }),
  );
});

test('a fraction of a cent is refused', () => {
  expect(() => eurosFromCents(0.5)).toThrow(RangeError);
  expect(() => eurosFromCents(Number.NaN)).toThrow(RangeError);
});
