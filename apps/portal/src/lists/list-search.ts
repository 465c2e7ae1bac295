import * as v from 'valibot';

/** Page sizes of the invoice list and the lists like it. Without parameters the URL shows the first page of 25. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
/** The whole list, whose rows load as they are scrolled to, in the API's largest pages. */
export const wholeList = 'all';
export const largestPage = 100;
export const searchMaxLength = 100;

// The router reads `?q=7` as a number.
const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).slice(0, searchMaxLength)),
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

/** Returns the query of a list operation with defaults filled in, so that URLs with and without them share a cache entry. */
export function listParams<Search extends WholeSearch>({ page = 1, 'per-page': perPage = defaultPageSize, q, ...filters }: Search) {
  const trimmed = q?.trim();
  const paging = perPage === wholeList ? { page: 1, 'per-page': largestPage } : { page, 'per-page': perPage };
  return { ...paging, ...(trimmed ? { q: trimmed } : {}), ...definedOnly(filters) };
}

function definedOnly<Filters extends object>(filters: Filters): { [Name in keyof Filters]?: Exclude<Filters[Name], undefined> } {
  // The result has only the filters' names, without undefined.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], undefined>;
  };
}
