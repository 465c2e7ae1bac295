import { defineMessages } from '@portico/i18n/define-messages';

export const impersonationMessages = defineMessages({
  title: { id: 'settings.operators.title', defaultMessage: 'Support access' },
  text: {
    id: 'settings.operators.text',
    defaultMessage: 'To help you, support can open your account for up to 15 minutes. Every visit is listed here.',
  },
  none: { id: 'settings.operators.none', defaultMessage: 'Support has never opened this account.' },
  failed: { id: 'settings.operators.failed', defaultMessage: 'Couldn’t load the list' },
  reason: { id: 'settings.operators.reason', defaultMessage: '{operator}: {reason}' },
  asUser: {
    id: 'settings.operators.as-user',
    defaultMessage:
      '{when} · as {name} · {mode, select, write {could make changes} other {view only}} · {count, plural, =0 {no requests} one {# request} other {# requests}}',
  },
  running: { id: 'settings.operators.running', defaultMessage: 'Now' },
  started: { id: 'settings.operators.started', defaultMessage: 'Started' },
  ended: { id: 'settings.operators.ended', defaultMessage: 'Ended' },
  until: { id: 'settings.operators.until', defaultMessage: 'Ends automatically' },
  email: { id: 'settings.operators.email', defaultMessage: 'User' },
  requests: { id: 'settings.operators.requests', defaultMessage: 'Requests' },
  newest: { id: 'settings.operators.newest', defaultMessage: 'Showing the newest {count, number} of {total, number}.' },
  refused: { id: 'settings.operators.refused', defaultMessage: 'Refused' },
  noRequests: { id: 'settings.operators.no-requests', defaultMessage: 'No requests.' },
  range: {
    id: 'settings.operators.range',
    defaultMessage: '{first}–{last} of {total, plural, one {# visit} other {# visits}}',
  },
  operation: {
    id: 'settings.operators.operation',
    defaultMessage:
      '{operation, select, getAccountMeta {View who is signed in} getUserDetails {View user settings} getTwoFactorMeta {View two-factor status} listSessions {View sessions} listActivity {View activity} getClientProfile {View client profile} updateClientProfile {Change client profile} listClientUsers {View users} listImpersonations {View this list} getPaymentSettings {View payment settings} updatePaymentSettings {Change payment settings} getNotificationPreferences {View notification settings} updateNotificationPreferences {Change notification settings} getTelegramLink {View Telegram link} requestTelegramLink {Start linking Telegram} completeTelegramLink {Link Telegram} unlinkTelegram {Unlink Telegram} updateUser {Change user settings} listServices {View services} getServiceFilters {View service filters} listInvoices {View invoices} getInvoice {View an invoice} listPaymentMethods {View payment methods} payInvoice {Pay an invoice} syncPayment {Check a payment} topUpBalance {Top up the balance} placeOrder {Place an order} cancelOrder {Cancel an order} listCategories {View the catalogue} listPlacements {View locations} listPlans {View plans} getPlanConfiguration {View a plan’s options} streamEvents {Receive live updates} inviteClientUser {Invite a user} removeClientUser {Remove a user} updateClientUserRoles {Edit a user’s access} transferMainUser {Transfer the main user role} cancelInvitation {Cancel an invitation} changePassword {Change the password} requestEmailChange {Request an email change} logout {Sign out} getService {View a service} getServiceMetrics {View a service’s charts} listServiceActivity {View a service’s activity} getAction {View an action’s progress} changeServicePower {Switch a server on or off} enableVnc {Enable VNC} disableVnc {Disable VNC} revealVncPassword {Show the VNC password} openConsole {Open the console} resetRootPassword {Reset the root password} revealRootPassword {Show the root password} updateSshKey {Change the SSH key} listIsoImages {View ISO images} mountIso {Mount an ISO image} unmountIso {Unmount the ISO image} listOperatingSystems {View operating systems} reinstallService {Reinstall a server} listRdns {View rDNS records} addRdns {Add an rDNS record} updateRdns {Change an rDNS record} removeRdns {Remove an rDNS record} requestCancellation {Cancel a service} withdrawCancellation {Withdraw a cancellation} getTrafficPool {View traffic pool} listTrafficMovements {View traffic activity} assignTraffic {Assign traffic} quoteOrder {Price an order} getTaxTerms {View VAT for an order} getInvoiceDocument {Download an invoice} listBalanceEntries {View balance history} getStatementDocument {Download balance history} listCards {View saved cards} addCard {Add a card} renameCard {Rename a card} makeCardDefault {Change the default card} removeCard {Remove a card} listTickets {View tickets} getTicket {View a ticket} markTicketRead {Mark a ticket as read} createTicket {Create a ticket} replyTicket {Reply to a ticket} closeTicket {Close a ticket} getFileLimits {View attachment limits} uploadFile {Upload a file} removeFile {Remove a file} listFaq {View the FAQ} getFaqEntry {View an FAQ answer} rateFaqEntry {Rate an FAQ answer} completeEmailChange {Confirm an email change} resendEmailChangeCode {Request another email code} confirmPassword {Confirm the password} requestTwoFactorGoogle {Start turning on two-factor authentication} completeTwoFactorGoogle {Turn on two-factor authentication} requestDisableTwoFactor {Start turning off two-factor authentication} disableTwoFactor {Turn off two-factor authentication} regenerateRecoveryCodes {Create new recovery codes} listPasskeys {View passkeys} requestPasskey {Start adding a passkey} registerPasskey {Add a passkey} renamePasskey {Rename a passkey} removePasskey {Remove a passkey} requestPasskeyProof {Start confirming with a passkey} confirmPasskey {Confirm with a passkey} endSession {End a session} endOtherSessions {End all other sessions} other {{operation}}}',
  },
});
