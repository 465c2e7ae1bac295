import { defineMessages } from '@portico/i18n/define-messages';

export const settingsMessages = defineMessages({
  client: { id: 'settings.client.title', defaultMessage: 'Client profile' },
  payment: { id: 'settings.payment.title', defaultMessage: 'Payment settings' },
  user: { id: 'settings.user.title', defaultMessage: 'User settings' },
  tabs: { id: 'settings.tabs', defaultMessage: 'Settings' },
  language: { id: 'settings.user.language', defaultMessage: 'Language' },
  languageHint: { id: 'settings.user.language-hint', defaultMessage: 'For the portal and the emails you get' },
  theme: { id: 'settings.user.theme', defaultMessage: 'Theme' },
});
