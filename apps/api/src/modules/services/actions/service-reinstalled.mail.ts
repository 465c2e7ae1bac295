import { defineMail } from '../../../mail/define-mail.ts';

/** A reinstall has ended. `from` says whether the server waits for its owner in the installer of an image. */
export const serviceReinstalledMail = defineMail<{ serviceId: number; hostname: string; from: 'system' | 'image' }>('service-reinstalled', {
  example: { serviceId: 31, hostname: 'web-01.example.org', from: 'system' },
  write: ({ text, sentence, link }, { serviceId }) => ({
    subject: sentence('mail.serviceReinstalled.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.serviceReinstalled.text'),
      text('mail.serviceReinstalled.then'),
      link('mail.serviceReinstalled.link', `/services/${serviceId}`),
    ],
  }),
});
