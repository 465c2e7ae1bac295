import { useEffect, useState } from 'react';
import { session, store } from './store.ts';

/** The `Date` header has whole seconds and is delayed by the network, so smaller differences are ignored. */
const toleranceMs = 10_000;

let skewMs = 0;

/**
 * Measures the offset of this browser's clock from an answer. If the header is unreadable (other origin), the clock is taken as correct.
 */
export function observeServerTime(response: Response): void {
  const dateMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(dateMs)) return;
  const differenceMs = dateMs - Date.now();
  skewMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0;
}

/** Returns the server's time in milliseconds: the corrected browser clock plus the test clock's offset. Compare API times with it. */
export function serverNow(): number {
  return Date.now() + skewMs + (store.get(session.userAtom)?.clock_ahead_ms ?? 0);
}

/** Returns the server's time in milliseconds, refreshed at this interval. */
export function useServerNow(refreshMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);
  return now;
}
