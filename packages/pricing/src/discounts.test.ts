import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountsOf, type Reduction } from './discounts.ts';

test('a percentage is rounded to the nearest cent for each price, half a cent up', () => {
  expect(discountsOf({ kind: 'percent', percent: 50 }, [1, 2, 3, 1005])).toEqual([1, 1, 2, 503]);
  expect(discountsOf({ kind: 'percent', percent: 33 }, [100, 1])).toEqual([33, 0]);
  expect(discountsOf({ kind: 'percent', percent: 100 }, [690, 0])).toEqual([690, 0]);
});

test('an amount is taken off once, from the first price on until it is used up', () => {
  expect(discountsOf({ kind: 'amount', cents: 1000 }, [690, 690, 690])).toEqual([690, 310, 0]);
  expect(discountsOf({ kind: 'amount', cents: 500 }, [])).toEqual([]);
});

const reduction = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 100_000_000 }) }),
);
const prices = fc.array(fc.nat({ max: 1_000_000_000 }), { maxLength: 20 });

test('no discount is negative, fractional or above its price, and an amount is given once', () => {
  fc.assert(
    fc.property(reduction, prices, (by: Reduction, cents) => {
      const discounts = discountsOf(by, cents);
      expect(discounts).toHaveLength(cents.length);
      expect(discounts.every((discount, index) => Number.isSafeInteger(discount) && discount >= 0 && discount <= (cents[index] ?? 0))).toBe(
        true,
      );
      const sum = discounts.reduce((total, discount) => total + discount, 0);
      const whole = cents.reduce((total, price) => total + price, 0);
      expect(sum).toBeLessThanOrEqual(by.kind === 'amount' ? Math.min(by.cents, whole) : whole);
    }),
    { numRuns: 2000 },
  );
});

test('ten units cost ten times the price of one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 10_000_000 }), (percent, cents) => {
      const [one] = discountsOf({ kind: 'percent', percent }, [cents]);
      expect(
        discountsOf(
          { kind: 'percent', percent },
          Array.from({ length: 10 }, () => cents),
        ),
      ).toEqual(Array.from({ length: 10 }, () => one));
    }),
  );
});
