import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const telegramBotToken = defineSetting('TELEGRAM_BOT_TOKEN', {
  schema: v.optional(v.pipe(text, v.regex(/^\d+:[\w-]{20,}$/, 'must be the token of a bot, as @BotFather gives it'))),
  about: 'The bot that writes to those who want to be told by Telegram. Unset, nobody is.',
});
