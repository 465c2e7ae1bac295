import { defineMail } from '../../mail/define-mail.ts';

export const cancellationWithdrawnMail = defineMail<{ serviceId: number; hostname: string }>('cancellation-withdrawn', {
  topic: 'general',
  example: { serviceId: 31, hostname: 'web-01.example.org' },
  write: ({ text, sentence, link }, { serviceId }) => ({
    subject: sentence('mail.cancellationWithdrawn.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.cancellationWithdrawn.text'),
      link('mail.cancellationWithdrawn.link', `/services/${serviceId}`),
    ],
  }),
});
