/** The page of a list requested by a query. */
export type Page = { page: number; perPage: number; offset: number };

export function pageOf(query: { page?: number; 'per-page'?: number }): Page {
  const page = query.page ?? 1;
  const perPage = query['per-page'] ?? 25;
  return { page, perPage, offset: (page - 1) * perPage };
}

/** Returns the total of all pages. Runs `count` only if the page is full or past the end; otherwise its rows tell the total. */
export async function totalOf(rows: readonly unknown[], { perPage, offset }: Page, count: () => Promise<number>): Promise<number> {
  const isLastPage = rows.length < perPage && (rows.length > 0 || offset === 0);
  return isLastPage ? offset + rows.length : await count();
}
