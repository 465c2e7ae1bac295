import type { TicketStatus } from '@portico/contract';

export const ticketDepartments = ['finance', 'support'] as const;
export const ticketStatuses = ['open', 'customer-reply', 'admin-reply', 'closed'] as const satisfies readonly TicketStatus[];
