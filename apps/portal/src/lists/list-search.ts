import * as v from 'valibot';
import { searchText } from '../platform/search-text.ts';

/** Page sizes of the invoice list and the lists like it. Without parameters the URL shows the first page of 25. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
/** The whole list, whose rows load as they are scrolled to, in the API's largest pages. */
export const wholeList = 'all';
export const largestPage = 100;
export const searchMaxLength = 100;

const text = v.pipe(
  searchText,
  v.transform((value) => value.slice(0, searchMaxLength)),
);
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** The parameters that every list keeps in the URL. An invalid value is dropped and never causes an error page. */
export const pagedSearch = {
  page: v.fallback(v.optional(positive), undefined),
  'per-page': v.fallback(v.optional(v.picklist(pageSizes)), undefined),
  q: v.fallback(v.optional(text), undefined),
};

/** A parameter with a fixed set of values, such as a status or a sort. */
export function oneOf<const Values extends readonly (string | number)[]>(values: Values) {
  return v.fallback(v.optional(v.picklist(values)), undefined);
}

/** A parameter with several values, separated by commas: `?status=active,suspended`. Values that aren't allowed are dropped. */
export function severalOf(allowed: readonly string[] | RegExp) {
  const isAllowed = (value: string) => (allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value));
  const known = (several: string): string | undefined => {
    const values = several.split(',');
    return [...new Set(values.filter(isAllowed))].join() || undefined;
  };
  return v.fallback(v.optional(v.pipe(searchText, v.transform(known))), undefined);
}

/** The parameters of a list with a status filter. */
export function listSearch<const Status extends string>(statuses: readonly Status[]) {
  return v.object({ ...pagedSearch, status: oneOf(statuses) });
}

export type PagedSearch = {
  readonly page?: number | undefined;
  readonly 'per-page'?: (typeof pageSizes)[number] | undefined;
  readonly q?: string | undefined;
};

/** The parameters of a list that can also be shown whole. */
export type WholeSearch = Omit<PagedSearch, 'per-page'> & { readonly 'per-page'?: PagedSearch['per-page'] | typeof wholeList };

type Params<Filters, Several> = { [Name in keyof Filters]?: Name extends Several ? string[] : Exclude<Filters[Name], undefined> };

/**
 * Returns the query of a list operation with defaults filled in, so that URLs with and without them share a cache entry. Parameters with
 * `several` values become lists.
 */
export function listParams<Search extends WholeSearch, Several extends keyof Search & string = never>(
  { page = 1, 'per-page': perPage = defaultPageSize, q, ...filters }: Search,
  several: readonly Several[] = [],
) {
  const trimmed = q?.trim();
  const paging = perPage === wholeList ? { page: 1, 'per-page': largestPage } : { page, 'per-page': perPage };
  return { ...paging, ...(trimmed ? { q: trimmed } : {}), ...definedOnly(filters, several) };
}

function definedOnly<Filters extends object, Several extends string>(
  filters: Filters,
  several: readonly Several[],
): Params<Filters, Several> {
  const listed: readonly string[] = several;
  const defined = Object.entries(filters).filter(([, value]) => value !== undefined);
  // The result has only the filters' names, without undefined.
  return Object.fromEntries(defined.map(([name, value]) => [name, listed.includes(name) ? String(value).split(',') : value])) as Params<
    Filters,
    Several
  >;
}
