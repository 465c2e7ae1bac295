import type { NotificationPreferences } from '@portico/contract';

/** A notification channel. */
export type Channel = 'email' | 'telegram';

/** Topics that a user can switch off in the notification settings. */
export type Topic = Exclude<keyof NotificationPreferences, Channel>;

/** The column of each channel. A channel that is off receives no topic. */
export const channelColumns = { email: 'notify_email', telegram: 'notify_telegram' } as const satisfies Record<Channel, string>;

/** The column of each topic. The sign-up sets marketing and news. */
export const topicColumns = {
  general: 'notify_general',
  invoices_and_billing: 'notify_invoices_and_billing',
  marketing: 'email_marketing',
  news_and_announcements: 'email_news',
  product_updates: 'notify_product_updates',
  support_tickets: 'notify_support_tickets',
} as const satisfies Record<Topic, string>;
