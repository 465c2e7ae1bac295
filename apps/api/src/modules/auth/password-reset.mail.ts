import { defineMail, type Nothing } from '../../mail/define-mail.ts';
import { openPasswordReset } from './open-password-reset.ts';

/** The link is made at the moment it is sent: it is written down nowhere but in the mail, and a second one voids the first. */
export const passwordResetMail = defineMail<Nothing, { token: string }>('password-reset', {
  example: { token: 'prt_5XkX1b9cQ2' },
  prepare: async (tx, app, { userId }) => (userId === null ? null : { token: await openPasswordReset(tx, userId, app.now()) }),
  write: ({ text, sentence, link }, { token }) => ({
    subject: sentence('mail.passwordReset.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.passwordReset.text'),
      link('mail.passwordReset.link', `/auth/reset-password?token=${token}`),
      text('mail.passwordReset.ignore'),
    ],
  }),
});
