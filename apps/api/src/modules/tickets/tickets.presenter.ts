import type { Attachment, Ticket, TicketMessage, TicketSummary } from '@portico/contract';
import type { TicketMessageRow, TicketRow } from './tickets.repository.ts';

export function presentTicketSummary(row: TicketRow): TicketSummary {
  const { serviceId, serviceHostname } = row;
  return {
    id: row.id,
    subject: row.subject,
    department: row.department,
    status: row.status,
    service: serviceId === null || serviceHostname === null ? null : { id: serviceId, hostname: serviceHostname },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    unread: row.unread,
    message_count: row.message_count,
  };
}

type ThreadContext = { hasEarlier: boolean; attachments: ReadonlyMap<number, readonly Attachment[]> };

/** `messages` are newest first; the result lists the oldest first. */
export function presentTicket(row: TicketRow, messages: readonly TicketMessageRow[], { hasEarlier, attachments }: ThreadContext): Ticket {
  const presented = messages.map((message) => presentMessage(message, attachments.get(message.id) ?? []));
  const { closed_by: kind, closed_by_name: name } = row;
  const closedBy = kind === null || name === null ? null : { kind, name };
  return { ...presentTicketSummary(row), closed_by: closedBy, messages: presented.toReversed(), has_earlier: hasEarlier };
}

function presentMessage(row: TicketMessageRow, attachments: readonly Attachment[]): TicketMessage {
  return {
    id: row.id,
    author: { kind: row.author, name: row.author_name },
    body: row.body,
    attachments: [...attachments],
    created_at: row.created_at.toISOString(),
  };
}
