import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { actFor } from '../../operations/act-for.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { attachTo, reserveSupportImages } from '../attachments/attachments.ts';
import { supportAnswerMail } from './mails.ts';
import { allTicketsRepository } from './all-tickets.repository.ts';
import { threadsRepository } from './threads.repository.ts';
import { adminReply, close } from './tickets.policy.ts';

/** The signature of support messages. */
const providerName = 'Support';

/** Adds an answer from support with stored images, signed by a person or else by support. Returns false if the ticket doesn't exist or is closed. */
export async function answerTicket(
  app: App,
  tx: Transaction,
  ticketId: number,
  { body, at, images = [], signedBy = null }: { body: string; at: Date; images?: readonly string[]; signedBy?: string | null },
): Promise<boolean> {
  const ticket = await allTicketsRepository(tx).find(ticketId);
  if (ticket === undefined) return false;
  const client = actFor(ticket.clientId);
  const threads = threadsRepository(tx, client);
  await reserveSupportImages(tx, client, images);
  if (!(await threads.move(ticketId, adminReply, at))) return false;
  const messageId = await threads.addMessage(ticketId, { author: 'operator', authorName: signedBy ?? providerName, body, at });
  await attachTo(tx, client, messageId, images);
  await threads.markUnread(ticketId);
  publish.ticket(tx, ticket.clientId, ticketId, adminReply.to);
  publish.account(tx, ticket.clientId);
  for (const userId of await threads.readers())
    await enqueueMail(app, tx, supportAnswerMail, { recipient: { userId }, values: { ticketId, messageId } });
  return true;
}

/** Closes a ticket as support. Returns false if the ticket doesn't exist or is closed. */
export async function closeTicketAsSupport(tx: Transaction, ticketId: number, at: Date): Promise<boolean> {
  const ticket = await allTicketsRepository(tx).find(ticketId);
  return ticket !== undefined && (await closeTicketForGood(tx, actFor(ticket.clientId), ticketId, { at, userId: null }));
}

/** Closes a ticket of the client. `userId` is null if support closes it. Returns false if the ticket doesn't exist or is closed. */
export async function closeTicketForGood(
  tx: Transaction,
  client: ClientScope,
  ticketId: number,
  { at, userId }: { at: Date; userId: number | null },
): Promise<boolean> {
  const threads = threadsRepository(tx, client);
  if (!(await threads.move(ticketId, close, at))) return false;
  const closer =
    userId === null
      ? ({ author: 'operator', authorName: providerName } as const)
      : ({ author: 'client', authorName: await threads.authorName(userId) } as const);
  await threads.noteCloser(ticketId, closer);
  publish.ticket(tx, client.clientId, ticketId, close.to);
  return true;
}

/** Returns the client's newest open tickets. */
export function openTickets(tx: Transaction, client: ClientScope, limit: number) {
  return threadsRepository(tx, client).open(limit);
}

/** Returns the client of a ticket. Undefined if the ticket doesn't exist or is closed. */
export async function clientOfOpenTicket(tx: Transaction, ticketId: number): Promise<ClientScope | undefined> {
  const ticket = await allTicketsRepository(tx).find(ticketId);
  return ticket === undefined || ticket.status === 'closed' ? undefined : actFor(ticket.clientId);
}
