import { defineCommand } from '../../operator/define-command.ts';
import { openMails, reasonOf, stateOf } from './outbox.ts';

const maxRows = 100;

export const listOutboxCommand = defineCommand('outbox list', {
  about: 'List the mails, and messages by Telegram, that are not sent: why, how often it was tried, and when next (UTC)',
  async run({ app, print }) {
    const mails = await openMails(app, maxRows + 1);
    if (mails.length === 0) print('Every mail is sent.');
    for (const mail of mails.slice(0, maxRows)) {
      const why = reasonOf(mail);
      print(`${mail.id}  ${mail.order.template.padEnd(20)} ${mail.to}  ${stateOf(mail)}${why === '' ? '' : `: ${why}`}`);
    }
    if (mails.length > maxRows) print(`… and more: these are ${maxRows}, those that were given up first.`);
    return true;
  },
});
