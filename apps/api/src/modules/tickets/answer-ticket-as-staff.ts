import { ticketDescriptionMaxLength, ticketDescriptionMinLength } from '@portico/contract/limits';
import { validate } from '@portico/validation/issues';
import { replyTicketSchema } from '@portico/validation/ticket';
import { StorageError } from '@portico/drivers/storage-error';
import type { App } from '../../app.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import type { Staff } from '../../operator/staff.ts';
import { readImageFiles } from '../attachments/image-files.ts';
import { withSupportImages } from '../attachments/with-support-images.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { noOpenTicket } from './ticket-number.ts';
import { answerTicket, clientOfOpenTicket } from './tickets.ts';

type Answer = {
  ticketId: number;
  text: string;
  /** Paths of images to attach. */
  imageFiles: readonly string[];
  /** The name that the client sees. Null for the provider's. */
  signedBy: string | null;
};

/** Answers a ticket as support. @throws OperatorError if the text, an image or the ticket doesn't allow it; then nothing is sent */
export async function answerTicketAsStaff(
  app: App,
  { ticketId, text, imageFiles, signedBy }: Answer,
  staff: Staff,
): Promise<{ ticketId: number; clientId: number }> {
  const answer = validate(replyTicketSchema, { description: text.replaceAll('\0', '').trim() });
  if (!answer.ok)
    throw new OperatorError(`The answer must have ${ticketDescriptionMinLength} to ${ticketDescriptionMaxLength} characters.`);
  const body = answer.output.description;
  // Check all images first, so that nothing is stored if one is invalid.
  const images = await readImageFiles(app, imageFiles);
  const client = await app.database.read((tx) => clientOfOpenTicket(tx, ticketId));
  if (client === undefined) throw noOpenTicket(ticketId);
  const at = app.now();
  const isAnswered = await withSupportImages(app, { client, images, at }, (ids) =>
    app.database.transaction(async (tx) => {
      const isDone = await answerTicket(app, tx, ticketId, { body, at, images: ids, signedBy });
      if (isDone) await recordChange(tx, staff, { operation: 'answerTicket', clientId: client.clientId, subject: ticketId }, at);
      return isDone;
    }),
  ).catch((error: unknown) => {
    if (error instanceof StorageError) throw new OperatorError(`The images couldn't be stored, so no answer was sent: ${error.message}`);
    throw error;
  });
  if (!isAnswered) throw noOpenTicket(ticketId);
  return { ticketId, clientId: client.clientId };
}
