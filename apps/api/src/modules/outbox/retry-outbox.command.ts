import { defineCommand } from '../../operator/define-command.ts';
import { mailId, noOpenMail, outboxOf } from './outbox.ts';

export const retryOutboxCommand = defineCommand('outbox retry', {
  parameters: ['ID'],
  about: 'Retry an unsent message now; `all` retries every abandoned one',
  async run({ app, print }, given) {
    const id = given === 'all' ? undefined : mailId(given);
    const count = await app.database.transaction((tx) => outboxOf(tx).retry(id));
    if (id !== undefined && count === 0) throw noOpenMail(id);
    print(count === 1 ? 'Retrying 1 message now.' : `Retrying ${count} messages now.`);
    return true;
  },
});
