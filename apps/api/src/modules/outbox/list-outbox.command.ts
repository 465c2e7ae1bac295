import { defineCommand } from '../../operator/define-command.ts';
import { mailToReport, openMails, reasonOf, stateOf } from './outbox.ts';

const maxRows = 100;

export const listOutboxCommand = defineCommand('outbox list', {
  about: 'List unsent email and Telegram messages with their error, attempts and next attempt (UTC)',
  async run({ app, report }) {
    const mails = await openMails(app, maxRows + 1);
    const shown = mails.slice(0, maxRows);
    report({ items: shown.map(mailToReport), isComplete: mails.length <= maxRows }, (print) => {
      if (mails.length === 0) print('There are no unsent messages.');
      for (const mail of shown) {
        const why = reasonOf(mail);
        print(`${mail.id}  ${mail.order.template.padEnd(20)} ${mail.to}  ${stateOf(mail)}${why === '' ? '' : `: ${why}`}`);
      }
      if (mails.length > maxRows) print(`… and more. Only ${maxRows} are shown, abandoned ones first.`);
    });
    return true;
  },
});
