import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import { linksOf } from '../attachments/attachment-link.ts';
import { attachmentsOf } from '../attachments/attachments.ts';
import { allTicketsRepository } from './all-tickets.repository.ts';
import { threadsRepository } from './threads.repository.ts';

/** Leaves an operator time to read the thread before opening its images. */
const linkMinutes = 60;

/** Returns a ticket of any client with its messages, the oldest first, and links to their images. Undefined if it doesn't exist. */
export function showTicket({ database, configuration, now }: App, ticketId: number) {
  return database.read(async (tx) => {
    const ticket = await allTicketsRepository(tx).find(ticketId);
    if (ticket === undefined) return undefined;
    const client = actFor(ticket.clientId);
    const messages = await threadsRepository(tx, client).messages(ticketId);
    const ids = messages.map((message) => message.id);
    const attachments = await attachmentsOf(tx, client, ids, linksOf(configuration, now(), linkMinutes));
    return {
      ...ticket,
      messages: messages.map((message) => ({
        id: message.id,
        author: { kind: message.author, name: message.author_name },
        body: message.body,
        createdAt: message.created_at,
        attachments: (attachments.get(message.id) ?? []).map(({ name, url }) => ({ name, url: `${configuration.publicUrl}${url}` })),
      })),
    };
  });
}
