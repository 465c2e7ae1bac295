import { defineCommand } from '../../operator/define-command.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';

export const reencryptSecretsCommand = defineCommand('secrets reencrypt', {
  isRecorded: true,
  about: 'Encrypt every stored secret with the first of SECRETS_KEY, so that the others can be removed',
  async run({ app, report, staff }) {
    const reencrypted = await app.database.transaction(async (tx) => {
      const count = await reencryptSecrets(app.configuration, tx);
      await recordChange(tx, staff, { operation: 'reencryptSecrets', details: { count } }, app.now());
      return count;
    });
    report({ reencrypted }, (print) => print(`${reencrypted} secrets had an older key and have the first one now.`));
    return true;
  },
});
