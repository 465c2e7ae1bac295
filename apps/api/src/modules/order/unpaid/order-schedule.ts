import type { Configuration } from '../../../platform/settings/configuration.ts';
import { orderExpiryDays } from '../../billing/invoices/settings.ts';

const firstReminderDays = [1, 7];

/** Returns the reminder days, counted from the order. The last one is the day before the last day to pay. */
export function reminderDays(configuration: Configuration): readonly number[] {
  const last = lastReminderDays(configuration);
  return [...firstReminderDays.filter((days) => days < last), last];
}

export const lastReminderDays = (configuration: Configuration): number => configuration.setting(orderExpiryDays) - 1;
