import { defineDomainEvent } from '../../platform/events/domain-event.ts';

type OfService = { clientId: number; serviceId: number; at: Date };

/** Emitted when a service has its server. */
export const serviceSetUp = defineDomainEvent<OfService>('service-set-up');

/** Emitted when a service got a machine that existed before. */
export const serverAdopted = defineDomainEvent<OfService>('server-adopted');

/** Emitted in the transaction that deletes a service. */
export const serviceEnded = defineDomainEvent<OfService>('service-ended');
