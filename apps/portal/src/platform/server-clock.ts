import { useEffect, useState } from 'react';
import { session, store } from './store.ts';

/** `Date` has whole seconds and is as old as the answer's way here: a difference below this is none. */
const toleranceMs = 10_000;

let skewMs = 0;

/** Learns from an answer how far this browser's clock is off. Where the header cannot be read (another origin), it is taken as right. */
export function observeServerTime(response: Response): void {
  const dateMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(dateMs)) return;
  const differenceMs = dateMs - Date.now();
  skewMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0;
}

/** The server's time in milliseconds: the browser's clock corrected, plus what a test clock is ahead. Times of the API are compared with it. */
export function serverNow(): number {
  return Date.now() + skewMs + (store.get(session.userAtom)?.clock_ahead_ms ?? 0);
}

/** The server's time, read again at this interval. */
export function useServerNow(refreshMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);
  return now;
}
