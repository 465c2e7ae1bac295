const delaysMs = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;

export const maxReconnects = delaysMs.length;

/** Returns the delay in milliseconds before a reconnect attempt, counted from 1, or undefined after the last one. */
export function reconnectDelayMs(attempt: number): number | undefined {
  return delaysMs[attempt - 1];
}
