import type { TicketTable } from '../../database/tables/support-tables.ts';

export type TicketStatus = TicketTable['status'];

/** Where an answer of the provider's leads to, and from where: nothing leaves closed. */
export const operatorAnswer = { from: ['open', 'customer-reply', 'admin-reply'], to: 'admin-reply' } as const satisfies {
  from: readonly TicketStatus[];
  to: TicketStatus;
};
