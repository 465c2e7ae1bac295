import type { NotificationPreferences } from '@portico/contract';

/** How a user is told. */
export type Way = 'email' | 'telegram';

/** What a user may switch off: the subjects of the notification settings. */
export type Topic = Exclude<keyof NotificationPreferences, Way>;

/** With a way off, nothing that has a topic goes there. */
export const wayColumns = { email: 'notify_email', telegram: 'notify_telegram' } as const satisfies Record<Way, string>;

/** The column of each; marketing and news are what the sign-up asked for. */
export const topicColumns = {
  general: 'notify_general',
  invoices_and_billing: 'notify_invoices_and_billing',
  marketing: 'email_marketing',
  news_and_announcements: 'email_news',
  product_updates: 'notify_product_updates',
  support_tickets: 'notify_support_tickets',
} as const satisfies Record<Topic, string>;
