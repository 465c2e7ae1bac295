import type { App } from '../../app.ts';
import type { TelegramBot } from '../../drivers/telegram/telegram-bot.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { consumeRateLimit } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../operations/refusal.ts';
import { rateLimitByUser } from '../auth/auth.policy.ts';
import { codeExpiry, makeCode } from '../auth/sign-up/verification-code.ts';
import { readTelegramLink } from './telegram-link.ts';
import { telegramLinkRepository } from './telegram-link.repository.ts';

const perHour = { limit: 5, windowSeconds: 3_600 };

/** Sends the code within the request rather than in a job, so that the user learns immediately if the bot can't write to them. */
export const requestTelegramLink = defineOperation('requestTelegramLink', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  limits: rateLimitByUser('telegramCode', perHour),
  async handle({ app, account: { userId }, locale, now }) {
    const { telegram } = app;
    if (telegram === null) return refuse(409, 'telegram_off');
    const { telegramId } = await app.database.read((tx) => telegramLinkRepository(tx, userId).find());
    if (telegramId === null) return refuseFields([{ path: 'telegram_id', code: 'required', params: {} }]);
    // Protects the owner of the ID from codes that others request.
    const rateLimited = await consumeRateLimit(app, [{ name: 'telegramCode-id', subject: telegramId, ...perHour }]);
    if (rateLimited) return rateLimited;

    const { code, codeHash } = await makeCode(app.secrets);
    await app.database.transaction((tx) => telegramLinkRepository(tx, userId).setCode(telegramId, codeHash, codeExpiry(now)));
    const text = sentence(locale, 'telegram.code', { brand: app.configuration.brandName, code });
    const outcome = await sendNow(app, telegram, telegramId, text);
    if (outcome === 'sent') return { status: 200, body: await app.database.read((tx) => readTelegramLink(tx, app, userId)) };
    await app.database.transaction((tx) => telegramLinkRepository(tx, userId).dropCode(codeHash));
    return outcome === 'unreachable' ? refuse(409, 'telegram_unreachable') : refuse(503, 'telegram_unavailable');
  },
});

async function sendNow(
  { logger }: App,
  telegram: TelegramBot,
  telegramId: string,
  text: string,
): Promise<'sent' | 'unreachable' | 'failed'> {
  try {
    return await telegram.send(telegramId, text);
  } catch (error) {
    logger.warn({ err: error }, 'failed to send a code by Telegram');
    return 'failed';
  }
}
