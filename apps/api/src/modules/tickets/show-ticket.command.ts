import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { forATerminal } from '../../operator/for-a-terminal.ts';
import { threadsRepository } from './threads.repository.ts';
import { ticketNumber } from './ticket-number.ts';

export const showTicketCommand = defineCommand('ticket show', {
  parameters: ['ID'],
  about: 'Show a ticket and what was written in it',
  async run({ app, print }, id) {
    const ticketId = ticketNumber(id);
    const found = await app.database.read(async (tx) => {
      const threads = threadsRepository(tx);
      const ticket = await threads.find(ticketId);
      return ticket && { ticket, messages: await threads.messages(ticketId) };
    });
    if (found === undefined) throw new OperatorError(`There is no ticket ${ticketId}.`);
    const { ticket, messages } = found;
    print(`Ticket ${ticket.id}  ${forATerminal(ticket.subject)}`);
    print(
      `  ${ticket.department}, ${ticket.status}, client ${ticket.clientId}${ticket.hostname === null ? '' : `, ${forATerminal(ticket.hostname)}`}`,
    );
    for (const message of messages) {
      print('');
      print(`${message.created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${message.author}  ${forATerminal(message.author_name)}`);
      for (const line of message.body.split('\n')) print(`  ${forATerminal(line)}`);
    }
    return true;
  },
});
