import { defineMail } from '../../../mail/define-mail.ts';

export const passkeyChangedMail = defineMail<{ change: 'added' | 'removed'; name: string }>('passkey-changed', {
  example: { change: 'added', name: 'Laptop' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.passkeyChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.passkeyChanged.text'),
      text('mail.passkeyChanged.notYou'),
      link('mail.passkeyChanged.link', '/auth/confirm-reset-password'),
    ],
  }),
});
