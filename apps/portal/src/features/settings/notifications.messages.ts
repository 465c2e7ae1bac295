import { defineMessages } from '@portico/i18n/define-messages';

export const notificationMessages = defineMessages({
  title: { id: 'settings.notifications.title', defaultMessage: 'Notifications' },
  ways: { id: 'settings.notifications.ways', defaultMessage: 'How we reach you' },
  subjects: { id: 'settings.notifications.subjects', defaultMessage: 'What we notify you about' },
  email: { id: 'settings.notifications.email', defaultMessage: 'Email' },
  emailHint: { id: 'settings.notifications.email-hint', defaultMessage: 'To the address you sign in with.' },
  general: { id: 'settings.notifications.general', defaultMessage: 'General' },
  generalHint: {
    id: 'settings.notifications.general-hint',
    defaultMessage: 'Changes to your servers and account, and planned maintenance.',
  },
  billing: { id: 'settings.notifications.billing', defaultMessage: 'Invoices and billing' },
  billingHint: { id: 'settings.notifications.billing-hint', defaultMessage: 'New invoices, payments and reminders before the due date.' },
  mainUserOnly: {
    id: 'settings.notifications.main-user-only',
    defaultMessage: 'Only the main user of the account gets these.',
  },
  support: { id: 'settings.notifications.support', defaultMessage: 'Support tickets' },
  supportHint: { id: 'settings.notifications.support-hint', defaultMessage: 'Replies to your tickets.' },
  product: { id: 'settings.notifications.product', defaultMessage: 'Product updates' },
  productHint: { id: 'settings.notifications.product-hint', defaultMessage: 'What’s new in the services you use.' },
  news: { id: 'settings.notifications.news', defaultMessage: 'News and announcements' },
  newsHint: { id: 'settings.notifications.news-hint', defaultMessage: 'News about the company, its locations and its network.' },
  marketing: { id: 'settings.notifications.marketing', defaultMessage: 'Marketing' },
  marketingHint: { id: 'settings.notifications.marketing-hint', defaultMessage: 'Offers and discounts.' },
  security: {
    id: 'settings.notifications.security',
    defaultMessage:
      'We always send emails about the security of your account (such as a new sign-in), about failed automatic payments, and about servers that are suspended, cancelled or deleted.',
  },
  failed: { id: 'settings.notifications.failed', defaultMessage: 'Couldn’t load the notification settings' },
  notSaved: { id: 'settings.notifications.not-saved', defaultMessage: 'Couldn’t save this. Nothing was changed.' },
});
