import * as v from 'valibot';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { telegramApiUrl, telegramBotName, telegramBotToken } from './settings.ts';
import type { TelegramBot } from './telegram-bot.ts';

const timeoutMs = 15_000;

const refusalSchema = v.object({
  description: v.fallback(v.string(), ''),
  parameters: v.fallback(v.object({ retry_after: v.optional(v.number()) }), {}),
});

/** Returns null without a token: Telegram is disabled. */
export function createTelegramBot(configuration: Configuration): TelegramBot | null {
  const token = configuration.setting(telegramBotToken);
  if (token === undefined) return null;
  const address = `${configuration.setting(telegramApiUrl)}/bot${token}/sendMessage`;
  // Telegram asked us to pause until then. Uses the real clock, not the test clock.
  let pausedUntilMs = 0;
  return {
    name: configuration.setting(telegramBotName) ?? null,
    async send(chatId, text) {
      const pauseMs = pausedUntilMs - performance.now();
      if (pauseMs > 0) throw new Error(`Telegram rate limit: wait ${Math.ceil(pauseMs / 1_000)} s`);
      const response = await post(address, { chat_id: chatId, text, link_preview_options: { is_disabled: true } });
      if (response.ok) return 'sent';
      const { description, parameters } = v.parse(refusalSchema, await response.json().catch(() => ({})));
      if (isUnreachable(response.status, description)) return 'unreachable';
      if (response.status === 429) pausedUntilMs = performance.now() + (parameters.retry_after ?? 1) * 1_000;
      throw new Error(`Telegram rejected the message: ${response.status} ${description}`);
    },
  };
}

/** The URL contains the bot token, so errors must not include it. */
async function post(address: string, body: object): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    throw new Error(`No response from Telegram: ${typeof code === 'string' ? code : 'timeout'}`, { cause: error });
  }
}

/** 403 means blocked or deleted. A chat the bot has never seen returns 400. */
function isUnreachable(status: number, description: string): boolean {
  return status === 403 || (status === 400 && /chat not found|peer_id_invalid|user not found/i.test(description));
}
