/** A promo code's discount: a percentage of each price, or an amount once, from the first price on until it is used up. */
export type Reduction = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number };

/**
 * Returns the discount on each price, in whole cents and never above the price. A percentage is rounded to the nearest cent for each price,
 * half a cent up, so that ten units cost ten times the price of one.
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

/** Uses integers only, so that no intermediate result is a float. */
function shareOf(cents: number, percent: number): number {
  const hundredths = cents * percent;
  return (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
}
