import { defineOperation } from '../../operations/operation.ts';
import { notificationPreferencesRepository } from './notification-preferences.repository.ts';

export const getNotificationPreferences = defineOperation('getNotificationPreferences', {
  right: 'self',
  impersonator: 'allowed',
  handle: async ({ app, account }) => ({
    status: 200,
    body: await app.database.read((tx) => notificationPreferencesRepository(tx, account.userId).find()),
  }),
});
