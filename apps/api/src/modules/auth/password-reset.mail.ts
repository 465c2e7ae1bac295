import { defineMail, type Nothing } from '../../mail/define-mail.ts';
import { passwordResetRepository } from './password-reset.repository.ts';
import { newToken, tokenHash } from './token.ts';

const lifeMs = 60 * 60_000;

/** The link is made at the moment it is sent: it is written down nowhere but in the mail, and a second one voids the first. */
export const passwordResetMail = defineMail<Nothing, { token: string }>('password-reset', {
  example: { token: 'prt_5XkX1b9cQ2' },
  async prepare(tx, app, { userId }) {
    if (userId === null) return null;
    const token = newToken('prt');
    await passwordResetRepository(tx).replace(userId, tokenHash(token), new Date(app.now().getTime() + lifeMs));
    return { token };
  },
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
