import { useEffect, useEffectEvent } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PageOf } from './list-pages.tsx';

type PageQuery<Row> = Pick<UseQueryResult<PageOf<Row>>, 'data' | 'isPlaceholderData'>;

/**
 * Returns the rows to show, or `undefined` while they load. A page past the last one is replaced by the last one, because links may be
 * older than their list: `replacePage` changes the URL without a new history entry. The first page is `undefined`.
 */
export function usePageRows<Row>(
  { data, isPlaceholderData }: PageQuery<Row>,
  replacePage: (page: number | undefined) => void,
): Row[] | undefined {
  const lastPage = data && Math.max(1, Math.ceil(data.total / data.per_page));
  const isPastLast = data !== undefined && lastPage !== undefined && data.page > lastPage;
  const goToLast = useEffectEvent((page: number) => replacePage(page > 1 ? page : undefined));
  useEffect(() => {
    if (isPastLast && !isPlaceholderData) goToLast(lastPage);
  }, [isPastLast, isPlaceholderData, lastPage]);
  return isPastLast ? undefined : data?.items;
}
