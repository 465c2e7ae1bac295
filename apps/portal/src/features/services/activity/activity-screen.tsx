import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceActivity } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { DateTime } from '@portico/ui/date-time';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { Table } from '@portico/ui/table';
import type { TableColumn } from '@portico/ui/table';
import { FailedQuery } from '../../../operations/query-states.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { ListPages } from '../../../lists/list-pages.tsx';
import type { PagedSearch } from '../../../lists/list-search.ts';
import { usePageRows } from '../../../lists/use-page-rows.ts';
import { serviceActivityQuery } from '../services.queries.ts';
import { useService } from '../view/service-context.ts';
import { activityMessages as m, kindMessages, outcomeMessages } from './activity.messages.ts';
import styles from './activity.module.css';

const looks: Readonly<Record<ServiceActivity['outcome'], Pick<StatusProps, 'tone' | 'sign'>>> = {
  running: { tone: 'info' },
  success: { tone: 'success' },
  error: { tone: 'danger' },
};

type Paging = Pick<PagedSearch, 'page' | 'per-page'>;
type ActivityScreenProps = { readonly search: Paging; readonly onSearchChange: SearchChange<Paging> };

/** The server's activity and its results, newest first. */
export function ActivityScreen({ search, onSearchChange }: ActivityScreenProps) {
  const { formatMessage } = useIntl();
  const service = useService();
  const activity = useQuery({ ...serviceActivityQuery(String(service.id), search), placeholderData: keepPreviousData });
  const rows = usePageRows(activity, (page) => onSearchChange({ ...search, page }, { replace: true }));
  const columns = useActivityColumns();
  if (activity.isError && !activity.data) return <FailedQuery title={m.failed} query={activity} />;
  return (
    <Stack gap={3}>
      <Table
        label={formatMessage(m.title)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        busy={activity.isPlaceholderData}
        empty={formatMessage(m.none)}
      />
      {activity.data && rows && activity.data.total > 0 ? (
        <ListPages
          page={activity.data}
          rangeText={m.range}
          search={search}
          onPagingChange={(paging) => onSearchChange({ ...search, page: undefined, ...paging })}
        />
      ) : null}
    </Stack>
  );
}

function useActivityColumns(): readonly TableColumn<ServiceActivity>[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  return useMemo(
    () => [
      {
        id: 'what',
        header: formatMessage(m.what),
        narrow: 'title',
        cell: ({ what, detail }) => (
          <>
            {formatMessage(kindMessages[what])}
            {detail === null ? null : <span className={styles.detail}>{detail}</span>}
          </>
        ),
      },
      { id: 'who', header: formatMessage(m.who), muted: true, narrow: 'note', cell: ({ who }) => who },
      {
        id: 'when',
        header: formatMessage(m.when),
        muted: true,
        narrow: 'note-end',
        cell: ({ at }) => <DateTime value={at} format={dateTime} />,
      },
      {
        id: 'outcome',
        header: formatMessage(m.outcome),
        narrow: 'corner',
        cell: ({ outcome, error }) => (
          <>
            <Status {...looks[outcome]}>{formatMessage(outcomeMessages[outcome])}</Status>
            {error === null ? null : <span className={styles.detail}>{error}</span>}
          </>
        ),
      },
    ],
    [formatMessage, dateTime],
  );
}
