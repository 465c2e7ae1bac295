import type { OperationId } from '@portico/contract/operations';
import { getAccountMeta } from '../modules/account/get-account-meta.ts';
import { getUserDetails } from '../modules/account/get-user-details.ts';
import { updateUser } from '../modules/account/update-user.ts';
import { login } from '../modules/auth/login.ts';
import { logout } from '../modules/auth/logout.ts';
import { resendVerificationCode } from '../modules/auth/resend-verification-code.ts';
import { signUp } from '../modules/auth/sign-up.ts';
import { verifyEmail } from '../modules/auth/verify-email.ts';
import { changePassword } from '../modules/auth/change-password.ts';
import { completeEmailChange } from '../modules/auth/complete-email-change.ts';
import { completeTwoFactorGoogle } from '../modules/auth/complete-two-factor-google.ts';
import { confirmPassword } from '../modules/auth/confirm-password.ts';
import { disableTwoFactor } from '../modules/auth/disable-two-factor.ts';
import { endOtherSessions } from '../modules/auth/end-other-sessions.ts';
import { endReportedSession } from '../modules/auth/end-reported-session.ts';
import { endSession } from '../modules/auth/end-session.ts';
import { getTwoFactorMeta } from '../modules/auth/get-two-factor-meta.ts';
import { listActivity } from '../modules/auth/list-activity.ts';
import { listSessions } from '../modules/auth/list-sessions.ts';
import { loginTwoFactor } from '../modules/auth/login-two-factor.ts';
import { regenerateRecoveryCodes } from '../modules/auth/regenerate-recovery-codes.ts';
import { requestDisableTwoFactor } from '../modules/auth/request-disable-two-factor.ts';
import { requestEmailChange } from '../modules/auth/request-email-change.ts';
import { requestPasswordReset } from '../modules/auth/request-password-reset.ts';
import { requestTwoFactorGoogle } from '../modules/auth/request-two-factor-google.ts';
import { resendEmailChangeCode } from '../modules/auth/resend-email-change-code.ts';
import { resetPassword } from '../modules/auth/reset-password.ts';
import { confirmPasskey } from '../modules/auth/passkeys/confirm-passkey.ts';
import { listPasskeys } from '../modules/auth/passkeys/list-passkeys.ts';
import { loginPasskey } from '../modules/auth/passkeys/login-passkey.ts';
import { loginTwoFactorPasskey } from '../modules/auth/passkeys/login-two-factor-passkey.ts';
import { registerPasskey } from '../modules/auth/passkeys/register-passkey.ts';
import { removePasskey } from '../modules/auth/passkeys/remove-passkey.ts';
import { renamePasskey } from '../modules/auth/passkeys/rename-passkey.ts';
import { requestPasskey } from '../modules/auth/passkeys/request-passkey.ts';
import { requestPasskeyLogin } from '../modules/auth/passkeys/request-passkey-login.ts';
import { requestPasskeyProof } from '../modules/auth/passkeys/request-passkey-proof.ts';
import { requestPasskeyTwoFactor } from '../modules/auth/passkeys/request-passkey-two-factor.ts';
import { getInvoiceDocument } from '../modules/billing/documents/get-invoice-document.ts';
import { getStatementDocument } from '../modules/billing/statement/get-statement-document.ts';
import { listBalanceEntries } from '../modules/billing/statement/list-balance-entries.ts';
import { getInvoice } from '../modules/billing/get-invoice.ts';
import { listInvoices } from '../modules/billing/invoices/list-invoices.ts';
import { listCards } from '../modules/billing/cards/list-cards.ts';
import { makeCardDefault } from '../modules/billing/cards/make-card-default.ts';
import { removeCard } from '../modules/billing/cards/remove-card.ts';
import { renameCard } from '../modules/billing/cards/rename-card.ts';
import { addCard } from '../modules/billing/payments/add-card.ts';
import { listPaymentMethods } from '../modules/billing/payments/list-payment-methods.ts';
import { payInvoice } from '../modules/billing/payments/pay-invoice.ts';
import { syncPayment } from '../modules/billing/payments/sync-payment.ts';
import { topUpBalance } from '../modules/billing/payments/top-up-balance.ts';
import { streamEvents } from '../modules/events/stream-events.ts';
import { getPlanConfiguration } from '../modules/order/get-plan-configuration.ts';
import { listCategories } from '../modules/order/list-categories.ts';
import { listPlacements } from '../modules/order/list-placements.ts';
import { listPlans } from '../modules/order/list-plans.ts';
import { getTaxTerms } from '../modules/order/get-tax-terms.ts';
import { placeOrder } from '../modules/order/place-order.ts';
import { quoteOrder } from '../modules/order/quote-order.ts';
import { cancelOrder } from '../modules/order/unpaid/cancel-order.ts';
import { listServices } from '../modules/services/list-services.ts';
import { getService } from '../modules/services/get-service.ts';
import { listServiceActivity } from '../modules/services/list-service-activity.ts';
import { getAction } from '../modules/services/actions/get-action.ts';
import { changeServicePower } from '../modules/services/actions/change-service-power.ts';
import { enableVnc } from '../modules/services/actions/enable-vnc.ts';
import { disableVnc } from '../modules/services/actions/disable-vnc.ts';
import { revealVncPassword } from '../modules/services/actions/reveal-vnc-password.ts';
import { resetRootPassword } from '../modules/services/actions/reset-root-password.ts';
import { revealRootPassword } from '../modules/services/actions/reveal-root-password.ts';
import { updateSshKey } from '../modules/services/actions/update-ssh-key.ts';
import { listIsoImages } from '../modules/services/systems/list-iso-images.ts';
import { mountIso } from '../modules/services/systems/mount-iso.ts';
import { unmountIso } from '../modules/services/actions/unmount-iso.ts';
import { listOperatingSystems } from '../modules/services/systems/list-operating-systems.ts';
import { reinstallService } from '../modules/services/systems/reinstall-service.ts';
import { getClientProfile } from '../modules/account/get-client-profile.ts';
import { updateClientProfile } from '../modules/account/update-client-profile.ts';
import { getPaymentSettings } from '../modules/account/get-payment-settings.ts';
import { updatePaymentSettings } from '../modules/account/update-payment-settings.ts';
import { getNotificationPreferences } from '../modules/account/get-notification-preferences.ts';
import { updateNotificationPreferences } from '../modules/account/update-notification-preferences.ts';
import { completeTelegramLink } from '../modules/telegram/complete-telegram-link.ts';
import { getTelegramLink } from '../modules/telegram/get-telegram-link.ts';
import { requestTelegramLink } from '../modules/telegram/request-telegram-link.ts';
import { unlinkTelegram } from '../modules/telegram/unlink-telegram.ts';
import { listClientUsers } from '../modules/people/list-client-users.ts';
import { inviteClientUser } from '../modules/people/invite-client-user.ts';
import { cancelInvitation } from '../modules/people/cancel-invitation.ts';
import { removeClientUser } from '../modules/people/remove-client-user.ts';
import { updateClientUserRoles } from '../modules/people/update-client-user-roles.ts';
import { transferMainUser } from '../modules/people/transfer-main-user.ts';
import { getInvitation } from '../modules/people/get-invitation.ts';
import { acceptInvitation } from '../modules/people/accept-invitation.ts';
import { openConsole } from '../modules/console/open-console.ts';
import { exchangeImpersonationCode } from '../modules/impersonation/exchange-impersonation-code.ts';
import { listImpersonations } from '../modules/impersonation/list-impersonations.ts';
import { listRdns } from '../modules/rdns/list-rdns.ts';
import { addRdns } from '../modules/rdns/add-rdns.ts';
import { updateRdns } from '../modules/rdns/update-rdns.ts';
import { removeRdns } from '../modules/rdns/remove-rdns.ts';
import { getServiceMetrics } from '../modules/metrics/get-service-metrics.ts';
import { requestCancellation } from '../modules/cancellation/request-cancellation.ts';
import { withdrawCancellation } from '../modules/cancellation/withdraw-cancellation.ts';
import { getTrafficPool } from '../modules/traffic/get-traffic-pool.ts';
import { listTrafficMovements } from '../modules/traffic/list-traffic-movements.ts';
import { assignTraffic } from '../modules/traffic/assign-traffic.ts';
import { getFileLimits } from '../modules/attachments/get-file-limits.ts';
import { removeFile } from '../modules/attachments/remove-file.ts';
import { uploadFile } from '../modules/attachments/upload-file.ts';
import { getFaqEntry } from '../modules/faq/get-faq-entry.ts';
import { listFaq } from '../modules/faq/list-faq.ts';
import { rateFaqEntry } from '../modules/faq/rate-faq-entry.ts';
import { closeTicket } from '../modules/tickets/close-ticket.ts';
import { createTicket } from '../modules/tickets/create-ticket.ts';
import { getTicket } from '../modules/tickets/get-ticket.ts';
import { listTickets } from '../modules/tickets/list-tickets.ts';
import { markTicketRead } from '../modules/tickets/mark-ticket-read.ts';
import { replyTicket } from '../modules/tickets/reply-ticket.ts';
import type { AnyOperation, Operation } from '../operations/operation.ts';

type Handlers = { [Id in OperationId]: Operation<Id> };

/** Who answers each operation of the contract. One that is missing does not compile. */
const handlers = {
  login,
  signUp,
  verifyEmail,
  resendVerificationCode,
  logout,
  getAccountMeta,
  updateUser,
  getUserDetails,
  changePassword,
  completeEmailChange,
  completeTwoFactorGoogle,
  confirmPassword,
  disableTwoFactor,
  endOtherSessions,
  endReportedSession,
  endSession,
  getTwoFactorMeta,
  listActivity,
  listSessions,
  loginTwoFactor,
  regenerateRecoveryCodes,
  requestDisableTwoFactor,
  requestEmailChange,
  requestPasswordReset,
  requestTwoFactorGoogle,
  resendEmailChangeCode,
  resetPassword,
  listPasskeys,
  requestPasskey,
  registerPasskey,
  renamePasskey,
  removePasskey,
  requestPasskeyProof,
  confirmPasskey,
  requestPasskeyLogin,
  loginPasskey,
  requestPasskeyTwoFactor,
  loginTwoFactorPasskey,
  listCategories,
  listPlacements,
  listPlans,
  getPlanConfiguration,
  getTaxTerms,
  placeOrder,
  quoteOrder,
  cancelOrder,
  listInvoices,
  getInvoice,
  getInvoiceDocument,
  getStatementDocument,
  listBalanceEntries,
  listPaymentMethods,
  listCards,
  addCard,
  renameCard,
  makeCardDefault,
  removeCard,
  payInvoice,
  topUpBalance,
  syncPayment,
  listServices,
  getService,
  listServiceActivity,
  getAction,
  changeServicePower,
  enableVnc,
  disableVnc,
  revealVncPassword,
  resetRootPassword,
  revealRootPassword,
  updateSshKey,
  listIsoImages,
  mountIso,
  unmountIso,
  listOperatingSystems,
  reinstallService,
  openConsole,
  streamEvents,
  getClientProfile,
  updateClientProfile,
  getPaymentSettings,
  updatePaymentSettings,
  getNotificationPreferences,
  updateNotificationPreferences,
  getTelegramLink,
  requestTelegramLink,
  completeTelegramLink,
  unlinkTelegram,
  listClientUsers,
  inviteClientUser,
  cancelInvitation,
  removeClientUser,
  updateClientUserRoles,
  transferMainUser,
  getInvitation,
  acceptInvitation,
  exchangeImpersonationCode,
  listImpersonations,
  listRdns,
  addRdns,
  updateRdns,
  removeRdns,
  getServiceMetrics,
  requestCancellation,
  withdrawCancellation,
  getTrafficPool,
  listTrafficMovements,
  assignTraffic,
  listTickets,
  getTicket,
  createTicket,
  replyTicket,
  closeTicket,
  markTicketRead,
  getFileLimits,
  uploadFile,
  removeFile,
  listFaq,
  getFaqEntry,
  rateFaqEntry,
} satisfies Handlers;

export const allOperations: readonly AnyOperation[] = Object.values(handlers);
