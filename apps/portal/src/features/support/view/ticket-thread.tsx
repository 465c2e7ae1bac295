import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Ticket, TicketMessage } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { MessageThread } from '@portico/ui/message-thread';
import { RelativeTime } from '@portico/ui/relative-time';
import { Stack } from '@portico/ui/stack';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { serverNow } from '../../../platform/server-clock.ts';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { supportMessages as m } from '../support.messages.ts';
import styles from '../support.module.css';
import { earlierMessagesQuery } from '../support.queries.ts';

/** Messages and events, newest last. Earlier messages load on request; the closing event appears once. */
export function TicketThread({ ticket, isEarlier = false }: { readonly ticket: Ticket; readonly isEarlier?: boolean }) {
  const { formatMessage } = useIntl();
  const { dateTime, relativeTime } = useFormatters();
  const timeOf = (value: string) => (
    <RelativeTime value={value} format={(at) => relativeTime(at, new Date(serverNow()))} formatExact={dateTime} />
  );
  const [isExpanded, setIsExpanded] = useState(false);
  const messages = ticket.messages.map((message) => ({
    id: String(message.id),
    side: message.author.kind === 'client' ? ('own' as const) : ('other' as const),
    author: message.author.name,
    role: message.author.kind === 'operator' ? formatMessage(m.provider) : undefined,
    time: timeOf(message.created_at),
    text: message.body,
    attachments: message.attachments.length === 0 ? undefined : <MessageAttachments attachments={message.attachments} />,
  }));
  const [first] = ticket.messages;
  const opened = ticket.has_earlier ? [] : [{ id: 'opened', event: formatMessage(m.opened), time: timeOf(ticket.created_at) }];
  // Nothing happens to a ticket after it is closed.
  const isClosed = ticket.status === 'closed' && !isEarlier;
  const closed = isClosed ? [{ id: 'closed', event: closing(ticket.closed_by), time: timeOf(ticket.updated_at) }] : [];

  function closing(by: Ticket['closed_by']): string {
    if (by === null) return formatMessage(m.closedEvent);
    return by.kind === 'operator' ? formatMessage(m.closedByProvider) : formatMessage(m.closedBy, { name: by.name });
  }

  return (
    <Stack gap={4}>
      {!ticket.has_earlier || !first ? null : isExpanded ? (
        <EarlierMessages ticketId={ticket.id} before={first.id} />
      ) : (
        <div className={styles.centre}>
          <Button size="sm" onClick={() => setIsExpanded(true)}>
            {formatMessage(m.earlier)}
          </Button>
        </div>
      )}
      <MessageThread label={formatMessage(m.thread, { id: String(ticket.id) })} items={[...opened, ...messages, ...closed]} />
    </Stack>
  );
}

function EarlierMessages({ ticketId, before }: { readonly ticketId: number; readonly before: TicketMessage['id'] }) {
  // A new reply moves the oldest of the newest fifty messages here. Those already shown stay until it has loaded.
  const earlier = useQuery({ ...earlierMessagesQuery(ticketId, before), placeholderData: keepPreviousData });
  if (earlier.data) return <TicketThread ticket={earlier.data} isEarlier />;
  return earlier.isError ? <FailedQuery title={m.earlierFailed} query={earlier} /> : <LoadingLines lines={3} />;
}
