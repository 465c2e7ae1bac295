import { MailRejected, MailSignInRefused, type MailFile } from '../drivers/mail/mailer.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { UnrecoverableError } from '../platform/queue/queue.ts';
import { brandColour } from './brand-colour.ts';
import type { AnyMail, MailAttachment } from './define-mail.ts';
import { sendMail, type QueuedMail } from './enqueue-mail.ts';
import { readyMail } from './ready-mail.ts';
import { renderMail } from './render-mail.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const policy = {
  // A burst of sign-ups queues many mails, and each mostly waits for the mail server. One that waits for long holds up only its batch.
  workers: 4,
  batchSize: 5,
  // Longer than a mail server may take for all its replies to as many mails, five at a time. Otherwise another process would send them again.
  // A killed process is noticed by its heartbeat.
  expireInSeconds: 3_600,
  // Retries for about a day, at most ten minutes apart, because a mail server may be down overnight.
  retryLimit: 150,
};

/** The job that sends every registered mail. @throws if the mail isn't accepted; the job is retried unless the rejection is permanent */
export function sendMailJob(mails: readonly AnyMail[]): Job<QueuedMail> {
  return defineJob<QueuedMail>(sendMail.name, policy, async (app, order) => {
    const ready = await readyMail(app, mails, order, 'email');
    if (ready === null) return;
    const { brandName, brand, publicUrl } = app.configuration;
    const { key, template, orderedAt } = order;
    const { userId, language } = ready.addressee;
    const frame = { template, language, publicUrl, brand: { name: brandName, colour: brandColour(brand.brand.accent) } };
    const { topic } = ready.mail;
    const unsubscribe =
      topic === undefined || userId === null
        ? {}
        : { unsubscribeUrl: `${publicUrl}${unsubscribeLink(app.configuration, { userId, topic })}` };
    const attachments = ready.attachment === null ? {} : { attachments: [await fileOf(ready.attachment)] };
    const message = { ...unsubscribe, ...attachments, ...renderMail(ready.content, frame, app.mailLayout) };
    try {
      await app.mailer.send({ key, name: template, orderedAt, to: ready.address, ...message });
    } catch (error) {
      if (error instanceof MailRejected) throw new UnrecoverableError(error.message, { cause: error });
      if (error instanceof MailSignInRefused)
        app.logger.error({ err: error }, 'the mail server rejected the SMTP_URL credentials, no email is sent until they are fixed');
      throw error;
    }
  });
}

async function fileOf({ name, contentType, render }: MailAttachment): Promise<MailFile> {
  return { filename: name, contentType, content: Buffer.from(await render()) };
}
