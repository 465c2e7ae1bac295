import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ServiceSummary } from '@portico/contract';
import type { RowRange } from '@portico/ui/virtual-table';
import type { PageOf } from '../../../lists/list-pages.tsx';
import { largestPage } from '../../../lists/list-search.ts';
import { wholeServiceListPage } from '../services.queries.ts';
import type { ServiceListSearch } from './service-list-search.ts';

type Rows = readonly (ServiceSummary | undefined)[];

/** All rows of a list, of which those that are rendered or kept are fetched and stay fresh, page by page. Any other place holds `undefined`. */
export function useWholeList(search: ServiceListSearch) {
  const [rendered, setRendered] = useState<readonly number[]>([]);
  const [kept, setKept] = useState<readonly number[]>([]);
  // The first page tells the number of rows.
  const pages = useMemo(() => [...new Set([1, ...rendered, ...kept])], [rendered, kept]);
  const { answers, failed } = useQueries({ queries: pages.map((page) => wholeServiceListPage(search, page)), combine: combined });
  const rows = useMemo(() => rowsOf(answers), [answers]);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  /** Most of what scrolls by changes no page, and then nothing renders again. */
  const showRange = useCallback(({ first, last }: RowRange): void => {
    const from = pageAt(first);
    const next = Array.from({ length: pageAt(last) - from + 1 }, (_, index) => from + index);
    setRendered((current) => (sameNumbers(current, next) ? current : next));
  }, []);

  /**
   * Keeps the pages of the matching rows loaded while the user scrolls elsewhere. The function is stable, so that a new page does not
   * re-render every row.
   */
  const keepRows = useCallback((isKept: (service: ServiceSummary) => boolean): void => {
    const places = (latest.current ?? []).flatMap((row, index) => (row && isKept(row) ? [pageAt(index)] : []));
    setKept([...new Set(places)]);
  }, []);

  return { rows, failed, showRange, keepRows };
}

/** Returns the pages that have arrived, and the query of the first that couldn't be loaded. */
function combined<Result extends Pick<UseQueryResult<PageOf<ServiceSummary>>, 'data' | 'isLoadingError'>>(results: readonly Result[]) {
  return { answers: results.flatMap(({ data }) => data ?? []), failed: results.find(({ isLoadingError }) => isLoadingError) };
}

function rowsOf(pages: readonly PageOf<ServiceSummary>[]): Rows | undefined {
  const total = pages[0]?.total;
  if (total === undefined) return undefined;
  const rows = Array.from<ServiceSummary | undefined>({ length: total });
  for (const { page, items } of pages) for (const [index, item] of items.entries()) rows[(page - 1) * largestPage + index] = item;
  // The list may have become shorter between two answers.
  return rows.slice(0, total);
}

function pageAt(index: number): number {
  return Math.floor(index / largestPage) + 1;
}

function sameNumbers(ones: readonly number[], others: readonly number[]): boolean {
  return ones.length === others.length && ones.every((one, index) => one === others[index]);
}
