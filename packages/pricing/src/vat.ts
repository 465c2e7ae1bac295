/** What prices are: without VAT, which is added, or with it. */
export type Prices = 'net' | 'gross';

/** A rate in hundredths of a percent, which every rate is a whole number of: 19 % are 1900, 25.5 % are 2550. */
export type VatRate = { prices: Prices; rateBasisPoints: number };

/** Integer cents; net and VAT together are gross. */
export type VatSplit = { netCents: number; vatCents: number; grossCents: number };

const whole = 10_000;

/**
 * Net, VAT and gross of a sum at one rate. VAT is rounded once, half a cent up. Where prices are gross, the sum is what is paid, and VAT is taken out
 * of it: some sums are no net amount with its rounded VAT, and their VAT is a cent beside that of their net amount.
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

/** What is left without VAT of each of several amounts: together the net amount of their sum. Cents that rounding leaves go to the largest remainders. */
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

/** The rate of the wire, in percent. */
export function percentOf(rateBasisPoints: number): number {
  return rateBasisPoints / 100;
}

/** The other way round: percent have two decimals at most. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

/** Of whole numbers, half up. */
function rounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
