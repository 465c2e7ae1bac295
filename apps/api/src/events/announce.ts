import type { InvoiceStatus, PaymentStatus, ServiceStatus, StreamEvent } from '@portico/contract';
import type { Transaction } from '../database/database.ts';
import type { ActionSnapshot } from './action-snapshot.ts';
import { publishEvent } from './publish-event.ts';

type Resource = NonNullable<StreamEvent['resource']>['type'];

function changed(tx: Transaction, clientId: number, type: Resource, id: string | number | null, status: string): void {
  publishEvent(tx, clientId, { type: `${type}.changed`, resource: id === null ? null : { type, id: String(id) }, status });
}

/** What a client's open portals are told once the transaction is committed. */
export const announce = {
  /** Its counters, its balance or who it is. */
  account: (tx: Transaction, clientId: number) => publishEvent(tx, clientId, { type: 'account.changed', resource: null, status: null }),
  invoice: (tx: Transaction, clientId: number, id: number, status: InvoiceStatus) => changed(tx, clientId, 'invoice', id, status),
  payment: (tx: Transaction, clientId: number, id: string, status: PaymentStatus) => changed(tx, clientId, 'payment', id, status),
  /** Without an id: several of them. */
  service: (tx: Transaction, clientId: number, id: number | null, status: ServiceStatus) => changed(tx, clientId, 'service', id, status),
  /** The action as it is now, with the service that it is done with. */
  action: (tx: Transaction, clientId: number, action: ActionSnapshot) =>
    publishEvent(tx, clientId, { type: 'action.changed', resource: action.resource, status: action.status, action }),
  ticket: (tx: Transaction, clientId: number, id: number, status: string) => changed(tx, clientId, 'ticket', id, status),
};
