import { operationQuery } from '@portico/api-queries/operation-query';
import type { QueryParams } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';
import { listParams } from '../../lists/list-search.ts';
import { ticketFilterNames } from './list/ticket-list-search.ts';
import type { TicketListSearch } from './list/ticket-list-search.ts';

const noSuchId = 2_147_483_647;

export function ticketListQuery(search: TicketListSearch) {
  // The URL's schema accepts only values of the contract.
  const params = listParams(search, ticketFilterNames) as QueryParams<'listTickets'>;
  return operationQuery(api, 'listTickets', params);
}

/**
 * Returns the query of a ticket by its path segment. A segment that is not a number queries an id that cannot exist, so that it is handled
 * like any unknown ticket.
 */
export function ticketQuery(id: string) {
  return operationQuery(api, 'getTicket', { id: /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= noSuchId ? Number(id) : noSuchId });
}

export function earlierMessagesQuery(id: number, before: number) {
  return operationQuery(api, 'getTicket', { id, before });
}

/** The limits for attachments. They only change with the server's settings, so an open page keeps them. */
export function fileLimitsQuery() {
  return { ...operationQuery(api, 'getFileLimits', {}), staleTime: Infinity };
}
