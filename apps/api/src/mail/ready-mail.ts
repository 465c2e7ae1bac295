import type { App } from '../app.ts';
import { mailWriter, withReason, type AnyMail, type MailAttachment, type MailContent } from './define-mail.ts';
import type { QueuedMail } from './enqueue-mail.ts';
import { recipientRepository, type Addressee } from './recipient.repository.ts';
import type { Channel } from './topics.ts';

/** A mail with its recipient, address and content. Attachments are for email only. */
export type ReadyMail = { mail: AnyMail; addressee: Addressee; address: string; content: MailContent; attachment: MailAttachment | null };

/**
 * Completes a queued mail when it is sent, with the recipient's current preferences. Returns null if the recipient is gone, has switched
 * this channel off, or there is nothing left to say.
 */
export async function readyMail(
  app: App,
  mails: readonly AnyMail[],
  { recipient, template, values }: QueuedMail,
  channel: Channel,
): Promise<ReadyMail | null> {
  const mail = mails.find(({ name }) => name === template);
  if (mail === undefined) throw new Error(`Unknown mail template ${template}`);
  const topic = channel === 'telegram' ? (mail.telegramTopic ?? mail.topic) : mail.topic;
  const ready = await app.database.transaction(async (tx) => {
    const recipients = recipientRepository(tx);
    const addressee = await recipients.find(recipient);
    if (addressee === undefined) return null;
    // Checked when the mail is sent, so that a topic switched off since then is respected.
    if (topic !== undefined && !(await recipients.wants(addressee, topic, channel))) return null;
    const address = channel === 'email' ? addressee.email : await recipients.telegramOf(addressee);
    if (address === undefined) return null;
    // The values were enqueued with the same declaration, here and below.
    const prepared = mail.prepare === undefined ? {} : await mail.prepare(tx, app, addressee, values as never);
    if (prepared === null) return null;
    const attachment = channel === 'email' ? await mail.attach?.(tx, app, addressee, values as never) : null;
    return { addressee, address, values: { ...values, ...prepared }, attachment: attachment ?? null };
  });
  if (ready === null) return null;
  const { brandName: brand, publicUrl } = app.configuration;
  const { firstName, language: locale } = ready.addressee;
  const writer = mailWriter({ locale, brand, publicUrl, firstName }, ready.values);
  const content = withReason(mail.write(writer, ready.values as never), writer, topic);
  return { mail, addressee: ready.addressee, address: ready.address, content, attachment: ready.attachment };
}
