import { defineMail } from '../../mail/define-mail.ts';

/** To the address before: whoever still reads it learns of the change, and whom to ask. */
export const emailChangedOldMail = defineMail<{ email: string }>('email-changed-old', {
  example: { email: 'm•••@example.org' },
  write: ({ text, sentence }) => ({
    subject: sentence('mail.emailChanged.subject'),
    blocks: [text('mail.greeting'), text('mail.emailChangedOld.text'), text('mail.emailChangedOld.notYou')],
  }),
});

export const emailChangedNewMail = defineMail('email-changed-new', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.emailChanged.subject'),
    blocks: [text('mail.greeting'), text('mail.emailChangedNew.text'), link('mail.emailChangedNew.link', '/settings/user')],
  }),
});
