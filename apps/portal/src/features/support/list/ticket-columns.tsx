import { useMemo } from 'react';
import type { TicketSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { RelativeTime } from '@portico/ui/relative-time';
import type { TableColumn } from '@portico/ui/table';
import { serverNow } from '../../../platform/server-clock.ts';
import { departmentMessages, supportMessages as m } from '../support.messages.ts';
import styles from '../support.module.css';
import { TicketStatus } from '../ticket-status.tsx';

export function useTicketColumns(): TableColumn<TicketSummary>[] {
  const { formatMessage } = useIntl();
  const { relativeTime, dateTime } = useFormatters();
  return useMemo(
    () => [
      {
        id: 'subject',
        header: formatMessage(m.subject),
        narrow: 'title',
        cell: (ticket) => (
          <span className={styles.subject} data-unread={ticket.unread || undefined}>
            <bdi>{ticket.subject}</bdi>
            {ticket.unread ? <Badge variant="accent">{formatMessage(m.unread)}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'number',
        header: formatMessage(m.number),
        mono: true,
        muted: true,
        drop: 'first',
        narrow: 'hidden',
        cell: (ticket) => ticket.id,
      },
      {
        id: 'department',
        header: formatMessage(m.department),
        muted: true,
        drop: 'next',
        narrow: 'note',
        cell: (ticket) => formatMessage(departmentMessages[ticket.department]),
      },
      {
        id: 'service',
        header: formatMessage(m.service),
        mono: true,
        muted: true,
        drop: 'first',
        narrow: 'hidden',
        cell: (ticket) => ticket.service?.hostname ?? formatMessage(m.none),
      },
      { id: 'status', header: formatMessage(m.status), narrow: 'corner', cell: (ticket) => <TicketStatus status={ticket.status} /> },
      {
        id: 'updated',
        header: formatMessage(m.updated),
        align: 'end',
        muted: true,
        narrow: 'note-end',
        cell: (ticket) => (
          <RelativeTime value={ticket.updated_at} format={(value) => relativeTime(value, new Date(serverNow()))} formatExact={dateTime} />
        ),
      },
    ],
    [formatMessage, relativeTime, dateTime],
  );
}
