/**
 * Euros of the wire as integer cents. Null for what is no amount: not finite, more than two decimals, or beyond exact integers.
 * Nothing is ever rounded: 19.99 gives 1999, 19.999 gives null.
 */
export function centsFromEuros(euros: number): number | null {
  const cents = Math.round(euros * 100);
  // An exact integer divided by 100 gives the very double that the decimal literal is read as, so equality means two decimals at most.
  if (!Number.isSafeInteger(cents) || cents / 100 !== euros) return null;
  return cents === 0 ? 0 : cents;
}

/** Integer cents as euros of the wire. Throws a RangeError for a fraction of a cent, which nothing inside may hold. */
export function eurosFromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an integer number of cents: ${cents}`);
  return cents / 100;
}
