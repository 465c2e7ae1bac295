import { defineModule } from '../define-module.ts';
import { getTelegramLink } from './get-telegram-link.ts';
import { requestTelegramLink } from './request-telegram-link.ts';
import { completeTelegramLink } from './complete-telegram-link.ts';
import { unlinkTelegram } from './unlink-telegram.ts';

export const telegramModule = defineModule({
  operations: { getTelegramLink, requestTelegramLink, completeTelegramLink, unlinkTelegram },
});
