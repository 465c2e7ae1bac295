import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Activity } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { DateTime } from '@portico/ui/date-time';
import { Table } from '@portico/ui/table';
import type { TableColumn } from '@portico/ui/table';
import { FailedQuery } from '../../../operations/query-states.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { usePageRows } from '../../../lists/use-page-rows.ts';
import { useDeviceName } from './device-name.ts';
import { ListSection } from './list-section.tsx';
import { PageSteps } from './page-steps.tsx';
import { activityMessages, sessionMessages as m } from './sessions.messages.ts';
import { userSettingsMessages } from './user-settings.messages.ts';
import { activityQuery } from './user-settings.queries.ts';

type ActivityListProps = { readonly page: number | undefined; readonly onPageChange: SearchChange<number | undefined> };

/** Recent sign-in activity, newest first, so that a stranger's access is noticed. */
export function ActivityList({ page, onPageChange }: ActivityListProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const deviceName = useDeviceName();
  const activity = useQuery({ ...activityQuery(page), placeholderData: keepPreviousData });
  const rows = usePageRows(activity, (last) => onPageChange(last, { replace: true }));
  const columns = useMemo<TableColumn<Activity>[]>(
    () => [
      { id: 'event', header: formatMessage(m.event), narrow: 'title', cell: ({ kind }) => formatMessage(activityMessages[kind]) },
      {
        id: 'device',
        header: formatMessage(m.device),
        muted: true,
        narrow: 'note',
        cell: ({ device }) => (device ? deviceName(device) : formatMessage(m.someoneElse)),
      },
      { id: 'ip', header: formatMessage(m.ip), mono: true, muted: true, drop: 'next', narrow: 'note-end', cell: ({ ip }) => ip },
      {
        id: 'time',
        header: formatMessage(m.time),
        muted: true,
        narrow: 'corner',
        cell: (row) => <DateTime value={row.created_at} format={dateTime} />,
      },
    ],
    [formatMessage, dateTime, deviceName],
  );
  return (
    <ListSection title={formatMessage(m.activity)}>
      {activity.isError && !activity.data ? (
        <FailedQuery title={userSettingsMessages.failed} query={activity} />
      ) : (
        <>
          <Table
            label={formatMessage(m.activity)}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            busy={activity.isPlaceholderData}
            empty={formatMessage(m.none)}
          />
          {activity.data && rows ? <PageSteps label={formatMessage(m.activity)} list={activity.data} onPageChange={onPageChange} /> : null}
        </>
      )}
    </ListSection>
  );
}
