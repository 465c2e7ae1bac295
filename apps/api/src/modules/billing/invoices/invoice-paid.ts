import { defineDomainEvent } from '../../../platform/events/domain-event.ts';

/** An invoice was settled, in this transaction: what it was for can begin. */
export const invoicePaid = defineDomainEvent<{ invoiceId: number; clientId: number }>('invoicePaid');
