import { defineCommand } from '../../operator/define-command.ts';
import { staffName } from '../../operator/settings.ts';
import { answerTicketAsStaff } from './answer-ticket-as-staff.ts';
import { readAnswer } from './read-answer.ts';
import { showTicket } from './show-ticket.ts';
import { ticketNumber } from './ticket-number.ts';

export const answerTicketCommand = defineCommand('ticket answer', {
  parameters: ['ID'],
  optional: ['TEXT'],
  values: ['--file'],
  options: ['--editor'],
  lists: ['--image'],
  about: 'Answer a ticket: TEXT, --file, standard input or $EDITOR; signed by --by or PORTICO_STAFF',
  isRecorded: true,
  async run({ app, lists, options, report, staff, values }, id, text) {
    const ticketId = ticketNumber(id);
    const thread = async () => {
      const messages = (await showTicket(app, ticketId))?.messages ?? [];
      return messages.map(({ author, body }) => `${author.name}:\n${body}`).join('\n\n');
    };
    const answer = await readAnswer({ text, file: values.get('--file'), isEditorAsked: options.has('--editor'), thread });
    // The system user's name, such as root, is for the log only.
    const isNamed = values.has('--by') || app.configuration.setting(staffName) !== undefined;
    const signedBy = isNamed ? staff.name : null;
    const answered = await answerTicketAsStaff(app, { ticketId, text: answer, imageFiles: lists.get('--image') ?? [], signedBy }, staff);
    report(answered, (print) => print(`Answered ticket ${ticketId}.`));
    return true;
  },
});
