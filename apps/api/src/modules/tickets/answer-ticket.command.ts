import { publishEvent } from '../../events/publish-event.ts';
import type { CommandParts } from '../../registry/commands.ts';
import { addOperatorAnswer } from './tickets.repository.ts';
import { OperatorError } from '../../operator/define-command.ts';

const bodyMaxLength = 65_000;

export async function answerTicket({ database, now, print }: CommandParts, [id = '', text = '']: readonly string[]): Promise<boolean> {
  const body = text.trim();
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new OperatorError(`${id} is no ticket's number.`);
  if (body === '' || body.length > bodyMaxLength || body.includes('\0'))
    throw new OperatorError(`The answer needs 1 to ${bodyMaxLength} characters.`);
  await database.transaction(async (tx) => {
    const ticket = await addOperatorAnswer(tx, { ticketId: Number(id), body, at: now() });
    if (ticket === undefined) throw new OperatorError(`There is no open ticket ${id}: it does not exist, or it is closed.`);
    publishEvent(tx, ticket.client_id, { type: 'ticket.changed', resource: { type: 'ticket', id }, status: 'admin-reply' });
    publishEvent(tx, ticket.client_id, { type: 'account.changed', resource: null, status: null });
  });
  print(`Ticket ${id} is answered.`);
  return true;
}
