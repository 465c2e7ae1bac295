import { isoDay } from '../../calendar.ts';

/** Further away than this, a day says nothing. */
const maxDays = 36_500;

/** The day on which the pool is empty at this average; null where nothing is charged, or where that is not in sight. */
export function runsOutOn(remainingBytes: number, dailyBytes: number, now: Date): string | null {
  if (dailyBytes <= 0) return null;
  const days = Math.floor(remainingBytes / dailyBytes);
  return days > maxDays ? null : isoDay(now, days);
}
