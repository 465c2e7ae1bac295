import * as v from 'valibot';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { oneOf, pagedSearch, pageSizes, severalOf, wholeList } from '../../../lists/list-search.ts';

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

/** The parameters that narrow the list, besides the search. */
export const serviceFilterNames = ['status', 'country', 'tariff', 'billing_cycle'] as const;
export type ServiceFilterName = (typeof serviceFilterNames)[number];

export const serviceListSearch = v.object({
  ...pagedSearch,
  status: severalOf(/^(active|prepare|pending|suspended|delete)$/u),
  country: severalOf(/^[A-Z]{2}$/u),
  tariff: severalOf(/^.{1,100}$/u),
  billing_cycle: severalOf(/^(monthly|quarterly|semi-annually|annually)$/u),
  'per-page': oneOf([...pageSizes, wholeList]),
  sort: oneOf(serviceSorts),
});

export type ServiceListSearch = v.InferOutput<typeof serviceListSearch>;
export type ServiceListProps = { readonly search: ServiceListSearch; readonly onSearchChange: SearchChange<ServiceListSearch> };

type Sort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' };

/** Returns the sort for the table, whose columns have the API's names. */
export function tableSort(sort: ServiceListSearch['sort']): Sort | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith('-') ? { columnId: sort.slice(1), direction: 'descending' } : { columnId: sort, direction: 'ascending' };
}

export function searchedSort({ columnId, direction }: Sort): ServiceListSearch['sort'] {
  return serviceSorts.find((sort) => sort === (direction === 'descending' ? `-${columnId}` : columnId));
}
