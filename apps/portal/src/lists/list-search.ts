import * as v from 'valibot';

/** Choices of the invoice list, and of every list like it; the first page of 25 is what an empty address shows. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
/** A whole list, of which the rows that are scrolled to are fetched, as many at once as the API gives. */
export const wholeList = 'all';
export const largestPage = 100;
export const searchMaxLength = 100;

// The router reads `?q=7` as a number.
const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).slice(0, searchMaxLength)),
);
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** The entries that every list keeps in the URL. A value that means nothing is dropped, never an error page. */
export const pagedSearch = {
  page: v.fallback(v.optional(positive), undefined),
  'per-page': v.fallback(v.optional(v.picklist(pageSizes)), undefined),
  q: v.fallback(v.optional(text), undefined),
};

/** One of a few: a status, a sort. */
export function oneOf<const Values extends readonly (string | number)[]>(values: Values) {
  return v.fallback(v.optional(v.picklist(values)), undefined);
}

/** A list with a status filter. */
export function listSearch<const Status extends string>(statuses: readonly Status[]) {
  return v.object({ ...pagedSearch, status: oneOf(statuses) });
}

export type PagedSearch = {
  readonly page?: number | undefined;
  readonly 'per-page'?: (typeof pageSizes)[number] | undefined;
  readonly q?: string | undefined;
};

/** Of a list that can be had whole, too. */
export type WholeSearch = Omit<PagedSearch, 'per-page'> & { readonly 'per-page'?: PagedSearch['per-page'] | typeof wholeList };

/** The query of a list operation, defaults filled in, so that the address without and with them is one entry of the cache. */
export function listParams<Search extends WholeSearch>({ page = 1, 'per-page': perPage = defaultPageSize, q, ...filters }: Search) {
  const trimmed = q?.trim();
  const paging = perPage === wholeList ? { page: 1, 'per-page': largestPage } : { page, 'per-page': perPage };
  return { ...paging, ...(trimmed ? { q: trimmed } : {}), ...definedOnly(filters) };
}

function definedOnly<Filters extends object>(filters: Filters): { [Name in keyof Filters]?: Exclude<Filters[Name], undefined> } {
  // What is left has only the names of the filters, and no undefined.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], undefined>;
  };
}
