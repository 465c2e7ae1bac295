import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Condition for active users who may read tickets. */
export const mayRead = sql<boolean>`client_user.removed_at is null and (client_user.is_main or client_user.role_support <> 'none')`;

/** Tickets of all clients, for operators and mails. */
export const allTicketsRepository = (tx: Transaction) => ({
  /** Returns undefined if the user may no longer read the ticket. */
  answerFor: (userId: number, messageId: number) =>
    tx
      .selectFrom('client_user')
      .innerJoin('ticket', 'ticket.client_id', 'client_user.client_id')
      .innerJoin('ticket_message', 'ticket_message.ticket_id', 'ticket.id')
      .select(['ticket.subject as ticketSubject', 'ticket_message.body as answer'])
      .where(mayRead)
      .where('client_user.id', '=', userId)
      .where('ticket_message.id', '=', messageId)
      .executeTakeFirst(),

  /** Returns a customer's message, by default the first of the ticket, with the ticket and who wrote it. */
  messageForStaff: (ticketId: number, messageId?: number) =>
    tx
      .selectFrom('ticket')
      .innerJoin('ticket_message', 'ticket_message.ticket_id', 'ticket.id')
      .select(['ticket.subject as ticketSubject', 'ticket.department', 'ticket.client_id as clientId'])
      .select(['ticket_message.body', 'ticket_message.author_name as author'])
      .where('ticket.id', '=', ticketId)
      .$if(messageId !== undefined, (query) => query.where('ticket_message.id', '=', messageId as number))
      .orderBy('ticket_message.id')
      .limit(1)
      .executeTakeFirst(),

  /** The tickets that have waited longest come first. */
  waiting: (limit: number) =>
    tx
      .selectFrom('ticket')
      .select(['id', 'client_id as clientId', 'subject', 'department', 'status', 'updated_at as updatedAt'])
      .where('status', 'in', ['open', 'customer-reply'])
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute(),

  find: (ticketId: number) =>
    tx
      .selectFrom('ticket')
      .leftJoin('service', 'service.id', 'ticket.service_id')
      .select(['ticket.id', 'ticket.client_id as clientId', 'subject', 'department', 'ticket.status', 'service.hostname'])
      .where('ticket.id', '=', ticketId)
      .executeTakeFirst(),
});
