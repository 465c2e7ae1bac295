import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Ticket, TicketMessage } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { DateTime } from '@portico/ui/date-time';
import { MessageThread } from '@portico/ui/message-thread';
import { Stack } from '@portico/ui/stack';
import { FailedQuery, LoadingLines } from '../../../calls/query-states.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { supportMessages as m } from '../support.messages.ts';
import styles from '../support.module.css';
import { earlierMessagesQuery } from '../support.queries.ts';

/** What was written, the newest at the end; what came before is there when it is asked for. */
export function TicketThread({ ticket }: { readonly ticket: Pick<Ticket, 'id' | 'messages' | 'has_earlier'> }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  // New answers push the oldest of the fifty out of the answer: what is shown as earlier stays before the same message.
  const [before, setBefore] = useState<number>();
  const shown = before === undefined ? ticket.messages : ticket.messages.filter(({ id }) => id >= before);
  const messages = shown.map((message) => ({
    id: String(message.id),
    side: message.author.kind === 'client' ? ('own' as const) : ('other' as const),
    author: message.author.name,
    role: message.author.kind === 'operator' ? formatMessage(m.provider) : undefined,
    time: <DateTime value={message.created_at} format={dateTime} />,
    text: message.body,
    attachments: message.attachments.length === 0 ? undefined : <MessageAttachments attachments={message.attachments} />,
  }));
  const [first] = ticket.messages;
  return (
    <Stack gap={4}>
      {before === undefined ? (
        ticket.has_earlier && first ? (
          <div className={styles.centre}>
            <Button size="sm" onClick={() => setBefore(first.id)}>
              {formatMessage(m.earlier)}
            </Button>
          </div>
        ) : null
      ) : (
        <EarlierMessages ticketId={ticket.id} before={before} />
      )}
      <MessageThread label={formatMessage(m.thread, { id: String(ticket.id) })} messages={messages} />
    </Stack>
  );
}

function EarlierMessages({ ticketId, before }: { readonly ticketId: number; readonly before: TicketMessage['id'] }) {
  const earlier = useQuery(earlierMessagesQuery(ticketId, before));
  if (earlier.data) return <TicketThread ticket={earlier.data} />;
  return earlier.isError ? <FailedQuery title={m.earlierFailed} query={earlier} /> : <LoadingLines lines={3} />;
}
