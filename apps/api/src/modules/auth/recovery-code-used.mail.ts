import { defineMail } from '../../mail/define-mail.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

type SignIn = { browser: string; system: string; ip: string; at: number };

/** A sign-in from a known browser took a recovery code. One from an unknown browser says so in its own mail. */
export const recoveryCodeUsedMail = defineMail<SignIn, { left: number }>('recovery-code-used', {
  example: { browser: 'Firefox', system: 'Linux', ip: '203.0.113.7', at: 1_795_339_872_000, left: 3 },
  prepare: async (tx, _app, { userId }) => (userId === null ? null : { left: await twoFactorRepository(tx, userId).countCodesLeft() }),
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.recoveryCodeUsed.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.recoveryCodeUsed.text'),
      text('mail.newSignIn.device'),
      text('mail.recoveryCodeUsed.left'),
      text('mail.recoveryCodeUsed.notYou'),
      link('mail.recoveryCodeUsed.link', '/settings/user'),
    ],
  }),
});
