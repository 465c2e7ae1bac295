import { defineMail } from '../../mail/define-mail.ts';

/** `state`: on, off, or new recovery codes. */
export const twoFactorChangedMail = defineMail<{ state: 'on' | 'off' | 'codes' }>('two-factor-changed', {
  example: { state: 'on' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.twoFactorChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.twoFactorChanged.text'),
      text('mail.twoFactorChanged.notYou'),
      link('mail.twoFactorChanged.link', '/auth/confirm-reset-password'),
    ],
  }),
});
