import type { BillingCycle } from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the start of the UTC hour that contains the given time. Both are milliseconds since the epoch. */
export function startOfHour(atMs: number): number {
  return Math.floor(atMs / hourMs) * hourMs;
}

/** Returns the UTC day of `at`, shifted by `daysLater`, for example 2026-11-28. */
export function isoDay(at: Date, daysLater = 0): string {
  return new Date(at.getTime() + daysLater * dayMs).toISOString().slice(0, 10);
}

/** Returns the start of an ISO day in UTC. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Shifts an ISO day by a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  return isoDay(startOfDay(day), days);
}

/** Returns how many days later than `from` the ISO day `to` is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The last day of a day's month. */
export function lastDayOfMonth(day: string): string {
  const at = startOfDay(day);
  return isoDay(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)));
}

/** Returns the day of the month: 30 for 2026-11-30. */
export function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}

/**
 * Returns the day after the period that starts on `day`: the `anchor` day of its month, or the last day of a shorter month. A service set
 * up on the 31st is due on February 28 and on March 31.
 */
export function dayAfterPeriod(day: string, cycle: BillingCycle, anchor: number = dayOfMonth(day)): string {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + monthsOfCycle[cycle], 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor, lastDay));
  return end.toISOString().slice(0, 10);
}
