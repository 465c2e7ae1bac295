import { defineMail } from '../../mail/define-mail.ts';

export const alreadyRegisteredMail = defineMail('already-registered', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.alreadyRegistered.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.alreadyRegistered.text'),
      link('mail.alreadyRegistered.link', '/auth/login'),
      text('mail.alreadyRegistered.ignore'),
    ],
  }),
});
