import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Pagination } from '@portico/ui/pagination';
import { listMessages } from './list.messages.ts';
import { defaultPageSize, pageSizes } from './list-search.ts';
import type { PagedSearch } from './list-search.ts';

export type PageOf<Row> = { readonly items: Row[]; readonly page: number; readonly per_page: number; readonly total: number };

type ListPagesProps = {
  readonly page: PageOf<unknown>;
  /** What part of the list this is: its values are `first`, `last` and `total`. */
  readonly rangeText: Message;
  readonly search: PagedSearch;
  readonly onPagingChange: (paging: PagedSearch) => void;
};

/** The way through a list: page by page, and how many rows each has. The first page and the usual size are not in the address. */
export function ListPages({ page, rangeText, search, onPagingChange }: ListPagesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const first = Math.min((page.page - 1) * page.per_page + 1, page.total);
  const last = Math.min(page.page * page.per_page, page.total);
  return (
    <Pagination
      label={formatMessage(listMessages.pagination)}
      rangeText={formatMessage(rangeText, { first: formatNumber(first), last: formatNumber(last), total: page.total })}
      previous={{
        label: formatMessage(listMessages.previousPage),
        disabled: page.page <= 1,
        onPress: () => onPagingChange({ page: page.page > 2 ? page.page - 1 : undefined }),
      }}
      next={{
        label: formatMessage(listMessages.nextPage),
        disabled: last >= page.total,
        onPress: () => onPagingChange({ page: page.page + 1 }),
      }}
      rowsPerPage={{
        label: formatMessage(listMessages.rowsPerPage),
        value: search['per-page'] ?? defaultPageSize,
        options: pageSizes,
        onChange: (value) => onPagingChange({ 'per-page': pageSizes.find((size) => size === value && size !== defaultPageSize) }),
      }}
    />
  );
}
