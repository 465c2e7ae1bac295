import { definePort } from '../../../ports/port.ts';

/** An invoice was settled, in this transaction: what it was for can begin. */
export const invoicePaid = definePort<{ invoiceId: number; clientId: number }>('invoicePaid');
