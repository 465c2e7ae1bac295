import { operationQuery } from '@portico/api-queries/operation-query';
import type { QueryParams } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';
import { largestPage, listParams } from '../../lists/list-search.ts';
import { serviceFilterNames } from './list/service-list-search.ts';
import type { ServiceListSearch } from './list/service-list-search.ts';

function serviceListParams(search: ServiceListSearch) {
  // The URL's schema accepts only values of the contract.
  return listParams(search, serviceFilterNames) as QueryParams<'listServices'>;
}

export function serviceListQuery(search: ServiceListSearch) {
  return operationQuery(api, 'listServices', serviceListParams(search));
}

/** Returns the query of one page of the whole list. The first page shares its key with `serviceListQuery`. */
export function wholeServiceListPage(search: ServiceListSearch, page: number) {
  return operationQuery(api, 'listServices', { ...serviceListParams({ ...search, 'per-page': largestPage }), page });
}

const largestId = 2_147_483_647;

/**
 * Returns the id in a path segment. A segment that is not a number becomes an id that cannot exist, so that it is handled like any unknown
 * service.
 */
function idOf(id: string): number {
  return /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= largestId ? Number(id) : largestId;
}

export function serviceQuery(id: string) {
  return operationQuery(api, 'getService', { id: idOf(id) });
}

/** The invoice of the service's order. */
export function orderInvoiceQuery(id: number) {
  return operationQuery(api, 'getInvoice', { id });
}

export type MetricsPeriod = '48h' | '30d' | '365d';

export function serviceMetricsQuery(id: string, period: MetricsPeriod = '48h') {
  return operationQuery(api, 'getServiceMetrics', { id: idOf(id), period });
}

export function rdnsQuery(id: string) {
  return operationQuery(api, 'listRdns', { id: idOf(id) });
}

export function isoImagesQuery(id: string) {
  return operationQuery(api, 'listIsoImages', { id: idOf(id) });
}

export function operatingSystemsQuery(id: string) {
  return operationQuery(api, 'listOperatingSystems', { id: idOf(id) });
}

export function serviceActivityQuery(id: string, paging: { page?: number | undefined; 'per-page'?: 10 | 25 | 50 | 100 | undefined }) {
  return operationQuery(api, 'listServiceActivity', { id: idOf(id), ...listParams(paging) });
}

export function actionQuery(id: string) {
  return operationQuery(api, 'getAction', { id });
}
