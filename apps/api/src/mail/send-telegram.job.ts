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
  // Longer than Telegram takes to answer. Otherwise another process would send the message again.
  expireInSeconds: 60,
  // The same as mail: about a day.
  retryLimit: 150,
};

/** Sends a mail's content via Telegram to users who chose that. @throws if it isn't accepted; the job is retried */
export function sendTelegramJob(mails: readonly AnyMail[]): Job<QueuedMail> {
  return defineJob<QueuedMail>(sendTelegram.name, policy, async (app, order) => {
    const ready = await readyMail(app, mails, order, 'telegram');
    if (ready === null) return;
    // The job fails and is retried, because the bot may be unconfigured only for a while.
    if (app.telegram === null) throw new Error('TELEGRAM_BOT_TOKEN is not set');
    const outcome = await app.telegram.send(ready.address, telegramText(ready.content, app.configuration.brandName));
    if (outcome === 'unreachable') await endLink(app, ready.addressee.userId, ready.address);
  });
}

/** Marks the link as lost, which the user's settings show. Nothing is sent until the user links Telegram again. */
async function endLink(app: App, userId: number | null, telegramId: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    const clientId = await recipientRepository(tx).loseTelegram(userId, telegramId, app.now());
    if (clientId !== undefined) publish.account(tx, clientId);
  });
}

/** Renders a mail as one message. Long quotes are shortened; the portal has the full text. */
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
  // Never ends with half a surrogate pair.
  return `${text.slice(0, Math.max(0, length - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`.slice(0, length);
}
