import { defineDomainEvent } from '../../platform/events/domain-event.ts';

type OfService = { clientId: number; serviceId: number; at: Date };

/** A service has its server. */
export const serviceSetUp = defineDomainEvent<OfService>('service-set-up');

/** A service is deleted, or is so by the end of the transaction. */
export const serviceEnded = defineDomainEvent<OfService>('service-ended');
