import { defineCommand } from '../../operator/define-command.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { noOpenTicket, ticketNumber } from './ticket-number.ts';
import { clientOfOpenTicket, closeTicketAsSupport } from './tickets.ts';

export const closeTicketCommand = defineCommand('ticket close', {
  parameters: ['ID'],
  about: 'Close a ticket permanently',
  isRecorded: true,
  async run({ app, report, staff }, id) {
    const ticketId = ticketNumber(id);
    const isClosed = await app.database.transaction(async (tx) => {
      const client = await clientOfOpenTicket(tx, ticketId);
      if (client === undefined || !(await closeTicketAsSupport(tx, ticketId, app.now()))) return false;
      await recordChange(tx, staff, { operation: 'closeTicket', clientId: client.clientId, subject: ticketId }, app.now());
      return true;
    });
    if (!isClosed) throw noOpenTicket(ticketId);
    report({ ticketId }, (print) => print(`Closed ticket ${ticketId}.`));
    return true;
  },
});
