import type { InvoiceStatus, PaymentStatus, ServiceStatus, StreamEvent } from '@portico/contract';
import type { Transaction } from '../database/database.ts';
import type { ActionSnapshot } from './action-snapshot.ts';
import { publishEvent } from './publish-event.ts';

type Resource = Exclude<NonNullable<StreamEvent['resource']>['type'], 'service'>;
type ServiceEvent = Extract<StreamEvent['type'], `service.${string}`>;

function changed(tx: Transaction, clientId: number, type: Resource, id: string | number, status: string): void {
  publishEvent(tx, clientId, { type: `${type}.changed`, resource: { type, id: String(id) }, status });
}

/** What a client's open portals are told once the transaction is committed. */
export const publish = {
  /** Its counters, its balance or who it is. */
  account: (tx: Transaction, clientId: number) => publishEvent(tx, clientId, { type: 'account.changed', resource: null, status: null }),
  invoice: (tx: Transaction, clientId: number, id: number, status: InvoiceStatus) => changed(tx, clientId, 'invoice', id, status),
  payment: (tx: Transaction, clientId: number, id: string, status: PaymentStatus) => changed(tx, clientId, 'payment', id, status),
  /** What happened to a service, and its status now. Without an id: to several of them. */
  service: (tx: Transaction, clientId: number, id: number | null, type: ServiceEvent, status: ServiceStatus) =>
    publishEvent(tx, clientId, { type, resource: id === null ? null : { type: 'service', id: String(id) }, status }),
  /** The action as it is now, with the service that it is done with. */
  action: (tx: Transaction, clientId: number, action: ActionSnapshot) =>
    publishEvent(tx, clientId, { type: 'action.changed', resource: action.resource, status: action.status, action }),
  ticket: (tx: Transaction, clientId: number, id: number, status: string) => changed(tx, clientId, 'ticket', id, status),
};
