import { defineMessages } from '@portico/i18n/define-messages';

export const impersonationMessages = defineMessages({
  title: { id: 'settings.operators.title', defaultMessage: 'Operators who acted as you' },
  text: {
    id: 'settings.operators.text',
    defaultMessage:
      'To help you, an operator of the provider can act as a user of this account for up to 15 minutes. Each time is listed here.',
  },
  none: { id: 'settings.operators.none', defaultMessage: 'No operator has ever acted as a user of this account.' },
  failed: { id: 'settings.operators.failed', defaultMessage: 'The list of operators could not be loaded' },
  reason: { id: 'settings.operators.reason', defaultMessage: '{operator}: {reason}' },
  asUser: {
    id: 'settings.operators.as-user',
    defaultMessage:
      '{when} · as {name} · {mode, select, write {could change things} other {read-only}} · {count, plural, =0 {no requests} one {# request} other {# requests}}',
  },
  running: { id: 'settings.operators.running', defaultMessage: 'Now' },
  started: { id: 'settings.operators.started', defaultMessage: 'Started' },
  ended: { id: 'settings.operators.ended', defaultMessage: 'Ended' },
  until: { id: 'settings.operators.until', defaultMessage: 'Ends by itself' },
  email: { id: 'settings.operators.email', defaultMessage: 'As' },
  requests: { id: 'settings.operators.requests', defaultMessage: 'What was asked for' },
  newest: { id: 'settings.operators.newest', defaultMessage: 'The newest {count, number} of {total, number} are shown.' },
  refused: { id: 'settings.operators.refused', defaultMessage: 'Refused' },
  noRequests: { id: 'settings.operators.no-requests', defaultMessage: 'Nothing was asked for.' },
  range: {
    id: 'settings.operators.range',
    defaultMessage: '{first} to {last} of {total, plural, one {# time} other {# times}}',
  },
  operation: {
    id: 'settings.operators.operation',
    defaultMessage:
      '{operation, select, getAccountMeta {See who is signed in} getUserDetails {See the user settings} getTwoFactorMeta {See the state of two-factor authentication} listSessions {See the sessions} listActivity {See the activity} getClientProfile {See the client profile} updateClientProfile {Change the client profile} listClientUsers {See the users} listImpersonations {See this list} getPaymentSettings {See the payment settings} updatePaymentSettings {Change the payment settings} getNotificationPreferences {See the notification settings} updateNotificationPreferences {Change the notification settings} updateUser {Change the user settings} listServices {See the services} listInvoices {See the invoices} getInvoice {See an invoice} listPaymentMethods {See the payment methods} payInvoice {Pay an invoice} syncPayment {Ask about a payment} topUpBalance {Top up the balance} placeOrder {Place an order} listCategories {See the catalogue} listPlacements {See the places to order in} listPlans {See the plans} getPlanConfiguration {See the options of a plan} streamEvents {Follow what changes} inviteClientUser {Invite a user} removeClientUser {Remove a user} updateClientUserRoles {Change what a user may do} transferMainUser {Hand over the main user’s role} cancelInvitation {Cancel an invitation} changePassword {Change the password} requestEmailChange {Ask to change the e-mail} logout {Leave} other {{operation}}}',
  },
});
