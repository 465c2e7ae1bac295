import type { ServerCounters } from '@portico/drivers/server-counters';
import { defineDomainEvent } from '../../platform/events/domain-event.ts';

type OfService = { clientId: number; serviceId: number; at: Date };

/** Emitted when a service has its server. */
export const serviceSetUp = defineDomainEvent<OfService>('service-set-up');

/** Emitted when a service got a machine that existed before. */
export const serverAdopted = defineDomainEvent<OfService>('server-adopted');

/** Emitted in the transaction that deletes a service. Its server still exists. */
export const serviceEnded = defineDomainEvent<OfService>('service-ended');

/** Emitted when the server of a deleted service is removed. */
export const serverRemoved = defineDomainEvent<Omit<OfService, 'clientId'>>('server-removed');

/** Emitted with the counters of a server that is about to stop, which may end with it. */
export const countersRead = defineDomainEvent<{ serviceId: number; counters: ServerCounters }>('counters-read');
