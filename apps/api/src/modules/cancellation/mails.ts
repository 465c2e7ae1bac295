import { defineMail } from '../../mail/define-mail.ts';

/** `ends` is the last day, in milliseconds. */
export const cancellationRequestedMail = defineMail<{ serviceId: number; hostname: string; ends: number }>('cancellation-requested', {
  topic: 'general',
  example: { serviceId: 31, hostname: 'web-01.example.org', ends: Date.parse('2026-12-06') },
  write: ({ text, sentence, link }, { serviceId }) => ({
    subject: sentence('mail.cancellationRequested.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.cancellationRequested.text'),
      text('mail.cancellationRequested.then'),
      link('mail.cancellationRequested.link', `/services/${serviceId}`),
    ],
  }),
});

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
