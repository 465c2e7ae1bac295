import type { Transaction } from '../../database/database.ts';
import type { TicketStatus } from './tickets.policy.ts';

export const ticketsRepository = (tx: Transaction) => ({
  open: (clientId: number, limit: number) =>
    tx
      .selectFrom('ticket')
      .select(['id', 'status'])
      .where('client_id', '=', clientId)
      .where('status', '<>', 'closed')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Undefined where there is no such ticket in one of these states. */
  move: (ticketId: number, { from, to }: { from: readonly TicketStatus[]; to: TicketStatus }, at: Date) =>
    tx
      .updateTable('ticket')
      .set({ status: to, updated_at: at })
      .where('id', '=', ticketId)
      .where('status', 'in', from)
      .returning('client_id as clientId')
      .executeTakeFirst(),

  async addMessage(
    ticketId: number,
    message: { author: 'client' | 'operator'; authorName: string; body: string; at: Date },
  ): Promise<void> {
    const { author, authorName, body, at } = message;
    await tx.insertInto('ticket_message').values({ ticket_id: ticketId, author, author_name: authorName, body, created_at: at }).execute();
  },
});
