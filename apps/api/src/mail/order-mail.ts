import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import type { MailTemplate } from './define-mail.ts';

/** By e-mail where nobody is signed in: whether there is such a user is found out by the job, so that the answer takes the same time. */
export type Recipient = { userId: number } | { mainUserOf: number } | { emailKey: string };

/** A mail to be sent, as its job stores it: no address but one that was just typed in, and never a code. */
export type MailOrder = {
  /** Names the message, so that one that is sent twice is known to be the same. */
  key: string;
  orderedAt: string;
  recipient: Recipient;
  template: MailTemplate;
  values: Readonly<Record<string, string | number>>;
};

type Wanted = { recipient: Recipient; template: MailTemplate; values?: MailOrder['values'] };

/** Orders a mail that is sent once the transaction is committed, in the language of who receives it. */
export async function orderMail(app: App, tx: Transaction, { recipient, template, values = {} }: Wanted): Promise<void> {
  await app.jobs.enqueue(tx, 'send-mail', { key: randomUUID(), orderedAt: app.now().toISOString(), recipient, template, values });
}
