import type { Configuration } from '../../../platform/settings/configuration.ts';
import { lastReminderDays } from '../../billing/invoices/order-invoices.ts';

const firstReminderDays = [1, 7];

/** Returns the reminder days, counted from the order. The last one is the day before the last day to pay. */
export function reminderDays(configuration: Configuration): readonly number[] {
  const last = lastReminderDays(configuration);
  return [...firstReminderDays.filter((days) => days < last), last];
}
