/** The page of a list requested by a query. */
export type Page = { page: number; perPage: number; offset: number };

export function pageOf(query: { page?: number; 'per-page'?: number }): Page {
  const page = query.page ?? 1;
  const perPage = query['per-page'] ?? 25;
  return { page, perPage, offset: (page - 1) * perPage };
}
