import { defineMail } from '../../mail/define-mail.ts';

export const passwordChangedMail = defineMail('password-changed', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.passwordChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.passwordChanged.text'),
      text('mail.passwordChanged.notYou'),
      link('mail.passwordChanged.link', '/auth/confirm-reset-password'),
    ],
  }),
});
