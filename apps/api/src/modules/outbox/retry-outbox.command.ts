import { defineCommand } from '../../operator/define-command.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { mailId, noOpenMail, outboxOf } from './outbox.ts';

export const retryOutboxCommand = defineCommand('outbox retry', {
  parameters: ['ID'],
  isRecorded: true,
  about: 'Retry an unsent message now; `all` retries every abandoned one',
  async run({ app, report, staff }, given) {
    const id = given === 'all' ? undefined : mailId(given);
    const count = await app.database.transaction(async (tx) => {
      const retried = await outboxOf(tx).retry(id);
      if (retried > 0) await recordChange(tx, staff, { operation: 'retryOutbox', subject: given, details: { count: retried } }, app.now());
      return retried;
    });
    if (id !== undefined && count === 0) throw noOpenMail(id);
    report({ count }, (print) => print(count === 1 ? 'Retrying 1 message now.' : `Retrying ${count} messages now.`));
    return true;
  },
});
