import { defineMessages } from '@portico/i18n/define-messages';

export const settingsMessages = defineMessages({
  client: { id: 'settings.client.title', defaultMessage: 'Client profile' },
  clientPlanned: {
    id: 'settings.client.planned',
    defaultMessage: 'Here you will keep the name, company, address and phone of your account, and its users. This part is not built yet.',
  },
  payment: { id: 'settings.payment.title', defaultMessage: 'Payment settings' },
  paymentPlanned: {
    id: 'settings.payment.planned',
    defaultMessage: 'Here you will choose automatic payment and separate invoices for each service. This page is not built yet.',
  },
  user: { id: 'settings.user.title', defaultMessage: 'User settings' },
  tabs: { id: 'settings.tabs', defaultMessage: 'Settings' },
  language: { id: 'settings.user.language', defaultMessage: 'Language' },
  languageHint: { id: 'settings.user.language-hint', defaultMessage: 'Of this portal and of the e-mails that you get' },
  theme: { id: 'settings.user.theme', defaultMessage: 'Theme' },
  signedInAs: { id: 'settings.client.signed-in-as', defaultMessage: 'Signed in as' },
  name: { id: 'settings.client.first-name', defaultMessage: 'First name' },
  balance: { id: 'settings.client.balance', defaultMessage: 'Balance' },
  unpaid: { id: 'settings.client.unpaid', defaultMessage: 'Unpaid invoices' },
  overview: { id: 'settings.client.overview', defaultMessage: 'Your account' },
  orderFirst: { id: 'settings.client.order', defaultMessage: 'Order new service' },
});
