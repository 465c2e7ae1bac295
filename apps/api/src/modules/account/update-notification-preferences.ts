import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { notificationPreferencesRepository } from './notification-preferences.repository.ts';
import { profileRepository } from './profile.repository.ts';

export const updateNotificationPreferences = defineOperation('updateNotificationPreferences', {
  right: 'self',
  impersonator: 'writing',
  async handle({ app, account, body }) {
    return await app.database.transaction(async (tx) => {
      if (body.telegram === true) {
        const { telegramId } = await profileRepository(tx, account).lock();
        if (telegramId === null) return refuseFields([{ path: 'telegram_id', code: 'required', params: {} }]);
      }
      const preferences = notificationPreferencesRepository(tx, account.userId);
      await preferences.update(body);
      return { status: 200, body: await preferences.find() };
    });
  },
});
