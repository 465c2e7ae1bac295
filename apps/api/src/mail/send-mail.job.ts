import { defineJob, type Job } from '../jobs/define-job.ts';
import { brandColour } from './brand-colour.ts';
import { mailWriter, withReason, type AnyMail } from './define-mail.ts';
import { sendMail, type MailOrder } from './order-mail.ts';
import { recipientRepository } from './recipient.repository.ts';
import { unsubscribeLink } from './unsubscribe.ts';
import { renderMail } from './render-mail.ts';

const policy = {
  // Many wait when many sign up at once, and each spends its time waiting for a mail server.
  batchSize: 20,
  // Longer than a mail server may take for all of its answers, or another process would send the same mail meanwhile.
  expireInSeconds: 180,
  // For about a day with pauses of ten minutes at most: a mail server may be down over night.
  retryLimit: 150,
};

/** The job behind every mail of the registry. @throws where the mail was not accepted; the job is tried again */
export function sendMailJob(mails: readonly AnyMail[]): Job<MailOrder> {
  return defineJob<MailOrder>(sendMail.name, policy, async (app, { key, orderedAt, recipient, template, values }) => {
    const mail = mails.find(({ name }) => name === template);
    if (mail === undefined) throw new Error(`There is no mail ${template}`);
    const ready = await app.database.transaction(async (tx) => {
      const recipients = recipientRepository(tx);
      const addressee = await recipients.find(recipient);
      if (addressee === undefined) return null;
      // Asked when it is sent: whoever switched it off meanwhile is not written to.
      if (mail.topic !== undefined && !(await recipients.wants(addressee, mail.topic))) return null;
      // Ordered with the values of the same declaration, here and below.
      const prepared = mail.prepare === undefined ? {} : await mail.prepare(tx, app, addressee, values as never);
      return prepared && { addressee, values: { ...values, ...prepared } };
    });
    if (ready === null) return;
    const { brandName, brand, publicUrl } = app.configuration;
    const { userId, email, firstName, language } = ready.addressee;
    const writer = mailWriter({ locale: language, brand: brandName, publicUrl, firstName }, ready.values);
    const content = withReason(mail.write(writer, ready.values as never), writer, mail.topic);
    const look = { name: brandName, colour: brandColour(brand.brand.accent) };
    const { topic } = mail;
    const unsubscribe =
      topic === undefined || userId === null
        ? {}
        : { unsubscribeUrl: `${publicUrl}${unsubscribeLink(app.configuration, { userId, topic })}` };
    await app.mailer.send({ key, name: template, orderedAt, to: email, ...unsubscribe, ...renderMail(content, look, language) });
  });
}
