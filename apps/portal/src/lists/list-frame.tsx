import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Message } from '@portico/i18n/define-messages';
import { SearchX } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Pagination } from '@portico/ui/pagination';
import { SearchInput } from '@portico/ui/search-input';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { FailedQuery } from '../calls/query-states.tsx';
import styles from './list-frame.module.css';
import { defaultPageSize, pageSizes } from './list-search.ts';
import type { ListSearch } from './list-search.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';

/** Puts a search into the URL; `replace` while the person is still typing. */
export type SearchChange<Search> = (search: Search, options?: { readonly replace: boolean }) => void;

type Page<Row> = { readonly items: Row[]; readonly page: number; readonly per_page: number; readonly total: number };

type ListTexts = Readonly<
  Record<'search' | 'clearSearch' | 'status' | 'allStatuses' | 'range' | 'failed' | 'noMatch' | 'noMatchText' | 'resetFilters', Message>
>;

type ListFrameProps<Row, Status extends string, Search extends ListSearch<Status>> = {
  readonly search: Search;
  readonly onSearchChange: SearchChange<Search>;
  readonly query: UseQueryResult<Page<Row>>;
  readonly statuses: readonly { readonly value: Status; readonly label: string }[];
  readonly texts: ListTexts;
  /** Filters of this list alone, beside those that every list has. */
  readonly more?: { readonly controls: ReactNode; readonly isFiltering: boolean; readonly cleared: Partial<Search> };
  readonly children: (list: { rows: Row[] | undefined; busy: boolean; filtered: boolean; noMatch: ReactNode }) => ReactNode;
};

const typingPauseMs = 250;
const all = 'all';

/** What every list shares: search, status filter, paging, and what is shown when it fails or nothing matches. All of it lives in the URL. */
export function ListFrame<Row, Status extends string, Search extends ListSearch<Status>>(props: ListFrameProps<Row, Status, Search>) {
  const { search, onSearchChange, query, statuses, texts, more, children } = props;
  const { formatMessage } = useIntl();
  const change = (part: Partial<ListSearch<Status>>, options?: { readonly replace: boolean }) =>
    onSearchChange({ ...search, page: undefined, ...part }, options);
  const [text, setText] = useSearchText(search.q, (q) => change({ q: q || undefined }, { replace: true }));

  const noMatch = (
    <EmptyState
      icon={<SearchX />}
      title={formatMessage(texts.noMatch)}
      action={
        <Button onClick={() => onSearchChange({ ...search, page: undefined, q: undefined, status: undefined, ...more?.cleared })}>
          {formatMessage(texts.resetFilters)}
        </Button>
      }
    >
      {formatMessage(texts.noMatchText)}
    </EmptyState>
  );

  return (
    <Stack gap={3}>
      <div className={styles.filters}>
        <SearchInput
          className={styles.search}
          aria-label={formatMessage(texts.search)}
          placeholder={formatMessage(texts.search)}
          clearLabel={formatMessage(texts.clearSearch)}
          value={text}
          onValueChange={setText}
        />
        <Select
          aria-label={formatMessage(texts.status)}
          value={search.status ?? all}
          onValueChange={(value) => change({ status: statuses.find((status) => status.value === value)?.value })}
          options={[{ value: all, label: formatMessage(texts.allStatuses) }, ...statuses]}
        />
        {more?.controls}
      </div>
      {query.isError && !query.data ? (
        <FailedQuery title={texts.failed} query={query} />
      ) : (
        children({
          rows: query.data?.items,
          busy: query.isPlaceholderData,
          filtered: Boolean(search.q ?? search.status) || (more?.isFiltering ?? false),
          noMatch,
        })
      )}
      {query.data && query.data.total > 0 ? <Pages page={query.data} texts={texts} search={search} change={change} /> : null}
    </Stack>
  );
}

type PagesProps<Status extends string> = {
  readonly page: Page<unknown>;
  readonly texts: ListTexts;
  readonly search: ListSearch<Status>;
  readonly change: (part: Partial<ListSearch<Status>>) => void;
};

function Pages<Status extends string>({ page, texts, search, change }: PagesProps<Status>) {
  const { formatMessage, formatNumber } = useIntl();
  const first = Math.min((page.page - 1) * page.per_page + 1, page.total);
  const last = Math.min(page.page * page.per_page, page.total);
  return (
    <Pagination
      label={formatMessage(vocabulary.pagination)}
      rangeText={formatMessage(texts.range, { first: formatNumber(first), last: formatNumber(last), total: page.total })}
      previous={{
        label: formatMessage(vocabulary.previousPage),
        disabled: page.page <= 1,
        onPress: () => change({ page: page.page > 2 ? page.page - 1 : undefined }),
      }}
      next={{
        label: formatMessage(vocabulary.nextPage),
        disabled: last >= page.total,
        onPress: () => change({ page: page.page + 1 }),
      }}
      rowsPerPage={{
        label: formatMessage(vocabulary.rowsPerPage),
        value: search['per-page'] ?? defaultPageSize,
        options: pageSizes,
        onChange: (value) => change({ 'per-page': pageSizes.find((size) => size === value && size !== defaultPageSize) }),
      }}
    />
  );
}

/** The text as it is typed; it becomes the search after a pause, and follows Back and links. */
function useSearchText(current: string | undefined, onPause: (text: string) => void) {
  const [text, setText] = useState(current ?? '');
  const asked = useRef(current ?? '');
  const search = useEffectEvent(onPause);

  useEffect(() => {
    if ((current ?? '') === asked.current) return;
    asked.current = current ?? '';
    setText(asked.current);
  }, [current]);

  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      search(text);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
