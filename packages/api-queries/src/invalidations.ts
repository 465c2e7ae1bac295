import type { WriteId } from '@portico/api-client/operation-types';
import type { StreamEvent } from '@portico/contract';
import type { OperationId } from '@portico/contract/operations';
import type { QueryClient } from '@tanstack/react-query';

/** Operations that show a service: its status, price and power. */
const ofService: readonly OperationId[] = [
  'getService',
  'getServiceFilters',
  'getServiceMetrics',
  'getTrafficPool',
  'listServiceActivity',
  'listServices',
];

type Stale<Cause extends string> = Readonly<Record<Cause, readonly OperationId[]>>;

/** The operations that each kind of event makes stale. A new kind does not compile until it is listed here. */
const staleByEvent: Stale<StreamEvent['type']> = {
  // Its balance, its cards, its Telegram link, its country and VAT ID, its users, their access, names and emails.
  'account.changed': [
    'getAccountMeta',
    'getClientProfile',
    'getTaxTerms',
    'getTelegramLink',
    'getUserDetails',
    'listBalanceEntries',
    'listCards',
    'listClientUsers',
  ],
  // A service shows its unpaid invoice and its due date.
  'invoice.changed': ['listInvoices', 'getInvoice', 'listServices', 'getService'],
  'payment.changed': ['getInvoice'],
  'service.ordered': ofService,
  'service.preparing': ofService,
  'service.activated': [...ofService, 'listRdns'],
  'service.suspended': ofService,
  'service.resumed': ofService,
  'service.ended': [...ofService, 'listRdns'],
  'service.power_changed': ofService,
  'service.rdns_changed': ['listRdns', 'listServiceActivity'],
  'service.traffic_changed': [...ofService, 'listTrafficMovements'],
  'service.cancellation_requested': ofService,
  'service.cancellation_withdrawn': ofService,
  'service.changed': [...ofService, 'listRdns', 'listTrafficMovements'],
  'action.changed': ['listServices', 'getService', 'getAction', 'listServiceActivity'],
  'ticket.changed': ['listTickets', 'getTicket'],
};

/** The operations that each write makes stale, regardless of events. A new operation does not compile until it is listed here. */
const staleByWrite: Stale<WriteId> = {
  login: [],
  logout: [],
  signUp: [],
  verifyEmail: [],
  resendVerificationCode: [],
  acceptInvitation: [],
  cancelInvitation: ['listClientUsers'],
  exchangeImpersonationCode: [],
  getInvitation: [],
  inviteClientUser: ['listClientUsers'],
  removeClientUser: ['listClientUsers'],
  transferMainUser: ['getAccountMeta', 'getClientProfile', 'listClientUsers'],
  updateClientProfile: [
    'getAccountMeta',
    'getClientProfile',
    'getService',
    'getTaxTerms',
    'getTelegramLink',
    'getUserDetails',
    'listClientUsers',
    'listServices',
  ],
  updateClientUserRoles: ['listClientUsers'],
  updateNotificationPreferences: ['getNotificationPreferences'],
  requestTelegramLink: ['getTelegramLink'],
  completeTelegramLink: ['getTelegramLink', 'getNotificationPreferences'],
  unlinkTelegram: ['getTelegramLink', 'getNotificationPreferences'],
  updatePaymentSettings: ['getPaymentSettings'],
  loginTwoFactor: [],
  requestPasskeyLogin: [],
  loginPasskey: [],
  requestPasskeyTwoFactor: [],
  loginTwoFactorPasskey: [],
  requestPasskey: [],
  registerPasskey: ['listActivity', 'listPasskeys'],
  renamePasskey: ['listPasskeys'],
  removePasskey: ['listActivity', 'listPasskeys', 'listSessions'],
  requestPasskeyProof: [],
  confirmPasskey: ['listPasskeys'],
  requestPasswordReset: [],
  resetPassword: [],
  endReportedSession: [],
  changePassword: ['listActivity', 'listSessions'],
  requestEmailChange: ['getUserDetails'],
  resendEmailChangeCode: ['getUserDetails'],
  completeEmailChange: ['getAccountMeta', 'getUserDetails', 'listActivity', 'listSessions'],
  requestTwoFactorGoogle: ['getTwoFactorMeta', 'getUserDetails'],
  completeTwoFactorGoogle: ['getTwoFactorMeta', 'getUserDetails', 'listActivity', 'listSessions'],
  requestDisableTwoFactor: ['getTwoFactorMeta', 'getUserDetails'],
  disableTwoFactor: ['getTwoFactorMeta', 'getUserDetails', 'listActivity', 'listSessions'],
  regenerateRecoveryCodes: ['getTwoFactorMeta', 'listActivity'],
  confirmPassword: [],
  endSession: ['listActivity', 'listSessions'],
  endOtherSessions: ['listActivity', 'listSessions'],
  updateUser: ['getAccountMeta', 'getClientProfile', 'getUserDetails', 'listClientUsers'],
  changeServicePower: ['getService', 'listServices', 'listServiceActivity'],
  enableVnc: ['getService', 'listServices', 'listServiceActivity'],
  disableVnc: ['getService', 'listServices', 'listServiceActivity'],
  resetRootPassword: ['getService', 'listServices', 'listServiceActivity'],
  updateSshKey: ['getService', 'listServices', 'listServiceActivity'],
  mountIso: ['getService', 'listServices', 'listServiceActivity'],
  unmountIso: ['getService', 'listServices', 'listServiceActivity'],
  reinstallService: ['getService', 'listServices', 'listServiceActivity'],
  openConsole: ['listServiceActivity'],
  revealRootPassword: ['listServiceActivity'],
  revealVncPassword: ['listServiceActivity'],
  addRdns: ['listRdns', 'listServiceActivity'],
  updateRdns: ['listRdns', 'listServiceActivity'],
  removeRdns: ['listRdns', 'listServiceActivity'],
  requestCancellation: ['getService', 'listServices', 'listServiceActivity'],
  withdrawCancellation: ['getService', 'listServices', 'listServiceActivity'],
  assignTraffic: ['getServiceMetrics', 'getTrafficPool', 'listServiceActivity', 'listTrafficMovements'],
  quoteOrder: [],
  // Prices of other orders may have changed too: a promo code is used up, or a refusal means that the catalogue has changed.
  placeOrder: ['getAccountMeta', 'getPlanConfiguration', 'getServiceFilters', 'listInvoices', 'listServices', 'quoteOrder'],
  cancelOrder: ['getAccountMeta', 'getInvoice', 'getService', 'getServiceFilters', 'listInvoices', 'listPlans', 'listServices'],
  payInvoice: ['getAccountMeta', 'getInvoice', 'listBalanceEntries', 'listInvoices', 'listServices'],
  syncPayment: ['getAccountMeta', 'getInvoice', 'listBalanceEntries', 'listCards', 'listInvoices', 'listServices'],
  topUpBalance: ['getAccountMeta', 'listBalanceEntries'],
  addCard: [],
  renameCard: ['listCards'],
  makeCardDefault: ['listCards'],
  removeCard: ['listCards'],
  createTicket: ['listTickets'],
  replyTicket: ['getAccountMeta', 'getTicket', 'listTickets'],
  closeTicket: ['getAccountMeta', 'getTicket', 'listTickets'],
  removeFile: [],
  rateFaqEntry: ['getFaqEntry'],
  markTicketRead: ['getAccountMeta', 'getTicket', 'listTickets'],
};

/** Returns the operations to refetch after an event; empty for a kind that only newer servers know. */
export function staleAfterEvent(event: StreamEvent): readonly OperationId[] {
  const stale = Object.hasOwn(staleByEvent, event.type) ? staleByEvent[event.type] : [];
  return event.type === 'action.changed' ? staleAfterAction(event.action, stale) : stale;
}

/** A running action updates through its events. Its start affects only the activity, and its end may affect everything. */
function staleAfterAction(action: StreamEvent['action'], atEnd: readonly OperationId[]): readonly OperationId[] {
  if (action?.status !== 'running') return atEnd;
  return action.progress === 0 ? ['listServiceActivity'] : [];
}

/** Returns the operations to refetch after a write. */
export function staleAfterWrite(operationId: WriteId): readonly OperationId[] {
  return staleByWrite[operationId];
}

/**
 * Marks the cached answers of these operations as stale: visible ones are refetched now, the others when they are shown. Pending requests
 * are cancelled, because their answers may predate the change.
 */
export function refreshOperations(queryClient: QueryClient, operations: readonly OperationId[]): void {
  for (const operation of operations) {
    const queryKey = [operation];
    void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
  }
}
