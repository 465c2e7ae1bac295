import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPointsOf, netOfEach, percentOf, splitVat, type Prices } from './vat.ts';

const rate = fc.integer({ min: 0, max: 3_000 });
const amount = fc.integer({ min: 0, max: 100_000_000 });
const prices = fc.constantFrom<Prices>('net', 'gross');

describe('VAT', () => {
  test.each([
    ['net', 1_900, 690, { netCents: 690, vatCents: 131, grossCents: 821 }],
    ['net', 1_900, 50, { netCents: 50, vatCents: 10, grossCents: 60 }],
    ['net', 2_550, 1_000, { netCents: 1_000, vatCents: 255, grossCents: 1_255 }],
    ['net', 0, 690, { netCents: 690, vatCents: 0, grossCents: 690 }],
    ['gross', 1_900, 690, { netCents: 580, vatCents: 110, grossCents: 690 }],
    ['gross', 2_000, 1, { netCents: 1, vatCents: 0, grossCents: 1 }],
    ['gross', 0, 690, { netCents: 690, vatCents: 0, grossCents: 690 }],
  ] as const)('VAT on %s prices at %d basis points is split for %d cents', (mode, rateBasisPoints, cents, expected) => {
    expect(splitVat(cents, { prices: mode, rateBasisPoints })).toEqual(expected);
  });

  test('VAT is the rate of the net amount, rounded half up, and at most one cent off if prices are gross', () => {
    fc.assert(
      fc.property(amount, rate, prices, (cents, rateBasisPoints, mode) => {
        const { netCents, vatCents, grossCents } = splitVat(cents, { prices: mode, rateBasisPoints });
        const exact = Number((BigInt(netCents) * BigInt(rateBasisPoints) * 2n + 10_000n) / 20_000n);
        expect(netCents + vatCents).toBe(grossCents);
        expect(mode === 'net' ? netCents : grossCents).toBe(cents);
        expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(mode === 'net' ? 0 : 1);
      }),
      { numRuns: 20_000 },
    );
  });

  test('VAT on net prices gives the same gross amount both ways', () => {
    fc.assert(
      fc.property(amount, rate, (cents, rateBasisPoints) => {
        const net = splitVat(cents, { prices: 'net', rateBasisPoints });
        expect(splitVat(net.grossCents, { prices: 'gross', rateBasisPoints })).toEqual(net);
      }),
      { numRuns: 20_000 },
    );
  });

  test('VAT of an invalid amount is refused', () => {
    for (const cents of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 52]) {
      expect(() => splitVat(cents, { prices: 'net', rateBasisPoints: 1_900 })).toThrow(RangeError);
    }
  });
});

test('lines without VAT sum to the net amount, each within a cent', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), rate, prices, (amounts, rateBasisPoints, mode) => {
      const nets = netOfEach(amounts, { prices: mode, rateBasisPoints });
      const sum = amounts.reduce((total, cents) => total + cents, 0);
      expect(nets.reduce((total, cents) => total + cents, 0)).toBe(splitVat(sum, { prices: mode, rateBasisPoints }).netCents);
      for (const [index, net] of nets.entries()) {
        const own = mode === 'net' ? (amounts[index] ?? 0) : ((amounts[index] ?? 0) * 10_000) / (10_000 + rateBasisPoints);
        expect(Math.abs(net - own)).toBeLessThanOrEqual(1);
        expect(Number.isSafeInteger(net) && net >= 0).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('a VAT rate survives a round trip', () => {
  for (let points = 0; points <= 5_000; points += 1) expect(basisPointsOf(percentOf(points))).toBe(points);
});
