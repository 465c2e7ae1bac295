import type { Transaction } from '../../platform/database/database.ts';

export type TicketHolder = { sessionId: string; userId: number; clientId: number };

export const consoleTicketRepository = (tx: Transaction) => ({
  async add(ticket: { tokenHash: string; sessionId: string; serviceId: number; expiresAt: Date }): Promise<void> {
    await tx
      .insertInto('console_ticket')
      .values({
        token_hash: ticket.tokenHash,
        session_id: ticket.sessionId,
        service_id: ticket.serviceId,
        expires_at: ticket.expiresAt,
        used_at: null,
      })
      .execute();
  },
  /**
   * Marks the ticket as used. Only one of several concurrent calls succeeds, and only for this service, before it expires and with a live
   * session.
   */
  async use(tokenHash: string, serviceId: number, now: Date): Promise<TicketHolder | undefined> {
    return await tx
      .updateTable('console_ticket')
      .from('session')
      .innerJoin('client_user', 'client_user.id', 'session.user_id')
      .innerJoin('service', 'service.client_id', 'client_user.client_id')
      .set({ used_at: now })
      .whereRef('session.id', '=', 'console_ticket.session_id')
      .whereRef('service.id', '=', 'console_ticket.service_id')
      .where('console_ticket.token_hash', '=', tokenHash)
      .where('console_ticket.service_id', '=', serviceId)
      .where('console_ticket.used_at', 'is', null)
      .where('console_ticket.expires_at', '>', now)
      .where('session.revoked_at', 'is', null)
      .where('session.expires_at', '>', now)
      .where('client_user.removed_at', 'is', null)
      .returning(['console_ticket.session_id as sessionId', 'session.user_id as userId', 'client_user.client_id as clientId'])
      .executeTakeFirst();
  },
});
