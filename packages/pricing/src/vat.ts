/** Whether prices exclude VAT (`net`) or include it (`gross`). */
export type Prices = 'net' | 'gross';

/** A rate in basis points, so that every rate is an integer: 19 % is 1900, 25.5 % is 2550. */
export type VatRate = { prices: Prices; rateBasisPoints: number };

/** Integer cents; net plus VAT is gross. */
export type VatSplit = { netCents: number; vatCents: number; grossCents: number };

const whole = 10_000;

/**
 * Returns net, VAT and gross of a sum at one rate. VAT is rounded once, half a cent up. For gross prices the sum is what is paid, and VAT
 * is taken out of it; for some sums no net amount with its rounded VAT exists, and the VAT is a cent off that of the net amount.
 */
export function splitVat(cents: number, { prices, rateBasisPoints }: VatRate): VatSplit {
  if (!Number.isSafeInteger(cents) || !Number.isSafeInteger(cents * whole * 2))
    throw new RangeError(`Too large an amount, or no whole cents: ${cents}`);
  if (prices === 'net') {
    const vatCents = rounded(cents * rateBasisPoints, whole);
    return { netCents: cents, vatCents, grossCents: cents + vatCents };
  }
  const vatCents = rounded(cents * rateBasisPoints, whole + rateBasisPoints);
  return { netCents: cents - vatCents, vatCents, grossCents: cents };
}

/**
 * Returns the net part of each amount; together they are the net amount of the sum. Cents left by rounding go to the largest remainders.
 */
export function netOfEach(amounts: readonly number[], rate: VatRate): number[] {
  const { netCents } = splitVat(sumOf(amounts), rate);
  if (rate.prices === 'net') return [...amounts];
  const divisor = whole + rate.rateBasisPoints;
  const shares = amounts.map((cents, index) => ({
    index,
    net: Math.floor((cents * whole) / divisor),
    remainder: (cents * whole) % divisor,
  }));
  const left = netCents - sumOf(shares.map(({ net }) => net));
  const favoured = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, net }) => net + (favoured.has(index) ? 1 : 0));
}

/** Returns the rate in percent, as in the contract. */
export function percentOf(rateBasisPoints: number): number {
  return rateBasisPoints / 100;
}

/** Returns basis points; percentages have two decimals at most. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

/** Divides whole numbers, rounding half up. */
function rounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
