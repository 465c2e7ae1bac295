import type { App } from '../app.ts';
import { mailWriter, withReason, type AnyMail, type MailAttachment, type MailContent } from './define-mail.ts';
import type { QueuedMail } from './enqueue-mail.ts';
import { recipientRepository, type Addressee } from './recipient.repository.ts';
import type { Way } from './topics.ts';

/** To whom, where, and what. Only e-mail has an attachment. */
export type ReadyMail = { mail: AnyMail; addressee: Addressee; address: string; content: MailContent; attachment: MailAttachment | null };

/**
 * An ordered mail at the moment of sending: who is to be told, by their preferences of now, and in which words. Null where there is nobody, nobody who wants
 * it this way, or nothing to say any more.
 */
export async function readyMail(
  app: App,
  mails: readonly AnyMail[],
  { recipient, template, values }: QueuedMail,
  way: Way,
): Promise<ReadyMail | null> {
  const mail = mails.find(({ name }) => name === template);
  if (mail === undefined) throw new Error(`There is no mail ${template}`);
  const ready = await app.database.transaction(async (tx) => {
    const recipients = recipientRepository(tx);
    const addressee = await recipients.find(recipient);
    if (addressee === undefined) return null;
    // Asked when it is sent: whoever switched it off meanwhile is not written to.
    if (mail.topic !== undefined && !(await recipients.wants(addressee, mail.topic, way))) return null;
    const address = way === 'email' ? addressee.email : await recipients.telegramOf(addressee);
    if (address === undefined) return null;
    // Ordered with the values of the same declaration, here and below.
    const prepared = mail.prepare === undefined ? {} : await mail.prepare(tx, app, addressee, values as never);
    if (prepared === null) return null;
    const attachment = way === 'email' ? await mail.attach?.(tx, app, addressee, values as never) : null;
    return { addressee, address, values: { ...values, ...prepared }, attachment: attachment ?? null };
  });
  if (ready === null) return null;
  const { brandName: brand, publicUrl } = app.configuration;
  const { firstName, language: locale } = ready.addressee;
  const writer = mailWriter({ locale, brand, publicUrl, firstName }, ready.values);
  const content = withReason(mail.write(writer, ready.values as never), writer, mail.topic);
  return { mail, addressee: ready.addressee, address: ready.address, content, attachment: ready.attachment };
}
