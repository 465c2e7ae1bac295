import { defineDomainEvent } from '../../../platform/events/domain-event.ts';

/** Emitted in the transaction that settles an invoice, so that its services can be delivered. */
export const invoicePaid = defineDomainEvent<{ invoiceId: number; clientId: number }>('invoicePaid');
