import type { App } from '../app.ts';
import { maxMessageLength } from '../drivers/telegram/telegram-bot.ts';
import { publish } from '../platform/events/publish.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import type { AnyMail, MailContent } from './define-mail.ts';
import { sendTelegram, type QueuedMail } from './enqueue-mail.ts';
import { readyMail } from './ready-mail.ts';
import { recipientRepository } from './recipient.repository.ts';
import { renderText } from './render-mail.ts';

const policy = {
  // Longer than Telegram may take for its answer, or another process would send the same message meanwhile.
  expireInSeconds: 60,
  // As long as mail is: about a day.
  retryLimit: 150,
};

/** What a mail says, sent by Telegram to those who want it there. @throws where it was not accepted; the job is tried again */
export function sendTelegramJob(mails: readonly AnyMail[]): Job<QueuedMail> {
  return defineJob<QueuedMail>(sendTelegram.name, policy, async (app, order) => {
    const ready = await readyMail(app, mails, order, 'telegram');
    if (ready === null) return;
    // It is tried again until it is given up: a provider may take the bot away for an hour.
    if (app.telegram === null) throw new Error('There is no bot: TELEGRAM_BOT_TOKEN is not set');
    const outcome = await app.telegram.send(ready.address, telegramText(ready.content, app.configuration.brandName));
    if (outcome === 'unreachable') await endLink(app, ready.addressee.userId, ready.address);
  });
}

/** A link that leads nowhere: the user's settings say so, and nothing more is sent there until it is made anew. */
async function endLink(app: App, userId: number | null, telegramId: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    const clientId = await recipientRepository(tx).loseTelegram(userId, telegramId, app.now());
    if (clientId !== undefined) publish.account(tx, clientId);
  });
}

/** The whole of it in one message: what somebody wrote at length is cut, and read in the portal. */
export function telegramText({ subject, blocks }: MailContent, brand: string): string {
  const textOf = (quoteLength: number) => {
    const cut = blocks.map((block) => (block.kind === 'quote' ? { ...block, text: shortened(block.text, quoteLength) } : block));
    return `${subject}\n\n${renderText({ blocks: cut }, brand)}`;
  };
  const whole = textOf(maxMessageLength);
  if (whole.length <= maxMessageLength) return whole;
  return shortened(textOf(Math.max(0, maxMessageLength - textOf(0).length)), maxMessageLength);
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  // Never half of a surrogate pair.
  return `${text.slice(0, Math.max(0, length - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`.slice(0, length);
}
