import type { App } from '../app.ts';
import { newVerificationCode } from '../modules/auth/verification-code.ts';
import type { MailOrder } from './order-mail.ts';
import { mailTemplates } from './define-mail.ts';
import { recipientRepository } from './recipient.repository.ts';
import { renderMail } from './render-mail.ts';

/**
 * The job behind every mail. A verification code is made here, at the moment it is sent: it is written down nowhere but in the mail, and a job
 * that runs again sends a new one that voids the first.
 * @throws where the mail was not accepted; the job is tried again
 */
export async function sendMail(app: App, { key, orderedAt, recipient, template, values }: MailOrder): Promise<void> {
  const { brandName, publicUrl } = app.configuration;
  const prepared = await app.database.transaction(async (tx) => {
    const user = await recipientRepository(tx).find(recipient);
    if (user === undefined) return null;
    if (template !== 'verification-code') return { user, values };
    if (user.emailVerifiedAt !== null) return null;
    return { user, values: { ...values, code: await newVerificationCode(tx, user.userId, app.now()) } };
  });
  if (prepared === null) return;
  const { user } = prepared;
  const content = mailTemplates[template]({
    locale: user.language,
    brand: brandName,
    publicUrl,
    firstName: user.firstName,
    values: prepared.values,
  });
  await app.mailer.send({ key, name: template, orderedAt, to: user.email, ...renderMail(content, brandName, user.language) });
}
