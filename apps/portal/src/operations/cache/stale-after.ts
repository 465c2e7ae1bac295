/** Events and writes say what is stale at once; the time is for what neither covers. */
export const staleAfterMs = 30_000;
