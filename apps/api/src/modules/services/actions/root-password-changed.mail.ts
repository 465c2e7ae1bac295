import { defineMail } from '../../../mail/define-mail.ts';

/** A server has a new root password. It is read in the portal, never in a mail. */
export const rootPasswordChangedMail = defineMail<{ serviceId: number; hostname: string }>('root-password-changed', {
  example: { serviceId: 31, hostname: 'web-01.example.org' },
  write: ({ text, sentence, link }, { serviceId }) => ({
    subject: sentence('mail.rootPasswordChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.rootPasswordChanged.text'),
      text('mail.rootPasswordChanged.notYou'),
      link('mail.rootPasswordChanged.link', `/services/${serviceId}`),
    ],
  }),
});
