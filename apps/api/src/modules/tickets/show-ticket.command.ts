import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { minute } from '../../operator/printed-values.ts';
import { showTicket } from './show-ticket.ts';
import { ticketNumber } from './ticket-number.ts';

export const showTicketCommand = defineCommand('ticket show', {
  parameters: ['ID'],
  about: 'Show a ticket with its messages',
  async run({ app, report }, id) {
    const ticketId = ticketNumber(id);
    const ticket = await showTicket(app, ticketId);
    if (ticket === undefined) throw new OperatorError(`Ticket ${ticketId} doesn't exist.`);
    report(ticket, (print) => {
      print(`Ticket ${ticket.id}  ${ticket.subject}`);
      print(`  ${ticket.department}, ${ticket.status}, client ${ticket.clientId}${ticket.hostname === null ? '' : `, ${ticket.hostname}`}`);
      for (const message of ticket.messages) {
        print('');
        print(`${minute(message.createdAt)}  ${message.author.kind}  ${message.author.name}`);
        for (const line of message.body.split('\n')) print(`  ${line}`);
        for (const { name, url } of message.attachments) print(`  [${name}] ${url}`);
      }
    });
    return true;
  },
});
