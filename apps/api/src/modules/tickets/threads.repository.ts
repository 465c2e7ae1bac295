import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { searchText } from '../../platform/database/full-text.ts';
import { searchedCharacters, type TicketMove } from './tickets.policy.ts';

/** Condition for active users who may read tickets. */
const mayRead = sql<boolean>`client_user.removed_at is null and (client_user.is_main or client_user.role_support <> 'none')`;

export type NewMessage = { author: 'client' | 'operator'; authorName: string; body: string; at: Date };

/** Tickets of all clients. Callers that act for a client must check ownership first. */
export const threadsRepository = (tx: Transaction) => ({
  /** Returns undefined if no such ticket, of this client if given, is in one of the `from` states. */
  move: (ticketId: number, { from, to }: TicketMove, at: Date, clientId?: number) =>
    tx
      .updateTable('ticket')
      .set({ status: to, updated_at: at })
      .where('id', '=', ticketId)
      .where('status', 'in', from)
      .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId as number))
      .returning('client_id as clientId')
      .executeTakeFirst(),

  /** Who closed a ticket that this transaction has closed. */
  async noteCloser(ticketId: number, { author, authorName }: Pick<NewMessage, 'author' | 'authorName'>): Promise<void> {
    await tx.updateTable('ticket').set({ closed_by: author, closed_by_name: authorName }).where('id', '=', ticketId).execute();
  },

  /** Also adds the text to the ticket's search index. */
  async addMessage(ticketId: number, { author, authorName, body, at }: NewMessage, subject = ''): Promise<number> {
    const { id } = await tx
      .insertInto('ticket_message')
      .values({ ticket_id: ticketId, author, author_name: authorName, body, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const words = searchText(`${subject} ${body}`);
    await tx
      .updateTable('ticket')
      .set((ticket) => ({
        message_count: ticket('message_count', '+', 1),
        search_text: sql<string>`left(${ticket.ref('search_text')} || ' ' || ${words}::text, ${searchedCharacters})`,
      }))
      .where('id', '=', ticketId)
      .execute();
    return id;
  },

  /** Marks the ticket as unread for all users of the client. */
  async markUnread(ticketId: number, clientId: number): Promise<void> {
    await tx
      .insertInto('ticket_unread')
      .columns(['user_id', 'ticket_id'])
      .expression((select) =>
        select
          .selectFrom('client_user')
          .select((user) => [user.ref('client_user.id').as('user_id'), sql<number>`${ticketId}::integer`.as('ticket_id')])
          .where('client_id', '=', clientId)
          .where('removed_at', 'is', null)
          .orderBy('client_user.id'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Returns users with a verified email who may read the client's tickets. */
  async readers(clientId: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('client_user')
      .select('client_user.id')
      .where(mayRead)
      .where('client_id', '=', clientId)
      .where('email_verified_at', 'is not', null)
      .orderBy('client_user.id')
      .execute();
    return rows.map(({ id }) => id);
  },

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

  open: (clientId: number, limit: number) =>
    tx
      .selectFrom('ticket')
      .select(['id', 'status'])
      .where('client_id', '=', clientId)
      .where('status', '<>', 'closed')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

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

  messages: (ticketId: number) => tx.selectFrom('ticket_message').selectAll().where('ticket_id', '=', ticketId).orderBy('id').execute(),

  authorName: async (userId: number): Promise<string> => {
    const row = await tx
      .selectFrom('client_user')
      .select(['first_name as first', 'last_name as last'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return `${row.first} ${row.last}`;
  },
});
