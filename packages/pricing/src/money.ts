/**
 * Returns euros as integer cents, or null for an invalid amount: not finite, more than two decimals, or beyond exact integers. Never
 * rounds: 19.99 gives 1999, 19.999 gives null.
 */
export function centsFromEuros(euros: number): number | null {
  const cents = Math.round(euros * 100);
  // An exact integer divided by 100 is the same double as the decimal literal, so equality means two decimals at most.
  if (!Number.isSafeInteger(cents) || cents / 100 !== euros) return null;
  return cents === 0 ? 0 : cents;
}

/** Returns integer cents as euros. Throws a RangeError for a fraction of a cent. */
export function eurosFromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an integer number of cents: ${cents}`);
  return cents / 100;
}
