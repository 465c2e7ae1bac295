/** Decimal: bytes of a gigabyte. */
export const gigabyteBytes = 1_000_000_000;
