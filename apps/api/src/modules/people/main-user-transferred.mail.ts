import { defineMail } from '../../mail/define-mail.ts';

/** `other` is who had the role before, or who has it now, as `quotedPerson` writes it. */
type Transfer = { reader: 'new' | 'former'; other: string };

/** The role of the main user was transferred: to the reader, or by the reader. */
export const mainUserTransferredMail = defineMail<Transfer>('main-user-transferred', {
  example: { reader: 'new', other: 'Jonas Weber (jonas@example.com)' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.mainUserTransferred.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.mainUserTransferred.text'),
      text('mail.mainUserTransferred.notYou'),
      link('mail.mainUserTransferred.link', '/settings/client'),
    ],
  }),
});
