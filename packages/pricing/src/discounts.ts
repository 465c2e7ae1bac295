/** What a promo code takes off: a share of each price, or an amount once, from the first price on until it is used up. */
export type Reduction = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number };

/**
 * What is taken off each of these prices, in whole cents and never more than the price. A share is rounded to the nearest cent for each price,
 * half a cent up, so that ten of one cost ten times what one costs.
 */
export function discountsOf(reduction: Reduction, prices: readonly number[]): number[] {
  if (reduction.kind === 'percent') return prices.map((cents) => shareOf(cents, reduction.percent));
  let left = reduction.cents;
  return prices.map((cents) => {
    const discount = Math.min(left, cents);
    left -= discount;
    return discount;
  });
}

/** By integers alone: no share is a float on its way. */
function shareOf(cents: number, percent: number): number {
  const hundredths = cents * percent;
  return (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
}
