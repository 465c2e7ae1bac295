import type { Transaction } from '../../platform/database/database.ts';
import type { TakenCode } from '../auth/sign-up/verification-code.ts';

const maxAttempts = 5;

export type LinkRow = {
  telegramId: string | null;
  wantedId: string | null;
  codeExpiresAt: Date | null;
  linkedId: string | null;
  linkedAt: Date | null;
  lostAt: Date | null;
};

const nothingWanted = { wanted_id: null, code_hash: null, code_expires_at: null, tries: 0 };

export const telegramLinkRepository = (tx: Transaction, userId: number) => ({
  /** Includes the Telegram ID of the client's profile. A link is valid only for that ID. */
  find: (): Promise<LinkRow> =>
    tx
      .selectFrom('client_user')
      .innerJoin('client', 'client.id', 'client_user.client_id')
      .leftJoin('telegram_link', 'telegram_link.user_id', 'client_user.id')
      .select(['client.telegram_id as telegramId', 'wanted_id as wantedId', 'code_expires_at as codeExpiresAt'])
      .select(['linked_id as linkedId', 'linked_at as linkedAt', 'lost_at as lostAt'])
      .where('client_user.id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Locks the client, so that its Telegram ID doesn't change until the transaction ends. */
  async lockTelegramId(clientId: number): Promise<string | null> {
    const row = await tx.selectFrom('client').select('telegram_id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirstOrThrow();
    return row.telegram_id;
  },

  /** Voids the previous code. */
  async setCode(telegramId: string, codeHash: string, expiresAt: Date): Promise<void> {
    const code = { wanted_id: telegramId, code_hash: codeHash, code_expires_at: expiresAt, tries: 0 };
    await tx
      .insertInto('telegram_link')
      .values({ user_id: userId, ...code, linked_id: null, linked_at: null, lost_at: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
      .execute();
  },

  /** Removes a code that couldn't be delivered. */
  async dropCode(codeHash: string): Promise<void> {
    await tx.updateTable('telegram_link').set(nothingWanted).where('user_id', '=', userId).where('code_hash', '=', codeHash).execute();
  },

  /** Counts the attempt before the code is compared, so that at most five concurrent guesses are checked. */
  async consumeAttempt(): Promise<TakenCode | null> {
    const row = await tx
      .updateTable('telegram_link')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('tries', '<', maxAttempts)
      .returning(['code_hash as codeHash', 'code_expires_at as expiresAt'])
      .executeTakeFirst();
    if (row === undefined || row.codeHash === null || row.expiresAt === null) return null;
    return { codeHash: row.codeHash, expiresAt: row.expiresAt };
  },

  /** Uses the code. Returns false if it was already used or replaced, or was sent to another ID. */
  async link(codeHash: string, telegramId: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('telegram_link')
      .set({ ...nothingWanted, linked_id: telegramId, linked_at: at, lost_at: null })
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .where('wanted_id', '=', telegramId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async unlink(): Promise<void> {
    await tx
      .updateTable('telegram_link')
      .set({ ...nothingWanted, linked_id: null, linked_at: null, lost_at: null })
      .where('user_id', '=', userId)
      .execute();
  },

  /** Turns Telegram notifications on or off. */
  async setNotified(isNotified: boolean): Promise<void> {
    await tx.updateTable('client_user').set({ notify_telegram: isNotified }).where('id', '=', userId).execute();
  },
});
