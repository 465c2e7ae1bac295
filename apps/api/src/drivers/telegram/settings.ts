import * as v from 'valibot';
import { defineSetting, text, urlOf } from '@portico/drivers/define-setting';

export const telegramBotToken = defineSetting('TELEGRAM_BOT_TOKEN', {
  schema: v.optional(v.pipe(text, v.regex(/^\d+:[\w-]{20,}$/, 'must be a bot token from @BotFather'))),
  about: 'Token of the bot that sends Telegram notifications. They are off when unset.',
});

export const telegramBotName = defineSetting('TELEGRAM_BOT_NAME', {
  schema: v.optional(v.pipe(text, v.regex(/^\w{5,32}$/, 'must be the bot’s username, without @'))),
  about: 'Username of that bot, without @. The portal links to it, since a bot can only write to people who have started it.',
});

export const telegramApiUrl = defineSetting('TELEGRAM_API_URL', {
  schema: v.optional(
    v.pipe(
      urlOf('https', 'http'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    'https://api.telegram.org',
  ),
  about: 'Origin of the Telegram Bot API. Change it if you run your own Bot API server.',
});
