import { defineMail } from '../../mail/define-mail.ts';

type ServiceChange = { change: 'suspended' | 'resumed' | 'deleted'; hostname: string };

/** Reports what staff did with a service. It is about losing a server, so it can't be switched off. */
export const serviceChangedBySupportMail = defineMail<ServiceChange>('service-changed-by-support', {
  example: { change: 'suspended', hostname: 'web-01.example.org' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.serviceChangedBySupport.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.serviceChangedBySupport.text'),
      link('mail.serviceChangedBySupport.link', '/supports/create-ticket'),
    ],
  }),
});
