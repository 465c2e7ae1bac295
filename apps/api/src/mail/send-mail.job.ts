import { defineJob, type Job } from '../jobs/define-job.ts';
import { brandColour } from './brand-colour.ts';
import { mailWriter, type AnyMail } from './define-mail.ts';
import { sendMail, type MailOrder } from './order-mail.ts';
import { recipientRepository } from './recipient.repository.ts';
import { renderMail } from './render-mail.ts';

/** The job behind every mail of the registry. @throws where the mail was not accepted; the job is tried again */
export function sendMailJob(mails: readonly AnyMail[]): Job<MailOrder> {
  return defineJob<MailOrder>(sendMail.name, {}, async (app, { key, orderedAt, recipient, template, values }) => {
    const mail = mails.find(({ name }) => name === template);
    if (mail === undefined) throw new Error(`There is no mail ${template}`);
    const ready = await app.database.transaction(async (tx) => {
      const addressee = await recipientRepository(tx).find(recipient);
      if (addressee === undefined) return null;
      // Ordered with the values of the same declaration, here and below.
      const prepared = mail.prepare === undefined ? {} : await mail.prepare(tx, app, addressee, values as never);
      return prepared && { addressee, values: { ...values, ...prepared } };
    });
    if (ready === null) return;
    const { brandName, brand, publicUrl } = app.configuration;
    const { email, firstName, language } = ready.addressee;
    const writer = mailWriter({ locale: language, brand: brandName, publicUrl, firstName }, ready.values);
    const content = mail.write(writer, ready.values as never);
    const look = { name: brandName, colour: brandColour(brand.brand.accent) };
    await app.mailer.send({ key, name: template, orderedAt, to: email, ...renderMail(content, look, language) });
  });
}
