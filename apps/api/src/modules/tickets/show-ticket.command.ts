import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { actFor } from '../../operations/act-for.ts';
import { linksOf } from '../attachments/attachment-link.ts';
import { attachmentsOf } from '../attachments/attachments.ts';
import { allTicketsRepository } from './all-tickets.repository.ts';
import { threadsRepository } from './threads.repository.ts';
import { ticketNumber } from './ticket-number.ts';

/** Leaves an operator time to read the thread before opening its images. */
const linkMinutes = 60;

export const showTicketCommand = defineCommand('ticket show', {
  parameters: ['ID'],
  about: 'Show a ticket with its messages',
  async run({ app, print }, id) {
    const ticketId = ticketNumber(id);
    const found = await app.database.read(async (tx) => {
      const ticket = await allTicketsRepository(tx).find(ticketId);
      if (ticket === undefined) return undefined;
      const client = actFor(ticket.clientId);
      const messages = await threadsRepository(tx, client).messages(ticketId);
      const ids = messages.map((message) => message.id);
      return { ticket, messages, attachments: await attachmentsOf(tx, client, ids, linksOf(app.configuration, app.now(), linkMinutes)) };
    });
    if (found === undefined) throw new OperatorError(`Ticket ${ticketId} doesn't exist.`);
    const { ticket, messages, attachments } = found;
    print(`Ticket ${ticket.id}  ${ticket.subject}`);
    print(`  ${ticket.department}, ${ticket.status}, client ${ticket.clientId}${ticket.hostname === null ? '' : `, ${ticket.hostname}`}`);
    for (const message of messages) {
      print('');
      print(`${message.created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${message.author}  ${message.author_name}`);
      for (const line of message.body.split('\n')) print(`  ${line}`);
      for (const { name, url } of attachments.get(message.id) ?? []) print(`  [${name}] ${app.configuration.publicUrl}${url}`);
    }
    return true;
  },
});
