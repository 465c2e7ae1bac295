import type { BillingCycle, CyclePrices } from '@portico/contract';

/** The months of each billing cycle, shortest first. */
export const monthsOfCycle: Readonly<Record<BillingCycle, number>> = {
  monthly: 1,
  quarterly: 3,
  'semi-annually': 6,
  annually: 12,
};

// `Object.keys` returns string[], but a literal has exactly the keys of its type.
const cycles = Object.keys(monthsOfCycle) as BillingCycle[];

/** Returns euros per month, unrounded: the monthly price, or the shortest period's price divided by its months; 0 if nothing is on sale. */
export function eurosPerMonth(prices: CyclePrices): number {
  const cycle = cycles.find((offered) => prices[offered] !== null);
  return cycle ? (prices[cycle] ?? 0) / monthsOfCycle[cycle] : 0;
}
