import { validate } from '@portico/validation/issues';
import { replyTicketSchema } from '@portico/validation/ticket';
import { ticketDescriptionMaxLength, ticketDescriptionMinLength } from '@portico/validation/limits';
import { StorageError } from '@portico/drivers/storage-error';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { readImageFiles } from '../attachments/image-files.ts';
import { withSupportImages } from '../attachments/with-support-images.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { noOpenTicket, ticketNumber } from './ticket-number.ts';
import { answerTicket, clientOfOpenTicket } from './tickets.ts';

export const answerTicketCommand = defineCommand('ticket answer', {
  parameters: ['ID', 'TEXT'],
  lists: ['--image'],
  about: 'Answer a ticket as support',
  isRecorded: true,
  async run({ app, print, lists, staff }, id, text) {
    const ticketId = ticketNumber(id);
    const answer = validate(replyTicketSchema, { description: text.replaceAll('\0', '') });
    if (!answer.ok)
      throw new OperatorError(`The answer must have ${ticketDescriptionMinLength} to ${ticketDescriptionMaxLength} characters.`);
    const body = answer.output.description;
    // Check all images first, so that nothing is stored if one is invalid.
    const images = await readImageFiles(app, lists.get('--image') ?? []);
    const client = await app.database.read((tx) => clientOfOpenTicket(tx, ticketId));
    if (client === undefined) throw noOpenTicket(ticketId);
    const at = app.now();
    const isAnswered = await withSupportImages(app, { client, images, at }, (ids) =>
      app.database.transaction(async (tx) => {
        const change = { operation: 'answerTicket', clientId: client.clientId, subject: ticketId };
        const isDone = await answerTicket(app, tx, ticketId, { body, at, images: ids });
        if (isDone) await recordChange(tx, staff, change, at);
        return isDone;
      }),
    ).catch((error: unknown) => {
      if (error instanceof StorageError) throw new OperatorError(`The images couldn't be stored, so no answer was sent: ${error.message}`);
      throw error;
    });
    if (!isAnswered) throw noOpenTicket(ticketId);
    print(`Answered ticket ${ticketId}.`);
    return true;
  },
});
