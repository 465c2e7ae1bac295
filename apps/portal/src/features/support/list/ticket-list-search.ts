import { ticketDepartments, ticketStatuses } from '@portico/validation/ticket-kinds';
import * as v from 'valibot';
import { listSearch } from '../../../lists/list-search.ts';

export const ticketListSearch = v.object({
  ...listSearch(ticketStatuses).entries,
  department: v.fallback(v.optional(v.picklist(ticketDepartments)), undefined),
  unread: v.fallback(v.optional(v.literal(1)), undefined),
});

export type TicketListSearch = v.InferOutput<typeof ticketListSearch>;
