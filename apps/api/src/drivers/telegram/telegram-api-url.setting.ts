import * as v from 'valibot';
import { defineSetting, urlOf } from '../../platform/settings/define-setting.ts';

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
