import { defineCommand } from '../../operator/define-command.ts';
import { mailId, noOpenMail, outboxOf } from './outbox.ts';

export const retryOutboxCommand = defineCommand('outbox retry', {
  parameters: ['ID'],
  about: 'Try a mail again now; with `all` every mail that was given up',
  async run({ app, print }, given) {
    const id = given === 'all' ? undefined : mailId(given);
    const count = await app.database.transaction((tx) => outboxOf(tx).retry(id));
    if (id !== undefined && count === 0) throw noOpenMail(id);
    print(count === 1 ? '1 mail is tried again now.' : `${count} mails are tried again now.`);
    return true;
  },
});
