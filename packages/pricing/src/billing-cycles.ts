import type { BillingCycle, CyclePrices } from '@portico/contract';

/** How many months a period of each billing cycle has, the shortest first. */
export const monthsOfCycle: Readonly<Record<BillingCycle, number>> = {
  monthly: 1,
  quarterly: 3,
  'semi-annually': 6,
  annually: 12,
};

// The keys of a literal are those of its type.
const cycles = Object.keys(monthsOfCycle) as BillingCycle[];

/** Euros a month, not rounded: what is not sold by the month by its shortest period, spread over its months; 0 where nothing is on sale. */
export function eurosPerMonth(prices: CyclePrices): number {
  const cycle = cycles.find((offered) => prices[offered] !== null);
  return cycle ? (prices[cycle] ?? 0) / monthsOfCycle[cycle] : 0;
}
