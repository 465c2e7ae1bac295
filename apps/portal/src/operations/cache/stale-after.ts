/** Events and writes invalidate data at once; this covers everything else. */
export const staleAfterMs = 30_000;
