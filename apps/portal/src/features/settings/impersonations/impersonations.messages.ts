import { defineMessages } from '@portico/i18n/define-messages';

export const impersonationMessages = defineMessages({
  title: { id: 'settings.operators.title', defaultMessage: 'Support access' },
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
      '{operation, select, getAccountMeta {See who is signed in} getUserDetails {See the user settings} getTwoFactorMeta {See the state of two-factor authentication} listSessions {See the sessions} listActivity {See the activity} getClientProfile {See the client profile} updateClientProfile {Change the client profile} listClientUsers {See the users} listImpersonations {See this list} getPaymentSettings {See the payment settings} updatePaymentSettings {Change the payment settings} getNotificationPreferences {See the notification settings} updateNotificationPreferences {Change the notification settings} getTelegramLink {See the link with Telegram} requestTelegramLink {Begin to link Telegram} completeTelegramLink {Link Telegram} unlinkTelegram {Unlink Telegram} updateUser {Change the user settings} listServices {See the services} listInvoices {See the invoices} getInvoice {See an invoice} listPaymentMethods {See the payment methods} payInvoice {Pay an invoice} syncPayment {Ask about a payment} topUpBalance {Top up the balance} placeOrder {Place an order} cancelOrder {Cancel an order} listCategories {See the catalogue} listPlacements {See the places to order in} listPlans {See the plans} getPlanConfiguration {See the options of a plan} streamEvents {Follow what changes} inviteClientUser {Invite a user} removeClientUser {Remove a user} updateClientUserRoles {Change what a user may do} transferMainUser {Hand over the main user’s role} cancelInvitation {Cancel an invitation} changePassword {Change the password} requestEmailChange {Ask to change the email} logout {Leave} getService {See a service} getServiceMetrics {See the charts of a service} listServiceActivity {See the activity of a service} getAction {See how an action goes} changeServicePower {Switch a server on or off} enableVnc {Turn VNC on} disableVnc {Turn VNC off} revealVncPassword {Show the VNC password} openConsole {Open the console} resetRootPassword {Reset the root password} revealRootPassword {Show the root password} updateSshKey {Change the SSH key} listIsoImages {See the ISO images} mountIso {Mount an ISO image} unmountIso {Unmount the ISO image} listOperatingSystems {See the operating systems} reinstallService {Reinstall a server} listRdns {See the reverse names} addRdns {Add a reverse name} updateRdns {Change a reverse name} removeRdns {Remove a reverse name} requestCancellation {Cancel a service} withdrawCancellation {Withdraw a cancellation} getTrafficPool {See the traffic pool} listTrafficMovements {See the traffic movements} assignTraffic {Assign traffic} quoteOrder {Calculate an order} getTaxTerms {See the VAT of an order} getInvoiceDocument {Download an invoice} listBalanceEntries {See the statement of the balance} getStatementDocument {Download the statement of the balance} listCards {See the saved cards} addCard {Add a card} renameCard {Rename a card} makeCardDefault {Change the default card} removeCard {Remove a card} listTickets {See the tickets} getTicket {See a ticket} markTicketRead {Mark a ticket as read} createTicket {Create a ticket} replyTicket {Reply to a ticket} closeTicket {Close a ticket} getFileLimits {See the limits of attachments} uploadFile {Upload a file} removeFile {Remove a file} listFaq {See the FAQ} getFaqEntry {See an answer of the FAQ} rateFaqEntry {Rate an answer of the FAQ} completeEmailChange {Complete the change of the email} resendEmailChangeCode {Ask for another code for the email} confirmPassword {Confirm the password} requestTwoFactorGoogle {Begin to turn on two-factor authentication} completeTwoFactorGoogle {Turn on two-factor authentication} requestDisableTwoFactor {Begin to turn off two-factor authentication} disableTwoFactor {Turn off two-factor authentication} regenerateRecoveryCodes {Make new recovery codes} listPasskeys {See the passkeys} requestPasskey {Begin to add a passkey} registerPasskey {Add a passkey} renamePasskey {Rename a passkey} removePasskey {Remove a passkey} requestPasskeyProof {Begin to confirm by a passkey} confirmPasskey {Confirm by a passkey} endSession {End a session} endOtherSessions {End all other sessions} other {{operation}}}',
  },
});
