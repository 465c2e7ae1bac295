import { useIntl } from '@portico/i18n/react';
import { Pagination } from '@portico/ui/pagination';
import { listMessages } from '../../../lists/list.messages.ts';
import { userSettingsMessages as m } from './user-settings.messages.ts';

type PageStepsProps = {
  /** What the pages contain. */
  readonly label: string;
  readonly list: { readonly page: number; readonly per_page: number; readonly total: number };
  /** Called with undefined for the first page, whose URL has no number. */
  readonly onPageChange: (page: number | undefined) => void;
};

/** Pagination, shown when a list has more than one page. */
export function PageSteps({ label, list, onPageChange }: PageStepsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { page, per_page: perPage, total } = list;
  if (total <= perPage && page === 1) return null;
  const last = Math.min(page * perPage, total);
  return (
    <Pagination
      label={label}
      rangeText={formatMessage(m.page, {
        first: formatNumber(Math.min((page - 1) * perPage + 1, total)),
        last: formatNumber(last),
        total,
      })}
      previous={{
        label: formatMessage(listMessages.previousPage),
        disabled: page <= 1,
        onClick: () => onPageChange(page > 2 ? page - 1 : undefined),
      }}
      next={{ label: formatMessage(listMessages.nextPage), disabled: last >= total, onClick: () => onPageChange(page + 1) }}
    />
  );
}
