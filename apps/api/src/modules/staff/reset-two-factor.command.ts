import { defineCommand } from '../../operator/define-command.ts';
import { resetTwoFactorAsStaff } from './reset-two-factor.ts';

export const resetTwoFactorCommand = defineCommand('client reset-two-factor', {
  parameters: ['EMAIL'],
  isRecorded: true,
  about: "Turn a user's two-factor authentication off and end all sessions; needs --reason",
  async run({ app, report, staff }, email) {
    const reset = await app.database.transaction((tx) => resetTwoFactorAsStaff(app, tx, email, staff));
    report(reset, (print) => print(`Two-factor authentication of ${email} is off. All sessions have ended, and the user gets a mail.`));
    return true;
  },
});
