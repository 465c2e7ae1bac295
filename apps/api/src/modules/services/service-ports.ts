import { definePort } from '../../ports/port.ts';

type OfService = { clientId: number; serviceId: number; at: Date };

/** A service has its server. */
export const serviceSetUp = definePort<OfService>('service-set-up');

/** A service is deleted, or is so by the end of the transaction. */
export const serviceEnded = definePort<OfService>('service-ended');
