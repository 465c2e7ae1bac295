import { defineCommand } from '../../operator/define-command.ts';
import { findMail, isMail, mailId, mailToReport, noOpenMail, reasonOf, stateOf } from './outbox.ts';

export const showOutboxCommand = defineCommand('outbox show', {
  parameters: ['ID'],
  about: 'Show an unsent message and the last error of the mail server or Telegram',
  async run({ app, report }, given) {
    const id = mailId(given);
    const mail = await findMail(app, id);
    if (mail === undefined) throw noOpenMail(id);
    const { key, orderedAt, template, values } = mail.order;
    report(
      { ...mailToReport(mail), values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) },
      (print) => {
        print(`${template} to ${mail.to}`);
        print(`  enqueued    ${orderedAt.slice(0, 19).replace('T', ' ')}`);
        // If the mail server's log shows this Message-ID, the mail was delivered.
        if (isMail(mail)) print(`  Message-ID  starts with ${key}`);
        print(`  state       ${stateOf(mail)}`);
        if (mail.error !== null) print(`  error       ${reasonOf(mail)}`);
        for (const [name, value] of Object.entries(values)) print(`  ${name.padEnd(11)} ${String(value)}`);
      },
    );
    return true;
  },
});
