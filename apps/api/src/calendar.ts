import type { BillingCycle } from '@portico/contract';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';

/** The UTC day of a moment, some days later: 2026-11-28. */
export function isoDay(at: Date, daysLater = 0): string {
  return new Date(at.getTime() + daysLater * 86_400_000).toISOString().slice(0, 10);
}

/** The day on which the period that starts on `day` is over; the last of the month where the month is too short. */
export function dayAfterPeriod(day: string, cycle: BillingCycle): string {
  const start = new Date(`${day}T00:00:00Z`);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + monthsOfCycle[cycle], 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.toISOString().slice(0, 10);
}
