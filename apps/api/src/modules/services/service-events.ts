import { defineDomainEvent } from '../../platform/events/domain-event.ts';

type OfService = { clientId: number; serviceId: number; at: Date };

/** Emitted when a service has its server. */
export const serviceSetUp = defineDomainEvent<OfService>('service-set-up');

/** Emitted in the transaction that deletes a service. */
export const serviceEnded = defineDomainEvent<OfService>('service-ended');
