import type { App } from '../../app.ts';
import { isoDay, startOfDay } from '../../calendar.ts';
import { suspendedKeepDays } from './settings.ts';

/**
 * Returns the last day, in UTC, on which paying keeps a suspended service. Counted from the suspension, even if it was late, and never before
 * the day after the warning. If none was sent, it's tomorrow at the earliest.
 */
export function lastDayToPay({ configuration, now }: App, suspendedAt: Date, warnedAt: Date | null): string {
  const counted = isoDay(suspendedAt, configuration.setting(suspendedKeepDays));
  const afterWarning = isoDay(warnedAt !== null && warnedAt >= suspendedAt ? warnedAt : now(), 1);
  return counted > afterWarning ? counted : afterWarning;
}

/** Clients are warned about services suspended before this moment: tomorrow is their last day to pay, or it has passed during an outage. */
export function warnBefore({ configuration, now }: App): Date {
  return startOfDay(isoDay(now(), 2 - configuration.setting(suspendedKeepDays)));
}

/** Services suspended before `suspended` and warned about before `warned` are deleted: their last day to pay is over. */
export function terminateBefore({ configuration, now }: App): { suspended: Date; warned: Date } {
  return { suspended: startOfDay(isoDay(now(), -configuration.setting(suspendedKeepDays))), warned: startOfDay(isoDay(now(), -1)) };
}
