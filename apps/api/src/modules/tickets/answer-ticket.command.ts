import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { answerTicket } from './tickets.ts';

const bodyMaxLength = 65_000;

export const answerTicketCommand = defineCommand('ticket answer', {
  parameters: ['ID', 'TEXT'],
  about: 'Answer a ticket as support',
  async run({ app, print }, id, text) {
    const body = text.trim();
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new OperatorError(`${id} is no ticket's number.`);
    if (body === '' || body.length > bodyMaxLength || body.includes('\0'))
      throw new OperatorError(`The answer needs 1 to ${bodyMaxLength} characters.`);
    const isAnswered = await app.database.transaction((tx) => answerTicket(tx, Number(id), { body, at: app.now() }));
    if (!isAnswered) throw new OperatorError(`There is no open ticket ${id}: it does not exist, or it is closed.`);
    print(`Ticket ${id} is answered.`);
    return true;
  },
});
