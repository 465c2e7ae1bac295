import * as v from 'valibot';
import { listSearch, oneOf, pageSizes, wholeList } from '../../../lists/list-search.ts';

export const serviceStatuses = ['active', 'prepare', 'pending', 'suspended', 'delete'] as const;

/** Columns that the list can be sorted by; a leading hyphen reverses the order. */
const serviceSorts = [
  'hostname',
  '-hostname',
  'tariff_name',
  '-tariff_name',
  'status',
  '-status',
  'next_due_date',
  '-next_due_date',
  'renewal_cost',
  '-renewal_cost',
] as const;

export const serviceListSearch = v.object({
  ...listSearch(serviceStatuses).entries,
  'per-page': oneOf([...pageSizes, wholeList]),
  sort: oneOf(serviceSorts),
});

export type ServiceListSearch = v.InferOutput<typeof serviceListSearch>;

type Sort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' };

/** Returns the sort for the table, whose columns have the API's names. */
export function tableSort(sort: ServiceListSearch['sort']): Sort | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith('-') ? { columnId: sort.slice(1), direction: 'descending' } : { columnId: sort, direction: 'ascending' };
}

export function searchedSort({ columnId, direction }: Sort): ServiceListSearch['sort'] {
  return serviceSorts.find((sort) => sort === (direction === 'descending' ? `-${columnId}` : columnId));
}
