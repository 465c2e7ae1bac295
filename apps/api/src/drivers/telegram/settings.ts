import * as v from 'valibot';
import { defineSetting, text, urlOf } from '../../platform/settings/define-setting.ts';

export const telegramBotToken = defineSetting('TELEGRAM_BOT_TOKEN', {
  schema: v.optional(v.pipe(text, v.regex(/^\d+:[\w-]{20,}$/, 'must be the token of a bot, as @BotFather gives it'))),
  about: 'The bot that writes to those who want to be told by Telegram. Unset, nobody is.',
});

export const telegramBotName = defineSetting('TELEGRAM_BOT_NAME', {
  schema: v.optional(v.pipe(text, v.regex(/^\w{5,32}$/, 'must be the user name of the bot, without @'))),
  about: 'The user name of that bot, without @: the settings lead to it, since a bot may write to nobody who has not started it.',
});

export const telegramApiUrl = defineSetting('TELEGRAM_API_URL', {
  schema: v.optional(
    v.pipe(
      urlOf('https', 'http'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    'https://api.telegram.org',
  ),
  about: 'Where the bot API of Telegram is; another one where you run your own server of it.',
});
