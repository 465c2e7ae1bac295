import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { JobName } from '../platform/queue/queue.ts';
import type { Mail, Nothing, MailValues } from './define-mail.ts';
import { recipientRepository, type Recipient } from './recipient.repository.ts';

/** A queued mail as its job stores it. It holds no address, except one that was just entered, and never a code. */
export type QueuedMail = {
  /** Identifies the message, so that a repeated send is recognized. */
  key: string;
  orderedAt: string;
  recipient: Recipient;
  template: string;
  values: MailValues;
};

export const sendMail: JobName<QueuedMail> = { name: 'send-mail' };

/** The same message via Telegram. It is a separate job, so that each channel fails and retries independently. */
export const sendTelegram: JobName<QueuedMail> = { name: 'send-telegram' };

/** The minimum delay before sending, in milliseconds. */
type MailRequest<Values> = { recipient: Recipient; delayMs?: number } & (Nothing extends Values ? { values?: Values } : { values: Values });

/** Enqueues a mail in the recipient's language, to be sent after the transaction commits; also via Telegram if the recipient chose that. */
export async function enqueueMail<Values extends MailValues>(
  app: App,
  tx: Transaction,
  mail: Mail<Values>,
  { recipient, values, delayMs = 0 }: MailRequest<NoInfer<Values>>,
): Promise<void> {
  const order = { key: randomUUID(), orderedAt: app.now().toISOString(), recipient, template: mail.name, values: values ?? {} };
  // Someone may be waiting for a code, so those mails go before notifications.
  await app.jobs.enqueue(tx, sendMail, order, { isUrgent: mail.topic === undefined, delayMs });
  // Codes and security mails go by email only.
  const telegramTopic = mail.telegramTopic ?? mail.topic;
  if (app.telegram === null || telegramTopic === undefined || !(await recipientRepository(tx).isOnTelegram(recipient))) return;
  await app.jobs.enqueue(tx, sendTelegram, { ...order, key: randomUUID() }, { delayMs });
}
