import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';
import { listParams } from '../../lists/list-search.ts';
import type { PagedSearch } from '../../lists/list-search.ts';
import type { InvoiceListSearch } from './list/invoice-list-search.ts';

export function invoiceListQuery({ payment: _payment, ...list }: InvoiceListSearch) {
  return operationQuery(api, 'listInvoices', listParams(list));
}

export function statementQuery(search: PagedSearch) {
  const { page, 'per-page': perPage } = listParams(search);
  return operationQuery(api, 'listBalanceEntries', { page, 'per-page': perPage });
}

/**
 * Returns the query of an invoice by its path segment. A segment that is not a number queries an id that cannot exist, so that it is
 * handled like any unknown invoice.
 */
export function invoiceQuery(id: string) {
  return operationQuery(api, 'getInvoice', { id: /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : 2_147_483_647 });
}
