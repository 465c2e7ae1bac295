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
  /** With the ID of the client's profile, which the link has to name to hold. */
  find: (): Promise<LinkRow> =>
    tx
      .selectFrom('client_user')
      .innerJoin('client', 'client.id', 'client_user.client_id')
      .leftJoin('telegram_link', 'telegram_link.user_id', 'client_user.id')
      .select(['client.telegram_id as telegramId', 'wanted_id as wantedId', 'code_expires_at as codeExpiresAt'])
      .select(['linked_id as linkedId', 'linked_at as linkedAt', 'lost_at as lostAt'])
      .where('client_user.id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Until the transaction ends, nobody gives the client another ID. */
  async lockTelegramId(clientId: number): Promise<string | null> {
    const row = await tx.selectFrom('client').select('telegram_id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirstOrThrow();
    return row.telegram_id;
  },

  /** Voids the code before. */
  async setCode(telegramId: string, codeHash: string, expiresAt: Date): Promise<void> {
    const code = { wanted_id: telegramId, code_hash: codeHash, code_expires_at: expiresAt, tries: 0 };
    await tx
      .insertInto('telegram_link')
      .values({ user_id: userId, ...code, linked_id: null, linked_at: null, lost_at: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
      .execute();
  },

  /** A code that did not arrive is waited for by nobody. */
  async dropCode(codeHash: string): Promise<void> {
    await tx.updateTable('telegram_link').set(nothingWanted).where('user_id', '=', userId).where('code_hash', '=', codeHash).execute();
  },

  /** The code's try is counted before it is compared: of any number of guesses at once five are looked at. */
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

  /** Uses the code up. False where a new one took its place, another request was faster, or it was sent to another ID than this. */
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

  /** The preference that goes with it. */
  async setTold(isNotified: boolean): Promise<void> {
    await tx.updateTable('client_user').set({ notify_telegram: isNotified }).where('id', '=', userId).execute();
  },
});
