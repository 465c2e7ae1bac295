import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Session } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { RelativeTime } from '@portico/ui/relative-time';
import { Table } from '@portico/ui/table';
import type { TableColumn } from '@portico/ui/table';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { usePageRows } from '../../../lists/use-page-rows.ts';
import { notify } from '../../../platform/notifications.tsx';
import { serverNow } from '../../../platform/server-clock.ts';
import { useDeviceName } from './device-name.ts';
import { ListSection } from './list-section.tsx';
import { PageSteps } from './page-steps.tsx';
import { sessionMessages as m } from './sessions.messages.ts';
import { userSettingsMessages } from './user-settings.messages.ts';
import { sessionsQuery } from './user-settings.queries.ts';

type SessionsListProps = { readonly page: number | undefined; readonly onPageChange: SearchChange<number | undefined> };

/** The account's active sessions, which can be ended here. */
export function SessionsList({ page, onPageChange }: SessionsListProps) {
  const { formatMessage } = useIntl();
  const deviceName = useDeviceName();
  const sessions = useQuery({ ...sessionsQuery(page), placeholderData: keepPreviousData });
  const rows = usePageRows(sessions, (last) => onPageChange(last, { replace: true }));
  const [ending, setEnding] = useState<Session>();
  const [isEndingOthers, setIsEndingOthers] = useState(false);
  const columns = useSessionColumns(setEnding);
  return (
    <ListSection
      title={formatMessage(m.title)}
      end={
        sessions.data && sessions.data.total > 1 ? (
          <Button variant="danger-quiet" size="sm" onClick={() => setIsEndingOthers(true)}>
            {formatMessage(m.endOthers)}
          </Button>
        ) : null
      }
    >
      {sessions.isError && !sessions.data ? (
        <FailedQuery title={userSettingsMessages.failed} query={sessions} />
      ) : (
        <>
          <Table
            label={formatMessage(m.title)}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={sessions.isPlaceholderData}
            empty={null}
            loadingRows={2}
          />
          {sessions.data && rows ? <PageSteps label={formatMessage(m.title)} list={sessions.data} onPageChange={onPageChange} /> : null}
        </>
      )}
      <EndSession session={ending} device={ending ? deviceName(ending.device) : ''} onClose={() => setEnding(undefined)} />
      <EndOthers open={isEndingOthers} onClose={() => setIsEndingOthers(false)} />
    </ListSection>
  );
}

function useSessionColumns(onEnd: (session: Session) => void): TableColumn<Session>[] {
  const { formatMessage } = useIntl();
  const { relativeTime, dateTime } = useFormatters();
  const deviceName = useDeviceName();
  return [
    { id: 'device', header: formatMessage(m.device), narrow: 'title', cell: ({ device }) => deviceName(device) },
    { id: 'ip', header: formatMessage(m.ip), mono: true, muted: true, drop: 'next', narrow: 'note-end', cell: ({ ip }) => ip },
    {
      id: 'used',
      header: formatMessage(m.lastUsed),
      muted: true,
      narrow: 'note',
      cell: (session) => (
        <RelativeTime value={session.last_used_at} format={(value) => relativeTime(value, new Date(serverNow()))} formatExact={dateTime} />
      ),
    },
    {
      id: 'end',
      header: formatMessage(m.actions),
      align: 'end',
      narrow: 'corner',
      cell: (session) =>
        session.current ? (
          <Badge variant="accent">{formatMessage(m.now)}</Badge>
        ) : (
          <Button
            variant="danger-quiet"
            size="sm"
            aria-label={formatMessage(m.endNamed, { device: deviceName(session.device) })}
            onClick={() => onEnd(session)}
          >
            {formatMessage(m.end)}
          </Button>
        ),
    },
  ];
}

type EndSessionProps = { readonly session: Session | undefined; readonly device: string; readonly onClose: () => void };

function EndSession({ session, device, onClose }: EndSessionProps) {
  const { formatMessage } = useIntl();
  const ending = useOperation('endSession', {
    onSuccess: () => {
      onClose();
      notify.success(formatMessage(m.ended, { device }));
    },
    failed: m.failed,
  });
  return (
    <ConfirmDialog
      open={session !== undefined}
      onOpenChange={onClose}
      title={formatMessage(m.endTitle, { device })}
      confirmLabel={formatMessage(m.end)}
      busy={ending.busy}
      onConfirm={() => session && void ending.run({ query: { id: session.id } })}
    >
      {formatMessage(m.endText, { ip: session?.ip ?? '' })}
    </ConfirmDialog>
  );
}

function EndOthers({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const ending = useOperation('endOtherSessions', {
    onSuccess: ({ ended }) => {
      onClose();
      notify.success(formatMessage(m.othersEnded, { count: ended }));
    },
    failed: m.failed,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={formatMessage(m.endOthersTitle)}
      confirmLabel={formatMessage(m.endOthers)}
      busy={ending.busy}
      onConfirm={() => void ending.run({})}
    >
      {formatMessage(m.endOthersText)}
    </ConfirmDialog>
  );
}
