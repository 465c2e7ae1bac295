import type { TelegramLink } from '@portico/contract';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { telegramLinkRepository, type LinkRow } from './telegram-link.repository.ts';

/** Returns the current state of a user's link. */
export async function readTelegramLink(tx: Transaction, app: App, userId: number): Promise<TelegramLink> {
  const row = await telegramLinkRepository(tx, userId).find();
  const state = app.telegram === null ? 'off' : stateOf(row);
  const isAwaited = row.wantedId === row.telegramId && row.codeExpiresAt !== null && row.codeExpiresAt > app.now();
  return {
    state,
    telegram_id: row.telegramId,
    bot: app.telegram?.name ?? null,
    linked_at: state === 'linked' ? (row.linkedAt?.toISOString() ?? null) : null,
    code_expires_at: isAwaited && state !== 'off' ? (row.codeExpiresAt?.toISOString() ?? null) : null,
  };
}

function stateOf({ telegramId, linkedId, lostAt }: LinkRow): TelegramLink['state'] {
  if (telegramId === null) return 'no_id';
  if (linkedId === telegramId) return 'linked';
  return lostAt === null ? 'unlinked' : 'lost';
}
