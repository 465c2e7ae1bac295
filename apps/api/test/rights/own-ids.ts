import { randomUUID } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';

/** Ids of one client's records. */
export type OwnIds = {
  invoice: number;
  payment: string;
  user: number;
  invitation: number;
  session: string;
  passkey: string;
  card: string;
  service: number;
  action: string;
  ticket: number;
  file: string;
};
/** What the `id` of each operation refers to. */
export const idKinds: Partial<Record<OperationId, keyof OwnIds>> = {
  getInvoice: 'invoice',
  getInvoiceDocument: 'invoice',
  payInvoice: 'invoice',
  cancelOrder: 'invoice',
  syncPayment: 'payment',
  cancelInvitation: 'invitation',
  removeClientUser: 'user',
  updateClientUserRoles: 'user',
  transferMainUser: 'user',
  endSession: 'session',
  renamePasskey: 'passkey',
  removePasskey: 'passkey',
  renameCard: 'card',
  makeCardDefault: 'card',
  removeCard: 'card',
  getService: 'service',
  getAction: 'action',
  listServiceActivity: 'service',
  changeServicePower: 'service',
  enableVnc: 'service',
  disableVnc: 'service',
  revealVncPassword: 'service',
  resetRootPassword: 'service',
  revealRootPassword: 'service',
  updateSshKey: 'service',
  openConsole: 'service',
  listIsoImages: 'service',
  mountIso: 'service',
  unmountIso: 'service',
  listOperatingSystems: 'service',
  reinstallService: 'service',
  listRdns: 'service',
  addRdns: 'service',
  updateRdns: 'service',
  removeRdns: 'service',
  getServiceMetrics: 'service',
  requestCancellation: 'service',
  withdrawCancellation: 'service',
  getTicket: 'ticket',
  replyTicket: 'ticket',
  closeTicket: 'ticket',
  markTicketRead: 'ticket',
  removeFile: 'file',
};

export const missingIds: Record<keyof OwnIds, string> = {
  invoice: '2147480000',
  payment: randomUUID(),
  user: '2147480000',
  invitation: '2147480000',
  session: randomUUID(),
  passkey: randomUUID(),
  card: randomUUID(),
  service: '2147480000',
  action: randomUUID(),
  ticket: '2147480000',
  file: randomUUID(),
};
