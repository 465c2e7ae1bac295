import type { BillingCycle } from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When the UTC hour of a moment began; both in ms since the epoch. */
export function startOfHour(atMs: number): number {
  return Math.floor(atMs / hourMs) * hourMs;
}

/** The UTC day of a moment, some days later: 2026-11-28. */
export function isoDay(at: Date, daysLater = 0): string {
  return new Date(at.getTime() + daysLater * dayMs).toISOString().slice(0, 10);
}

/** When an ISO day begins, in UTC. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day that is so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return isoDay(startOfDay(day), days);
}

/** The last day of a day's month. */
export function lastDayOfMonth(day: string): string {
  const at = startOfDay(day);
  return isoDay(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)));
}

/** Of the month: 2026-11-30 is a 30. */
export function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}

/**
 * The day on which the period that starts on `day` is over: the `anchor` of its month, the last of the month where that is too short. A service
 * that was set up on a 31st is thus due on a 28th of February and on a 31st of March.
 */
export function dayAfterPeriod(day: string, cycle: BillingCycle, anchor: number = dayOfMonth(day)): string {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + monthsOfCycle[cycle], 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor, lastDay));
  return end.toISOString().slice(0, 10);
}
