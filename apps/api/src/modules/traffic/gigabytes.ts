/** Decimal gigabyte, in bytes. */
export const gigabyteBytes = 1_000_000_000;
