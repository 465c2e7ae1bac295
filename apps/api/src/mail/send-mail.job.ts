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
  // Many wait when many sign up at once, and each spends its time waiting for a mail server.
  batchSize: 20,
  // Longer than a mail server may take for all of its answers, or another process would send the same mail meanwhile.
  expireInSeconds: 180,
  // For about a day with pauses of ten minutes at most: a mail server may be down over night.
  retryLimit: 150,
};

/** The job behind every mail of the registry. @throws where the mail was not accepted; the job is tried again, unless it was rejected for good */
export function sendMailJob(mails: readonly AnyMail[]): Job<QueuedMail> {
  return defineJob<QueuedMail>(sendMail.name, policy, async (app, order) => {
    const ready = await readyMail(app, mails, order, 'email');
    if (ready === null) return;
    const { brandName, brand, publicUrl } = app.configuration;
    const { key, template, orderedAt } = order;
    const { userId, language } = ready.addressee;
    const look = { name: brandName, colour: brandColour(brand.brand.accent) };
    const { topic } = ready.mail;
    const unsubscribe =
      topic === undefined || userId === null
        ? {}
        : { unsubscribeUrl: `${publicUrl}${unsubscribeLink(app.configuration, { userId, topic })}` };
    const attachments = ready.attachment === null ? {} : { attachments: [await fileOf(ready.attachment)] };
    const message = { ...unsubscribe, ...attachments, ...renderMail(ready.content, look, language) };
    try {
      await app.mailer.send({ key, name: template, orderedAt, to: ready.address, ...message });
    } catch (error) {
      if (error instanceof MailRejected) throw new UnrecoverableError(error.message, { cause: error });
      if (error instanceof MailSignInRefused)
        app.logger.error({ err: error }, 'the mail server refuses the sign-in of SMTP_URL: no mail is sent until that is corrected');
      throw error;
    }
  });
}

async function fileOf({ name, contentType, render }: MailAttachment): Promise<MailFile> {
  return { filename: name, contentType, content: Buffer.from(await render()) };
}
