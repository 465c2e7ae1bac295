import { defineCommand } from '../../operator/define-command.ts';
import { findMail, isMail, mailId, noOpenMail, reasonOf, stateOf } from './outbox.ts';

export const showOutboxCommand = defineCommand('outbox show', {
  parameters: ['ID'],
  about: 'Show a mail that is not sent, and what the mail server, or Telegram, said of it',
  async run({ app, print }, given) {
    const id = mailId(given);
    const mail = await findMail(app, id);
    if (mail === undefined) throw noOpenMail(id);
    const { key, orderedAt, template, values } = mail.order;
    print(`${template} to ${mail.to}`);
    print(`  ordered     ${orderedAt.slice(0, 19).replace('T', ' ')}`);
    // If the mail server's log shows this Message-ID, the mail was delivered.
    if (isMail(mail)) print(`  Message-ID  begins with ${key}`);
    print(`  state       ${stateOf(mail)}`);
    if (mail.error !== null) print(`  why         ${reasonOf(mail)}`);
    for (const [name, value] of Object.entries(values)) print(`  ${name.padEnd(11)} ${String(value)}`);
    return true;
  },
});
