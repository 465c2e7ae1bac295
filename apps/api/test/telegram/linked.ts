import { randomInt } from 'node:crypto';
import { success } from '../contract-client.ts';
import type { TelegramServer } from '../telegram-server.ts';
import type { Registered, TestApi } from '../test-api.ts';

export const someTelegramId = (): string => String(randomInt(100_000_000, 999_999_999));

/** Sets the ID in the client profile, as its form does. */
export async function giveTelegramId(api: TestApi, token: string, telegramId: string | null): Promise<void> {
  const { email: _email, status: _status, main_user: _mainUser, ...profile } = success(await api.call('getClientProfile', { token }));
  success(await api.call('updateClientProfile', { token, body: { ...profile, telegram_id: telegramId } }));
}

/** Returns the code in the last message to this ID. */
export function codeIn(telegram: TelegramServer, telegramId: string): string {
  const text = telegram.messages.findLast(({ chatId }) => chatId === telegramId)?.text ?? '';
  return /\d{6}/.exec(text)?.[0] ?? '';
}

/** Links the user to a new Telegram ID, and returns the ID. */
export async function linked(api: TestApi, telegram: TelegramServer, user: Registered): Promise<string> {
  const telegramId = someTelegramId();
  telegram.friends.add(telegramId);
  await giveTelegramId(api, user.token, telegramId);
  success(await api.call('requestTelegramLink', { token: user.token }));
  success(await api.call('completeTelegramLink', { token: user.token, body: { token: codeIn(telegram, telegramId) } }));
  return telegramId;
}
