import { ticketDepartments, ticketStatuses } from '@portico/validation/ticket-kinds';
import * as v from 'valibot';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { pagedSearch, severalOf } from '../../../lists/list-search.ts';

/** The parameters with several values each. */
export const ticketFilterNames = ['status', 'department'] as const;
export type TicketFilterName = (typeof ticketFilterNames)[number];

export const ticketListSearch = v.object({
  ...pagedSearch,
  status: severalOf(ticketStatuses),
  department: severalOf(ticketDepartments),
  unread: v.fallback(v.optional(v.literal(1)), undefined),
});

export type TicketListSearch = v.InferOutput<typeof ticketListSearch>;
export type TicketListProps = { readonly search: TicketListSearch; readonly onSearchChange: SearchChange<TicketListSearch> };
