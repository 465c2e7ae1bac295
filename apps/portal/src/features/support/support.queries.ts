import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';
import { listParams } from '../../lists/list-search.ts';
import type { TicketListSearch } from './list/ticket-list-search.ts';

const noSuchId = 2_147_483_647;

export function ticketListQuery({ department, unread, ...list }: TicketListSearch) {
  return operationQuery(api, 'listTickets', {
    ...listParams(list),
    ...(department ? { department } : {}),
    ...(unread ? { unread } : {}),
  });
}

/** A path that holds no ticket number asks for a ticket that cannot exist, and is answered like any other unknown one. */
export function ticketQuery(id: string) {
  return operationQuery(api, 'getTicket', { id: /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= noSuchId ? Number(id) : noSuchId });
}

export function earlierMessagesQuery(id: number, before: number) {
  return operationQuery(api, 'getTicket', { id, before });
}

/** What may be attached: it changes with the server's settings, and not while a page is open. */
export function fileLimitsQuery() {
  return { ...operationQuery(api, 'getFileLimits', {}), staleTime: Infinity };
}
