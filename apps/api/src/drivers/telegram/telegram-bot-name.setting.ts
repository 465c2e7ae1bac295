import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const telegramBotName = defineSetting('TELEGRAM_BOT_NAME', {
  schema: v.optional(v.pipe(text, v.regex(/^\w{5,32}$/, 'must be the user name of the bot, without @'))),
  about: 'The user name of that bot, without @: the settings lead to it, since a bot may write to nobody who has not started it.',
});
