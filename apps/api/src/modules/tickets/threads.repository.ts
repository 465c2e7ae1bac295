import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { searchText } from '../../platform/database/full-text.ts';
import { mayRead } from './all-tickets.repository.ts';
import { searchedCharacters, type TicketMove } from './tickets.policy.ts';

export type NewMessage = { author: 'client' | 'operator'; authorName: string; body: string; at: Date };

/** Changes to the tickets of one client, by its users or by support. */
export const threadsRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  /** Returns false if the client has no such ticket in one of the `from` states. */
  async move(ticketId: number, { from, to }: TicketMove, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('ticket')
      .set({ status: to, updated_at: at })
      .where('id', '=', ticketId)
      .where('client_id', '=', clientId)
      .where('status', 'in', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Who closed a ticket that this transaction has closed. */
  async noteCloser(ticketId: number, { author, authorName }: Pick<NewMessage, 'author' | 'authorName'>): Promise<void> {
    await tx
      .updateTable('ticket')
      .set({ closed_by: author, closed_by_name: authorName })
      .where('id', '=', ticketId)
      .where('client_id', '=', clientId)
      .execute();
  },

  /** Also adds the text to the ticket's search index. @throws Error if the client has no such ticket */
  async addMessage(ticketId: number, { author, authorName, body, at }: NewMessage, subject = ''): Promise<number> {
    const words = searchText(`${subject} ${body}`);
    await tx
      .updateTable('ticket')
      .set((ticket) => ({
        message_count: ticket('message_count', '+', 1),
        search_text: sql<string>`left(${ticket.ref('search_text')} || ' ' || ${words}::text, ${searchedCharacters})`,
      }))
      .where('id', '=', ticketId)
      .where('client_id', '=', clientId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('ticket_message')
      .values({ ticket_id: ticketId, author, author_name: authorName, body, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Marks the ticket as unread for all users of the client. */
  async markUnread(ticketId: number): Promise<void> {
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
  async readers(): Promise<number[]> {
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

  open: (limit: number) =>
    tx
      .selectFrom('ticket')
      .select(['id', 'status'])
      .where('client_id', '=', clientId)
      .where('status', '<>', 'closed')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  messages: (ticketId: number) =>
    tx
      .selectFrom('ticket_message')
      .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
      .selectAll('ticket_message')
      .where('ticket_id', '=', ticketId)
      .where('client_id', '=', clientId)
      .orderBy('ticket_message.id')
      .execute(),

  authorName: async (userId: number): Promise<string> => {
    const row = await tx
      .selectFrom('client_user')
      .select(['first_name as first', 'last_name as last'])
      .where('id', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    return `${row.first} ${row.last}`;
  },
});
