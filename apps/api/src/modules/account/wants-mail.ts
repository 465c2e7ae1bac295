import type { NotificationPreferences } from '@portico/contract';
import type { Transaction } from '../../database/database.ts';
import { notificationPreferencesRepository } from './notification-preferences.repository.ts';

/** Whether a user wants mail about this. What somebody could lose a server over is sent to everybody. */
export async function wantsMail(tx: Transaction, userId: number | null, about: keyof NotificationPreferences): Promise<boolean> {
  if (userId === null) return false;
  const preferences = await notificationPreferencesRepository(tx, userId).find();
  return preferences.email && preferences[about];
}
