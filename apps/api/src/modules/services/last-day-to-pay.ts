import type { App } from '../../app.ts';
import { isoDay, startOfDay } from '../../calendar.ts';
import { suspendedKeepDays } from './settings.ts';

/** Returns the last day, in UTC, on which paying keeps a service that was suspended then. Counted from the suspension, even if it was late. */
export function lastDayToPay({ configuration }: App, suspendedAt: Date): string {
  return isoDay(suspendedAt, configuration.setting(suspendedKeepDays));
}

/** Services suspended before this moment are deleted: their last day to pay is over. */
export function terminateBefore({ configuration, now }: App): Date {
  return startOfDay(isoDay(now(), -configuration.setting(suspendedKeepDays)));
}
