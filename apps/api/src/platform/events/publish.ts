import type { InvoiceStatus, PaymentStatus, ServiceStatus, StreamEvent } from '@portico/contract';
import type { Transaction } from '../database/database.ts';
import type { ActionSnapshot } from './action-snapshot.ts';
import { publishEvent } from './publish-event.ts';

type Resource = Exclude<NonNullable<StreamEvent['resource']>['type'], 'service'>;
type ServiceEvent = Extract<StreamEvent['type'], `service.${string}`>;

function changed(tx: Transaction, clientId: number, type: Resource, id: string | number, status: string): void {
  publishEvent(tx, clientId, { type: `${type}.changed`, resource: { type, id: String(id) }, status });
}

/** Publishes changes to a client's open portals after the transaction commits. */
export const publish = {
  /** Its counters, its balance or its profile changed. */
  account: (tx: Transaction, clientId: number) => publishEvent(tx, clientId, { type: 'account.changed', resource: null, status: null }),
  invoice: (tx: Transaction, clientId: number, id: number, status: InvoiceStatus) => changed(tx, clientId, 'invoice', id, status),
  payment: (tx: Transaction, clientId: number, id: string, status: PaymentStatus) => changed(tx, clientId, 'payment', id, status),
  /** Publishes a service's event and current status. A null id means several services. */
  service: (tx: Transaction, clientId: number, id: number | null, type: ServiceEvent, status: ServiceStatus) =>
    publishEvent(tx, clientId, { type, resource: id === null ? null : { type: 'service', id: String(id) }, status }),
  /** Publishes the action's current state with its service. */
  action: (tx: Transaction, clientId: number, action: ActionSnapshot) =>
    publishEvent(tx, clientId, { type: 'action.changed', resource: action.resource, status: action.status, action }),
  ticket: (tx: Transaction, clientId: number, id: number, status: string) => changed(tx, clientId, 'ticket', id, status),
};
