import { validate } from '@portico/validation/issues';
import { replyTicketSchema } from '@portico/validation/ticket';
import { ticketDescriptionMaxLength, ticketDescriptionMinLength } from '@portico/validation/limits';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { noOpenTicket, ticketNumber } from './ticket-number.ts';
import { answerTicket } from './tickets.ts';

export const answerTicketCommand = defineCommand('ticket answer', {
  parameters: ['ID', 'TEXT'],
  about: 'Answer a ticket as support',
  async run({ app, print }, id, text) {
    const ticketId = ticketNumber(id);
    const answer = validate(replyTicketSchema, { description: text.replaceAll('\0', '') });
    if (!answer.ok) throw new OperatorError(`The answer needs ${ticketDescriptionMinLength} to ${ticketDescriptionMaxLength} characters.`);
    const body = answer.output.description;
    const isAnswered = await app.database.transaction((tx) => answerTicket(app, tx, ticketId, { body, at: app.now() }));
    if (!isAnswered) throw noOpenTicket(ticketId);
    print(`Ticket ${ticketId} is answered.`);
    return true;
  },
});
