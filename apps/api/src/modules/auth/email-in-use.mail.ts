import { defineMail } from '../../mail/define-mail.ts';

export const emailInUseMail = defineMail('email-in-use', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.emailInUse.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.emailInUse.text'),
      link('mail.emailInUse.link', '/auth/login'),
      text('mail.alreadyRegistered.ignore'),
    ],
  }),
});
