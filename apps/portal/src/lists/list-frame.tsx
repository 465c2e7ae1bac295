import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Message } from '@portico/i18n/define-messages';
import { SearchX } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Stack } from '@portico/ui/stack';
import { FailedQuery } from '../operations/query-states.tsx';
import styles from './list-frame.module.css';
import { ListPages } from './list-pages.tsx';
import type { PageOf } from './list-pages.tsx';
import { wholeList } from './list-search.ts';
import type { PagedSearch, WholeSearch } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import { usePageRows } from './use-page-rows.ts';

/** Writes a search into the URL; `replace` is true while the user is still typing. */
export type SearchChange<Search> = (search: Search, options?: { readonly replace: boolean }) => void;

export type ListTexts = Readonly<
  Record<'search' | 'clearSearch' | 'range' | 'failed' | 'noMatch' | 'noMatchText' | 'resetFilters', Message>
>;

type ListFrameProps<Row, Search extends WholeSearch> = {
  readonly search: Search;
  readonly onSearchChange: SearchChange<Search>;
  readonly query: UseQueryResult<PageOf<Row>>;
  /** Shown beside the search: a `FilterSelect`. */
  readonly filter?: ReactNode;
  readonly texts: ListTexts;
  /** Shown after the filters: the column button and filters without fixed values. */
  readonly tools?: ReactNode;
  /** Shown below the filters: those that are applied. */
  readonly below?: ReactNode;
  /** The list can also be shown whole; `children` then fetches rows as they are scrolled to. */
  readonly hasWhole?: boolean;
  /** The names in the URL of all filters. */
  readonly narrowedBy?: readonly (keyof Search & string)[];
  readonly children: (list: { rows: Row[] | undefined; busy: boolean; filtered: boolean; noMatch: ReactNode }) => ReactNode;
};

/** The common parts of every list: search, filters, pagination, error and empty states. Their state is in the URL. */
export function ListFrame<Row, Search extends WholeSearch>(props: ListFrameProps<Row, Search>) {
  // Nearly every change of its props changes all of it, so the compiler's caches would only add to the first load.
  'use no memo';
  const { search, onSearchChange, query, filter, texts, tools, below, hasWhole, narrowedBy = [], children } = props;
  const rows = usePageRows(query, (page) => onSearchChange({ ...search, page }, { replace: true }));
  const { formatMessage } = useIntl();
  const changePaging = (part: PagedSearch) => onSearchChange({ ...search, page: undefined, ...part });
  const showWhole = () => onSearchChange({ ...search, page: undefined, 'per-page': wholeList });

  function resetFilters(): void {
    const none = Object.fromEntries(narrowedBy.map((key) => [key, undefined]));
    onSearchChange({ ...search, ...none, page: undefined, q: undefined });
  }

  const noMatch = (
    <EmptyState
      icon={<SearchX />}
      title={formatMessage(texts.noMatch)}
      action={<Button onClick={resetFilters}>{formatMessage(texts.resetFilters)}</Button>}
    >
      {formatMessage(texts.noMatchText)}
    </EmptyState>
  );

  return (
    <Stack gap={3}>
      <div className={styles.filters}>
        <SearchBox
          className={styles.search}
          current={search.q}
          onSearch={(q) => onSearchChange({ ...search, page: undefined, q: q || undefined }, { replace: true })}
          label={formatMessage(texts.search)}
          clearLabel={formatMessage(texts.clearSearch)}
        />
        {filter}
        {tools ? <div className={styles.tools}>{tools}</div> : null}
      </div>
      {below}
      {query.isError && !query.data ? (
        <FailedQuery title={texts.failed} query={query} />
      ) : (
        children({
          rows,
          busy: query.isPlaceholderData,
          filtered: Boolean(search.q) || narrowedBy.some((key) => search[key] !== undefined),
          noMatch,
        })
      )}
      {query.data && rows && query.data.total > 0 ? (
        <ListPages
          page={query.data}
          rangeText={texts.range}
          search={search}
          onWhole={hasWhole ? showWhole : undefined}
          onPagingChange={changePaging}
        />
      ) : null}
    </Stack>
  );
}
