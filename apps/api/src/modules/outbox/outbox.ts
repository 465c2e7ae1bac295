import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendMail, sendTelegram, type QueuedMail } from '../../mail/enqueue-mail.ts';
import { recipientRepository } from '../../mail/recipient.repository.ts';
import { OperatorError } from '../../operator/define-command.ts';
import { openJobsRepository, type OpenJob } from '../../platform/queue/queue.repository.ts';

/** An unsent or abandoned email or Telegram message: its job and current recipient. */
export type OpenMail = Omit<OpenJob, 'data'> & { order: QueuedMail; to: string };

/** The jobs are the outbox. A second list could disagree with them. */
export const outboxOf = (tx: Transaction) => openJobsRepository(tx, [sendMail.name, sendTelegram.name]);

export function openMails(app: App, max: number): Promise<OpenMail[]> {
  return app.database.read(async (tx) => await Promise.all((await outboxOf(tx).list(max)).map((job) => withAddressee(tx, job))));
}

export function findMail(app: App, id: string): Promise<OpenMail | undefined> {
  return app.database.read(async (tx) => {
    const job = await outboxOf(tx).find(id);
    return job && (await withAddressee(tx, job));
  });
}

async function withAddressee(tx: Transaction, { data, ...job }: OpenJob): Promise<OpenMail> {
  // The cast is safe: only `enqueueMail` enqueues these jobs.
  const order = data as QueuedMail;
  return { ...job, order, to: (await whereTo(tx, job.name, order)) ?? 'a deleted recipient' };
}

async function whereTo(tx: Transaction, name: string, { recipient }: QueuedMail): Promise<string | undefined> {
  const recipients = recipientRepository(tx);
  const addressee = await recipients.find(recipient);
  if (name !== sendTelegram.name) return addressee?.email;
  const telegramId = addressee && (await recipients.telegramOf(addressee));
  return telegramId && `${addressee.email} on Telegram, ${telegramId}`;
}

export const isMail = ({ name }: OpenMail): boolean => name === sendMail.name;

/** Parses a mail id typed by an operator. @throws OperatorError if it isn't one */
export function mailId(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw new OperatorError(`${text} is not a message id. \`outbox list\` shows the ids.`);
  return text.toLowerCase();
}

export const noOpenMail = (id: string): OperatorError => new OperatorError(`There is no unsent message ${id}: it was sent or purged.`);

export const mailToReport = (mail: OpenMail) => ({
  id: mail.id,
  isMail: isMail(mail),
  template: mail.order.template,
  to: mail.to,
  enqueuedAt: mail.order.orderedAt,
  messageIdPrefix: isMail(mail) ? mail.order.key : null,
  state: mail.state === 'given up' ? 'abandoned' : mail.state,
  attempts: mail.tries,
  nextAttemptAt: mail.state === 'given up' ? null : mail.nextAttempt,
  error: mail.error === null ? null : reasonOf(mail),
});

export function stateOf({ state, tries, nextAttempt }: OpenMail): string {
  if (state === 'given up') return `abandoned after ${timesOf(tries)}`;
  if (state === 'running') return `being sent, ${timesOf(tries)}`;
  return tries === 0 ? 'no attempts yet' : `${timesOf(tries)}, next at ${atSecond(nextAttempt)}`;
}

/** Returns the server's last error on one line. */
export const reasonOf = ({ error }: OpenMail): string => (error ?? '').replaceAll(/\s+/g, ' ');

const timesOf = (tries: number) => (tries === 1 ? '1 attempt' : `${tries} attempts`);

const atSecond = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');
