import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { attachTo } from '../attachments/attachments.ts';
import { supportAnswerMail } from './mails.ts';
import { threadsRepository } from './threads.repository.ts';
import { adminReply, close } from './tickets.policy.ts';

/** The signature of support messages. */
const providerName = 'Support';

/** Adds an answer from support with stored images. Returns false if the ticket doesn't exist or is closed. */
export async function answerTicket(
  app: App,
  tx: Transaction,
  ticketId: number,
  { body, at, images = [] }: { body: string; at: Date; images?: readonly string[] },
): Promise<boolean> {
  const threads = threadsRepository(tx);
  const ticket = await threads.move(ticketId, adminReply, at);
  if (ticket === undefined) return false;
  const messageId = await threads.addMessage(ticketId, { author: 'operator', authorName: providerName, body, at });
  await attachTo(tx, messageId, images);
  await threads.markUnread(ticketId, ticket.clientId);
  publish.ticket(tx, ticket.clientId, ticketId, adminReply.to);
  publish.account(tx, ticket.clientId);
  for (const userId of await threads.readers(ticket.clientId))
    await enqueueMail(app, tx, supportAnswerMail, { recipient: { userId }, values: { ticketId, messageId } });
  return true;
}

/** By the provider, unless `by` names a user of the client. False where there is no such ticket (of this client), or it is closed. */
export async function closeTicketForGood(
  tx: Transaction,
  ticketId: number,
  { at, clientId, by }: { at: Date; clientId?: number; by?: { userId: number } },
): Promise<boolean> {
  const threads = threadsRepository(tx);
  const ticket = await threads.move(ticketId, close, at, clientId);
  if (ticket === undefined) return false;
  const closer =
    by === undefined
      ? ({ author: 'operator', authorName: providerName } as const)
      : ({ author: 'client', authorName: await threads.authorName(by.userId) } as const);
  await threads.noteCloser(ticketId, closer);
  publish.ticket(tx, ticket.clientId, ticketId, close.to);
  return true;
}

/** Returns the client's newest open tickets. For operators only. */
export function openTickets(tx: Transaction, clientId: number, limit: number) {
  return threadsRepository(tx).open(clientId, limit);
}

/** Returns the client of a ticket. Undefined if the ticket doesn't exist or is closed. */
export async function clientOfOpenTicket(tx: Transaction, ticketId: number): Promise<number | undefined> {
  const ticket = await threadsRepository(tx).find(ticketId);
  return ticket === undefined || ticket.status === 'closed' ? undefined : ticket.clientId;
}
