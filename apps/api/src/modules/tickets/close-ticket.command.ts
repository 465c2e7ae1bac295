import { defineCommand } from '../../operator/define-command.ts';
import { noOpenTicket, ticketNumber } from './ticket-number.ts';
import { closeTicketAsSupport } from './tickets.ts';

export const closeTicketCommand = defineCommand('ticket close', {
  parameters: ['ID'],
  about: 'Close a ticket permanently',
  async run({ app, print }, id) {
    const ticketId = ticketNumber(id);
    const isClosed = await app.database.transaction((tx) => closeTicketAsSupport(tx, ticketId, app.now()));
    if (!isClosed) throw noOpenTicket(ticketId);
    print(`Closed ticket ${ticketId}.`);
    return true;
  },
});
