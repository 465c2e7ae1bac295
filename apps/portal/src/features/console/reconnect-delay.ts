const delaysMs = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;

export const maxReconnects = delaysMs.length;

/** How long to wait before a reconnect, counted from 1; undefined once it is time to give up. */
export function reconnectDelayMs(attempt: number): number | undefined {
  return delaysMs[attempt - 1];
}
