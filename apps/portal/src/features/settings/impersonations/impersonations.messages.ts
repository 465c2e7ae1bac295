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
      '{operation, select, getAccountMeta {Saw who is signed in} getUserDetails {Saw the user settings} getTwoFactorMeta {Saw the state of two-factor authentication} listSessions {Saw the sessions} listActivity {Saw the activity} getClientProfile {Saw the client profile} updateClientProfile {Changed the client profile} listClientUsers {Saw the users} listImpersonations {Saw this list} getPaymentSettings {Saw the payment settings} updatePaymentSettings {Changed the payment settings} getNotificationPreferences {Saw the notification settings} updateNotificationPreferences {Changed the notification settings} updateUser {Changed the user settings} listServices {Saw the services} listInvoices {Saw the invoices} getInvoice {Saw an invoice} listPaymentMethods {Saw the payment methods} payInvoice {Paid an invoice} syncPayment {Asked about a payment} topUpBalance {Topped up the balance} placeOrder {Placed an order} listCategories {Saw the catalogue} listPlacements {Saw the places to order in} listPlans {Saw the plans} getPlanConfiguration {Saw the options of a plan} streamEvents {Followed what changes} inviteClientUser {Invited a user} removeClientUser {Removed a user} updateClientUserRoles {Changed what a user may do} transferMainUser {Handed over the main user’s role} cancelInvitation {Cancelled an invitation} changePassword {Changed the password} requestEmailChange {Asked to change the e-mail} logout {Left} other {{operation}}}',
  },
});
