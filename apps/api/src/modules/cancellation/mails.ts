import type { App } from '../../app.ts';
import { defineMail } from '../../mail/define-mail.ts';
import type { Addressee } from '../../mail/recipient.repository.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findAnyService } from '../services/any-service.ts';

type AboutService = { serviceId: number; hostname: string };

/** A suspended service stays switched off, cancelled or not. */
type Prepared = { suspended: 'yes' | 'no' };

/** Mails that waited may overtake each other, so each is sent only while it says what holds. The end of a service has its own mail. */
const whileCancelled =
  (isCancelled: boolean) =>
  async (tx: Transaction, _app: App, _addressee: Addressee, { serviceId }: AboutService): Promise<Prepared | null> => {
    const service = await findAnyService(tx, serviceId);
    if (service === undefined || service.status === 'delete' || (service.cancel_requested_at !== null) !== isCancelled) return null;
    return { suspended: service.status === 'suspended' ? 'yes' : 'no' };
  };

/** It is about losing a server, so it can't be switched off. `ends` is the last day, in milliseconds. */
export const cancellationRequestedMail = defineMail<AboutService & { ends: number }, Prepared>('cancellation-requested', {
  telegramTopic: 'general',
  example: { serviceId: 31, hostname: 'web-01.example.org', suspended: 'no', ends: Date.parse('2026-12-06') },
  prepare: whileCancelled(true),
  write: ({ text, sentence, link }, { serviceId, suspended }) => ({
    subject: sentence('mail.cancellationRequested.subject'),
    blocks: [
      text('mail.greeting'),
      text(suspended === 'yes' ? 'mail.cancellationRequested.suspended' : 'mail.cancellationRequested.text'),
      text('mail.cancellationRequested.then'),
      link('mail.cancellationRequested.link', `/services/${serviceId}`),
    ],
  }),
});

/** It takes back a mail that can't be switched off, so it can't be switched off either. */
export const cancellationWithdrawnMail = defineMail<AboutService, Prepared>('cancellation-withdrawn', {
  telegramTopic: 'general',
  example: { serviceId: 31, hostname: 'web-01.example.org', suspended: 'no' },
  prepare: whileCancelled(false),
  write: ({ text, sentence, link }, { serviceId, suspended }) => ({
    subject: sentence(suspended === 'yes' ? 'mail.cancellationWithdrawn.suspendedSubject' : 'mail.cancellationWithdrawn.subject'),
    blocks: [
      text('mail.greeting'),
      text(suspended === 'yes' ? 'mail.cancellationWithdrawn.suspended' : 'mail.cancellationWithdrawn.text'),
      link('mail.cancellationWithdrawn.link', `/services/${serviceId}`),
    ],
  }),
});

/** Sent when a cancelled service is deleted after its last day. */
export const serviceEndedMail = defineMail<{ hostname: string }>('service-ended', {
  telegramTopic: 'general',
  example: { hostname: 'web-01.example.org' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.serviceEnded.subject'),
    blocks: [text('mail.greeting'), text('mail.serviceEnded.text'), link('mail.serviceEnded.link', '/services/my')],
  }),
});
