import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Pagination } from '@portico/ui/pagination';
import { listMessages } from './list.messages.ts';
import { defaultPageSize, pageSizes, wholeList } from './list-search.ts';
import type { PagedSearch, WholeSearch } from './list-search.ts';

export type PageOf<Row> = { readonly items: Row[]; readonly page: number; readonly per_page: number; readonly total: number };

type ListPagesProps = {
  readonly page: PageOf<unknown>;
  /** The message for the visible range; its values are `first`, `last` and `total`. */
  readonly rangeText: Message;
  readonly search: WholeSearch;
  /** Set if the list can also be shown whole. */
  readonly onWhole?: (() => void) | undefined;
  readonly onPagingChange: (paging: PagedSearch) => void;
};

/** Pagination and page size. The first page and the default size are not in the URL. */
export function ListPages({ page, rangeText, search, onWhole, onPagingChange }: ListPagesProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage, formatNumber } = useIntl();
  const chosen = search['per-page'] ?? defaultPageSize;
  const whole = chosen === wholeList;
  const first = whole ? 1 : Math.min((page.page - 1) * page.per_page + 1, page.total);
  const last = whole ? page.total : Math.min(page.page * page.per_page, page.total);
  const steps = {
    previous: {
      label: formatMessage(listMessages.previousPage),
      disabled: page.page <= 1,
      onClick: () => onPagingChange({ page: page.page > 2 ? page.page - 1 : undefined }),
    },
    next: {
      label: formatMessage(listMessages.nextPage),
      disabled: last >= page.total,
      onClick: () => onPagingChange({ page: page.page + 1 }),
    },
  };
  return (
    <Pagination
      label={formatMessage(listMessages.pagination)}
      rangeText={formatMessage(rangeText, { first: formatNumber(first), last: formatNumber(last), total: page.total })}
      {...(whole ? {} : steps)}
      rowsPerPage={{
        label: formatMessage(listMessages.rowsPerPage),
        value: whole ? Infinity : chosen,
        options: onWhole ? [...pageSizes, Infinity] : pageSizes,
        allLabel: formatMessage(listMessages.allRows),
        onValueChange: (value) => {
          if (value === Infinity) onWhole?.();
          else onPagingChange({ 'per-page': pageSizes.find((size) => size === value && size !== defaultPageSize) });
        },
      }}
    />
  );
}
