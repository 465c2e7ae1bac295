import { defineMail } from '../../mail/define-mail.ts';

/** `write` is "yes" if the operator may make changes. */
type Access = { operator: string; reason: string; write: 'yes' | 'no'; at: number };

/** Sent to the user whose account an operator opened. */
export const supportAccessMail = defineMail<Access>('support-access', {
  example: { operator: 'Anna Berg', reason: 'Ticket 1042: the backup of web-01 fails', write: 'no', at: 1_795_339_872_000 },
  write: ({ text, sentence, quote, link }, { reason }) => ({
    subject: sentence('mail.supportAccess.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.supportAccess.text'),
      quote(reason),
      text('mail.supportAccess.then'),
      link('mail.supportAccess.link', '/settings/client'),
    ],
  }),
});
