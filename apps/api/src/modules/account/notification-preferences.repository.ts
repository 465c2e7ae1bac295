import type { NotificationPreferences, NotificationPreferencesUpdate } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { topicColumns, channelColumns } from '../../mail/topics.ts';

/** Maps each notification channel and topic to its column. */
const columns = {
  ...channelColumns,
  ...topicColumns,
} as const satisfies Record<keyof NotificationPreferences, string>;

export const notificationPreferencesRepository = (tx: Transaction, userId: number) => ({
  find: (): Promise<NotificationPreferences> =>
    tx
      .selectFrom('client_user')
      .select([
        'notify_email as email',
        'notify_general as general',
        'notify_invoices_and_billing as invoices_and_billing',
        'email_marketing as marketing',
        'email_news as news_and_announcements',
        'notify_product_updates as product_updates',
        'notify_support_tickets as support_tickets',
        'notify_telegram as telegram',
      ])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  async update(preferences: NotificationPreferencesUpdate): Promise<void> {
    const names = Object.keys(columns) as (keyof NotificationPreferences)[];
    const changed = names.flatMap((name) => (preferences[name] === undefined ? [] : [[columns[name], preferences[name]] as const]));
    await tx.updateTable('client_user').set(Object.fromEntries(changed)).where('id', '=', userId).execute();
  },
});
