import { isoDay } from '../../calendar.ts';

/** Forecasts beyond this are meaningless. */
const maxDays = 36_500;

/** Returns the ISO date on which the pool runs out at this daily average. Null if nothing is charged or the date is too far off. */
export function runsOutOn(remainingBytes: number, dailyBytes: number, now: Date): string | null {
  if (dailyBytes <= 0) return null;
  const days = Math.floor(remainingBytes / dailyBytes);
  return days > maxDays ? null : isoDay(now, days);
}
