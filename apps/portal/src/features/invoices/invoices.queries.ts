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

/** A path that holds no invoice number asks for an invoice that cannot exist, and is answered like any other unknown one. */
export function invoiceQuery(id: string) {
  return operationQuery(api, 'getInvoice', { id: /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : 2_147_483_647 });
}
