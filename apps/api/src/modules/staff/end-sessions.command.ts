import { defineCommand } from '../../operator/define-command.ts';
import { endSessionsAsStaff } from './end-sessions.ts';

export const endSessionsCommand = defineCommand('client end-sessions', {
  parameters: ['EMAIL|all'],
  isRecorded: true,
  about: 'End all sessions of a user, or of every user; needs --reason',
  async run({ app, report, staff }, whose) {
    const result = await app.database.transaction((tx) => endSessionsAsStaff(app, tx, whose, staff));
    report(result, (print) => print(`${result.ended} sessions have ended.`));
    return true;
  },
});
