import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { JobName } from '../platform/queue/queue.ts';
import type { Mail, Nothing, MailValues } from './define-mail.ts';
import { recipientRepository, type Recipient } from './recipient.repository.ts';

/** A mail to be sent, as its job stores it: no address but one that was just typed in, and never a code. */
export type QueuedMail = {
  /** Names the message, so that one that is sent twice is known to be the same. */
  key: string;
  orderedAt: string;
  recipient: Recipient;
  template: string;
  values: MailValues;
};

export const sendMail: JobName<QueuedMail> = { name: 'send-mail' };

/** The same, to who wants to be told by Telegram: a job of its own, so that each way fails and is tried again by itself. */
export const sendTelegram: JobName<QueuedMail> = { name: 'send-telegram' };

/** `delayMs`: not sent before so long from now. */
type Wanted<Values> = { recipient: Recipient; delayMs?: number } & (Nothing extends Values ? { values?: Values } : { values: Values });

/** Orders a mail that is sent once the transaction is committed, in the language of who receives it; by Telegram too, where they want it. */
export async function enqueueMail<Values extends MailValues>(
  app: App,
  tx: Transaction,
  mail: Mail<Values>,
  { recipient, values, delayMs = 0 }: Wanted<NoInfer<Values>>,
): Promise<void> {
  const order = { key: randomUUID(), orderedAt: app.now().toISOString(), recipient, template: mail.name, values: values ?? {} };
  // Somebody sits before a screen that asks for a code, while many are told of something.
  await app.jobs.enqueue(tx, sendMail, order, { isUrgent: mail.topic === undefined, delayMs });
  // Codes and what is about safety go by mail alone.
  if (app.telegram === null || mail.topic === undefined || !(await recipientRepository(tx).isOnTelegram(recipient))) return;
  await app.jobs.enqueue(tx, sendTelegram, { ...order, key: randomUUID() }, { delayMs });
}
