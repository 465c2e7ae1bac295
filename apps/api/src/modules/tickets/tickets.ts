import type { Transaction } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { operatorAnswer } from './tickets.policy.ts';
import { ticketsRepository } from './tickets.repository.ts';

/** The provider's answer. False where there is no such ticket, or it is closed. */
export async function answerTicket(tx: Transaction, ticketId: number, { body, at }: { body: string; at: Date }): Promise<boolean> {
  const tickets = ticketsRepository(tx);
  const ticket = await tickets.move(ticketId, operatorAnswer, at);
  if (ticket === undefined) return false;
  await tickets.addMessage(ticketId, { author: 'operator', authorName: 'Support', body, at });
  announce.ticket(tx, ticket.clientId, ticketId, operatorAnswer.to);
  announce.account(tx, ticket.clientId);
  return true;
}

/** The client's newest that are not closed, for the operator. */
export function openTickets(tx: Transaction, clientId: number, limit: number) {
  return ticketsRepository(tx).open(clientId, limit);
}
